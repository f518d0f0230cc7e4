import type { Db, Tx } from '../../../db/database.ts'
import { voidCodes } from '../store/codes.ts'
import {
  findFamilySession,
  isFamilyLive,
  lockLiveFamily,
  revokeFamilies,
  revokeFamily,
  revokeOwnFamilies,
} from '../store/families.ts'

/**
 * Revokes every token family of a member, optionally except some: after a block, a deletion or a password change. `now`
 * in epoch milliseconds.
 */
export async function revokeMemberFamilies(
  tx: Tx,
  { siteId, memberId, exceptFamilyIds = [] }: { siteId: string; memberId: string; exceptFamilyIds?: readonly string[] },
  now: number,
): Promise<void> {
  await voidCodes(tx, siteId, { memberId }, now)
  await revokeFamilies(tx, siteId, { memberId, exceptFamilyIds }, now)
}

/** Revokes the families issued from browser sessions. */
export async function revokeSessionFamilies(
  tx: Tx,
  { siteId, memberSessionIds }: { siteId: string; memberSessionIds: readonly string[] },
  now: number,
): Promise<void> {
  await voidCodes(tx, siteId, { memberSessionIds }, now)
  await revokeFamilies(tx, siteId, { memberSessionIds }, now)
}

/**
 * Revokes the tokens of our own pages that a browser session had when another took its place. Front ends that were signed
 * in from it stay so, and are listed by name.
 */
export function revokeReplacedTokens(
  tx: Tx,
  { siteId, memberSessionId }: { siteId: string; memberSessionId: string },
  now: number,
): Promise<void> {
  return revokeOwnFamilies(tx, siteId, memberSessionId, now)
}

/** Ends one family: its bearer signed out. */
export function revokeTokenFamily(
  tx: Tx,
  { siteId, familyId }: { siteId: string; familyId: string },
  now: number,
): Promise<void> {
  return revokeFamily(tx, { siteId, id: familyId }, now)
}

/** Returns the browser session that started this family, if any. */
export function getFamilySession(
  db: Db,
  { siteId, familyId }: { siteId: string; familyId: string },
): Promise<string | undefined> {
  return findFamilySession(db, siteId, familyId)
}

/** Returns true if a family exists and is not revoked. */
export function isLiveFamily(db: Db, { siteId, familyId }: { siteId: string; familyId: string }): Promise<boolean> {
  return isFamilyLive(db, siteId, familyId)
}

/** Locks a live family, so that it cannot be revoked while more tokens are issued from it. */
export function lockFamily(tx: Tx, { siteId, familyId }: { siteId: string; familyId: string }): Promise<boolean> {
  return lockLiveFamily(tx, siteId, familyId)
}
