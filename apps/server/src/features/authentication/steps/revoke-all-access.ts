import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { getFamilySession, revokeMemberFamilies } from '../../identity/index.ts'
import { deleteDevices } from '../store/devices.ts'
import { deleteLoginEmailChange } from '../store/login-email-changes.ts'
import { deleteMailedSignIns } from '../store/mailed-sign-ins.ts'
import { deleteMemberSessions } from '../store/member-sessions.ts'
import { deleteOneTimeTokens } from '../store/one-time-tokens.ts'
import { deleteStates } from '../store/states.ts'

type Who = { siteId: string; memberId: string }

/**
 * Revokes all access that was granted, except one token family and its browser. The secret links of calendars are access
 * too: whoever made one may be who is signed out. Returns how many browsers were signed in.
 */
export async function revokeAllAccess(tx: Tx, context: Context, who: Who, exceptFamilyId?: string): Promise<number> {
  const now = context.clock.now()
  await context.ports.authentication.endCalendarFeeds(tx, who.siteId, [who.memberId])
  if (exceptFamilyId === undefined) {
    await revokeMemberFamilies(tx, who, now)
    return clearSignIns(tx, who)
  }
  const present = await getFamilySession(tx, { siteId: who.siteId, familyId: exceptFamilyId })
  await revokeMemberFamilies(tx, { ...who, exceptFamilyId }, now)
  return clearSignIns(tx, who, present)
}

/**
 * Deletes pending sign-ins and changes of the address, session tokens, emailed codes, remembered browsers and all
 * sessions but one. Returns the
 * number of sessions.
 */
export async function clearSignIns(tx: Tx, who: Who, exceptSessionId?: string): Promise<number> {
  await clearPendingAccess(tx, who)
  await deleteDevices(tx, who.siteId, who.memberId)
  return deleteMemberSessions(tx, who, exceptSessionId)
}

/** Deletes pending sign-ins and changes of the address, session tokens, and codes and links that were emailed. */
export async function clearPendingAccess(tx: Tx, who: Who): Promise<void> {
  await deleteStates(tx, who.siteId, who.memberId)
  await deleteOneTimeTokens(tx, who.siteId, who.memberId)
  await deleteMailedSignIns(tx, who.siteId, who.memberId)
  await deleteLoginEmailChange(tx, who.siteId, who.memberId)
}
