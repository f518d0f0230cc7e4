const days = 24 * 60 * 60 * 1000

/** Lifetime of an access token in seconds; the response's `expires_in`. */
export const accessTokenSeconds = 4 * 60 * 60

/** Lifetime of an authorization code. */
export const codeMs = 60 * 1000

/** Age at which the access token key is rotated. */
export const keyAgeMs = 90 * days

/** How long another process may go on signing with a key that was just retired. */
export const keyCacheMs = 5 * 60 * 1000

/** How long a retired key verifies and is published: as long as the last token it signed lives. */
export const retiredKeyMs = accessTokenSeconds * 1000 + keyCacheMs

/** Returns true while tokens signed with a key may be valid. */
export const isKeyValid = (retiredAt: number | undefined, now: number): boolean =>
  retiredAt === undefined || now - retiredAt < retiredKeyMs

/** Idle lifetime of a family. */
export const familyMs = { visitor: 365 * days, member: 90 * days } as const

/** A member's family ends after this in all, used or not. */
const maxMemberFamilyMs = 365 * days

/** Returns when a family used now expires. */
export function familyExpiry(role: 'visitor' | 'member', createdAt: number, now: number): number {
  if (role === 'visitor') return now + familyMs.visitor
  return Math.min(now + familyMs.member, createdAt + maxMemberFamilyMs)
}
