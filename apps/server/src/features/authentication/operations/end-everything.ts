import type { Tx } from '../../../db/database.ts'
import { revokeMemberFamilies, sessionOfFamily } from '../../identity/index.ts'
import { deleteDevicesOf } from '../store/devices.ts'
import { deleteHandOversOf } from '../store/hand-overs.ts'
import { deleteMailedSignIns } from '../store/mailed-sign-ins.ts'
import { deleteMemberSessions } from '../store/member-sessions.ts'
import { deleteStatesOf } from '../store/states.ts'

type Who = { siteId: string; memberId: string }

/** Every way in that was given out is closed, at once, but for one family and its browser. How many browsers were in. */
export async function endEverything(tx: Tx, who: Who, now: number, exceptFamilyId?: string): Promise<number> {
  if (exceptFamilyId === undefined) {
    await revokeMemberFamilies(tx, who, now)
    return endSignInsOf(tx, who)
  }
  const present = await sessionOfFamily(tx, { siteId: who.siteId, familyId: exceptFamilyId })
  await revokeMemberFamilies(tx, { ...who, exceptFamilyId }, now)
  return endSignInsOf(tx, who, present)
}

/** Sign-ins under way, hand-overs, what was mailed, remembered browsers and sessions, but for one; how many sessions. */
export async function endSignInsOf(tx: Tx, who: Who, exceptSessionId?: string): Promise<number> {
  await deleteStatesOf(tx, who.siteId, who.memberId)
  await deleteHandOversOf(tx, who.siteId, who.memberId)
  await deleteMailedSignIns(tx, who.siteId, who.memberId)
  await deleteDevicesOf(tx, who.siteId, who.memberId)
  return deleteMemberSessions(tx, who, exceptSessionId)
}
