const days = 24 * 60 * 60 * 1000

/** Seconds an access token is good for; also the answer's `expires_in`. */
export const accessTokenSeconds = 4 * 60 * 60

/** How long a code may be exchanged. */
export const codeMs = 60 * 1000

/** How old a key that signs access tokens gets. */
export const keyAgeMs = 90 * days

/** How long another process may go on signing with a key that was just retired. */
export const keysKnownMs = 5 * 60 * 1000

/** How long a retired key verifies and is published: as long as the last token it signed lives. */
export const retiredKeyMs = accessTokenSeconds * 1000 + keysKnownMs

/** Returns true while a key verifies: it signs, or tokens it signed may still be valid. */
export const isKeyValid = (retiredAt: number | undefined, now: number): boolean =>
  retiredAt === undefined || now - retiredAt < retiredKeyMs

/** How long a family lives after it was used last. */
export const familyMs = { visitor: 365 * days, member: 90 * days } as const

/** A member's family ends after this in all, used or not. */
const longestMemberFamilyMs = 365 * days

/** When a family that is used now will end. */
export function familyExpiry(role: 'visitor' | 'member', createdAt: number, now: number): number {
  if (role === 'visitor') return now + familyMs.visitor
  return Math.min(now + familyMs.member, createdAt + longestMemberFamilyMs)
}
