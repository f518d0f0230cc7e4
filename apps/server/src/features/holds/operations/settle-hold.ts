import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { deleteOccupanciesOf, giveHoldToSession, lockResources } from '../../schedules/index.ts'
import { deleteHold, type HoldRow, lockHoldRow } from '../store.ts'
import { accessOf } from './hold-owner.ts'

/** A hold of the caller, live or lapsed, that nobody else books, moves or releases until this transaction ends. */
export function lockOwnHold(tx: Tx, actor: Actor, holdId: string): Promise<HoldRow | undefined> {
  return lockHoldRow(tx, actor.siteId, holdId, accessOf(actor))
}

/** True while the place is kept, to the second. */
export function isLive(hold: HoldRow, now: number): boolean {
  return Date.parse(hold.expires_at) > now
}

/**
 * Turns what a live hold keeps into what the session takes, in place, and ends the hold. Answers false, with nothing
 * taken, when the place is no longer all there: another process, whose clock runs ahead, took it for lapsed.
 */
export async function settleHold(tx: Tx, hold: HoldRow, sessionId: string): Promise<boolean> {
  await lockResources(tx, hold.site_id, hold.resource_ids)
  const kept = await giveHoldToSession(tx, hold.site_id, hold.id, sessionId)
  if (kept < hold.resource_ids.length) {
    await deleteOccupanciesOf(tx, hold.site_id, { sessionId })
    return false
  }
  await deleteHold(tx, hold)
  return true
}

/** Ends a hold that became a booking which takes no time, or another place. */
export async function dropHold(tx: Tx, hold: HoldRow): Promise<void> {
  await deleteOccupanciesOf(tx, hold.site_id, { holdId: hold.id })
  await deleteHold(tx, hold)
}
