// Of 255, with room for the number that makes it unique.
const wordsKept = 240

/** The name of a member's page as it comes from what others call them, else from their e-mail address. Case is kept. */
export function slugOf(nickname: string | null, loginEmail: string): string {
  return slugFrom(nickname ?? '') || slugFrom(loginEmail.split('@')[0] ?? '') || 'member'
}

function slugFrom(words: string): string {
  const slug = words
    .normalize('NFC')
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replaceAll(/-{2,}/g, '-')
  return [...slug]
    .slice(0, wordsKept)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
}

/** The slug itself, or the first of `-1`, `-2`… that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 1; ; number += 1) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`
  }
}

/** A slug that somebody typed, as it is kept; undefined when it has characters an address cannot have. */
export function readSlug(typed: string): string | undefined {
  const slug = typed.normalize('NFC')
  return /^[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,253}[\p{L}\p{M}\p{N}_])?$/u.test(slug) ? slug : undefined
}
