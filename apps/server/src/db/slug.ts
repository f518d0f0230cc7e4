/** What a slug is cut to, so that a number still fits behind it. */
const messagesStored = 480

/**
 * Words as a part of an address: letters and digits of any script with their marks, hyphens for spaces, the rest
 * dropped. Case is kept. Empty where nothing is left.
 */
export function slugFrom(words: string, longest = messagesStored): string {
  const slug = words
    .normalize('NFC')
    .replaceAll(/[\ufe00-\ufe0f\p{Me}]/gu, '') // marks of signs such as ✂️ and 1️⃣, which drop out themselves
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replaceAll(/-{2,}/g, '-')
  return [...slug]
    .slice(0, longest)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
}

/** The same in lower case. The dot that lower case puts over the i of `İrem` is dropped: nobody types it. */
export function lowerSlugFrom(words: string): string {
  return slugFrom(words.toLowerCase().replaceAll('i\u0307', 'i'))
}

/** A slug that somebody typed, as it is kept; undefined when it has characters an address cannot have. */
export function readSlug(typed: string, longest: number): string | undefined {
  const slug = typed.normalize('NFC')
  const isFine = /^[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?$/u.test(slug)
  return isFine && [...slug].length <= longest ? slug : undefined
}

/** Whether a slug is this one, or this one with the number that made it unique. */
export function hasSlugBase(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
}

/**
 * Writes with the slug wanted, or the first of `-1`, `-2`… that is free. Somebody may take it at the same moment, and
 * `write` answers false: then the next.
 */
export async function writeFreeSlug(
  base: string,
  taken: ReadonlySet<string>,
  write: (slug: string) => Promise<boolean>,
): Promise<void> {
  let slug = base
  for (let number = 1; taken.has(slug) || !(await write(slug)); number += 1) slug = `${base}-${number}`
}
