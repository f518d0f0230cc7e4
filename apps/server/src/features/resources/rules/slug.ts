/**
 * The part of a person's address that comes from their name: letters and digits of any script, lower case, hyphens for
 * spaces, the rest dropped.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? 'person' : slug
}

/** The slug itself, or the first of `-1`, `-2`… that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 1; ; number += 1) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`
  }
}

/** Whether a slug is this one, or this one with the number that made it unique. */
export function startsFrom(slug: string, wanted: string): boolean {
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)))
}
