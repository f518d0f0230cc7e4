/** Maximum length of a slug before a number is appended. */
const baseLength = 480

/**
 * Converts text to a slug: letters and digits of any script with their marks, hyphens for spaces; drops the rest.
 * Preserves case. Empty if nothing remains.
 */
export function slugFrom(text: string, longest = baseLength): string {
  const slug = text
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

/** Converts text to a lower-case slug. Drops the dot that lower case adds to the i of `İrem`: nobody types it. */
export function lowerSlugFrom(text: string): string {
  return slugFrom(text.toLowerCase().replaceAll('i\u0307', 'i'))
}

/** Normalises a typed slug; undefined if it has characters that addresses cannot contain. */
export function readSlug(typed: string, longest: number): string | undefined {
  const slug = typed.normalize('NFC')
  const isFine = /^[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?$/u.test(slug)
  return isFine && [...slug].length <= longest ? slug : undefined
}

/** Returns true if a slug is this one, or this one with the number that made it unique. */
export function hasSlugBase(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
}

/**
 * Writes with the requested slug, or the first free one of `-1`, `-2`…. `write` returns false if it was taken
 * concurrently; then tries the next.
 */
export async function writeFreeSlug(
  base: string,
  taken: ReadonlySet<string>,
  write: (slug: string) => Promise<boolean>,
): Promise<void> {
  let slug = base
  for (let number = 1; taken.has(slug) || !(await write(slug)); number += 1) slug = `${base}-${number}`
}
