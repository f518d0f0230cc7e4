import type { Db, Tx } from '../../../db/database.ts'
import { voidCodes } from '../store/codes.ts'
import { findFamilySession, isFamilyLive, lockLiveFamily, revokeFamiliesOf, revokeFamily } from '../store/families.ts'

/**
 * Ends every sign-in of a member, at once, but for one family where it is named: after a block, a deletion, another
 * password. `now` in epoch milliseconds.
 */
export async function revokeMemberFamilies(
  tx: Tx,
  { siteId, memberId, exceptFamilyId }: { siteId: string; memberId: string; exceptFamilyId?: string },
  now: number,
): Promise<void> {
  await voidCodes(tx, siteId, { memberId }, now)
  await revokeFamiliesOf(tx, siteId, { memberId, exceptFamilyId }, now)
}

/** Ends what came from one session in a browser: somebody signed out there. */
export async function revokeSessionFamilies(
  tx: Tx,
  { siteId, memberSessionId }: { siteId: string; memberSessionId: string },
  now: number,
): Promise<void> {
  await voidCodes(tx, siteId, { memberSessionId }, now)
  await revokeFamiliesOf(tx, siteId, { memberSessionId }, now)
}

/** Ends one family: its bearer signed out. */
export function revokeFamilyOf(
  tx: Tx,
  { siteId, familyId }: { siteId: string; familyId: string },
  now: number,
): Promise<void> {
  return revokeFamily(tx, { siteId, id: familyId }, now)
}

/** The session in a browser this family came from; undefined where it came from none. */
export function sessionOfFamily(
  db: Db,
  { siteId, familyId }: { siteId: string; familyId: string },
): Promise<string | undefined> {
  return findFamilySession(db, siteId, familyId)
}

/** Returns whether a family exists and was not revoked. */
export function isLiveFamily(db: Db, { siteId, familyId }: { siteId: string; familyId: string }): Promise<boolean> {
  return isFamilyLive(db, siteId, familyId)
}

/** The same, and it is not revoked before this transaction ends: for issuing more tokens from it. */
export function lockFamily(tx: Tx, { siteId, familyId }: { siteId: string; familyId: string }): Promise<boolean> {
  return lockLiveFamily(tx, siteId, familyId)
}
