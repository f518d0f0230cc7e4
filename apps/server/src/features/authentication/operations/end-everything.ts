import type { Tx } from '../../../db/database.ts'
import { revokeMemberFamilies, sessionOfFamily } from '../../identity/index.ts'
import { deleteDevicesOf } from '../store/devices.ts'
import { deleteHandOversOf } from '../store/hand-overs.ts'
import { deleteMailedSignIns } from '../store/mailed-sign-ins.ts'
import { deleteMemberSessions } from '../store/member-sessions.ts'
import { deleteStatesOf } from '../store/states.ts'

type Who = { siteId: string; memberId: string }

/**
 * Revokes all tokens and sessions of a member except one family and its session. Returns the number of ended sessions.
 */
export async function endEverything(tx: Tx, who: Who, now: number, exceptFamilyId?: string): Promise<number> {
  if (exceptFamilyId === undefined) {
    await revokeMemberFamilies(tx, who, now)
    return endSignInsOf(tx, who)
  }
  const present = await sessionOfFamily(tx, { siteId: who.siteId, familyId: exceptFamilyId })
  await revokeMemberFamilies(tx, { ...who, exceptFamilyId }, now)
  return endSignInsOf(tx, who, present)
}

/**
 * Deletes pending sign-ins, one-time tokens, remembered devices and sessions except one. Returns the number of
 * sessions.
 */
export async function endSignInsOf(tx: Tx, who: Who, exceptSessionId?: string): Promise<number> {
  await deleteStatesOf(tx, who.siteId, who.memberId)
  await deleteHandOversOf(tx, who.siteId, who.memberId)
  await deleteMailedSignIns(tx, who.siteId, who.memberId)
  await deleteDevicesOf(tx, who.siteId, who.memberId)
  return deleteMemberSessions(tx, who, exceptSessionId)
}
