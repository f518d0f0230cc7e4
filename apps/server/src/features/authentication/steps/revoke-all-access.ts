import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { getFamilySession, revokeMemberFamilies } from '../../identity/index.ts'
import { raiseBrowserMarks } from '../../members/index.ts'
import { deleteDevices } from '../store/devices.ts'
import { findOrigins, listFrontEndSignIns } from '../store/front-end-sign-ins.ts'
import { deleteLoginEmailChange } from '../store/login-email-changes.ts'
import { deleteMailedSignIns } from '../store/mailed-sign-ins.ts'
import { deleteMemberSessions } from '../store/member-sessions.ts'
import { deleteOneTimeTokens } from '../store/one-time-tokens.ts'
import { deleteStates } from '../store/states.ts'

type Who = { siteId: string; memberId: string }

/**
 * Revokes all access that was granted, except one token family, those it was issued from, and its browser: a page of ours
 * that a front end opened leaves that front end signed in. The secret links of calendars are access too, and so are marks
 * of known browsers: whoever has one may be who is signed out. Returns how many browsers and front ends were signed in.
 */
export async function revokeAllAccess(tx: Tx, context: Context, who: Who, exceptFamilyId?: string): Promise<number> {
  const now = context.clock.now()
  const { authentication } = context.ports
  await authentication.endCalendarFeeds(tx, who.siteId, [who.memberId])
  await authentication.endPreparedSignIns(tx, who.siteId, who.memberId)
  await raiseBrowserMarks(tx, who.siteId, who.memberId)
  const frontEnds = await listFrontEndSignIns(tx, who, now)
  if (exceptFamilyId === undefined) {
    await revokeMemberFamilies(tx, who, now)
    return frontEnds.length + (await clearSignIns(tx, who))
  }
  const origins = await findOrigins(tx, who.siteId, exceptFamilyId)
  const others = frontEnds.filter(({ id }) => !origins.includes(id))
  const present = await getFamilySession(tx, { siteId: who.siteId, familyId: exceptFamilyId })
  await revokeMemberFamilies(tx, { ...who, exceptFamilyIds: origins }, now)
  return others.length + (await clearSignIns(tx, who, present))
}

/**
 * Deletes pending sign-ins and changes of the address, session tokens, emailed codes, remembered browsers and all
 * sessions but one. Returns the
 * number of sessions.
 */
export async function clearSignIns(tx: Tx, who: Who, exceptSessionId?: string): Promise<number> {
  await deletePending(tx, who)
  await deleteDevices(tx, who.siteId, who.memberId)
  return deleteMemberSessions(tx, who, exceptSessionId)
}

/**
 * Deletes pending sign-ins and changes of the address, session tokens and what front ends prepared with them, and codes
 * and links that were emailed.
 */
export async function clearPendingAccess(tx: Tx, context: Context, who: Who): Promise<void> {
  await deletePending(tx, who)
  await context.ports.authentication.endPreparedSignIns(tx, who.siteId, who.memberId)
}

async function deletePending(tx: Tx, who: Who): Promise<void> {
  await deleteStates(tx, who.siteId, who.memberId)
  await deleteOneTimeTokens(tx, who.siteId, who.memberId)
  await deleteMailedSignIns(tx, who.siteId, who.memberId)
  await deleteLoginEmailChange(tx, who.siteId, who.memberId)
}
