import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import {
  convertHold,
  deleteOccupancies,
  lockResources,
  lockSeats,
  releaseSeats,
  takeSeats,
} from '../../schedules/index.ts'
import { deleteHold, type HoldRow, lockHoldRow } from '../store.ts'
import { holdAccess } from './hold-owner.ts'
import { isLive, releaseCapacity } from './release-capacity.ts'

/** Locks a hold the actor may use, live or expired, until the transaction ends. */
export function lockOwnHold(tx: Tx, actor: Actor, holdId: string): Promise<HoldRow | undefined> {
  return lockHoldRow(tx, actor.siteId, holdId, holdAccess(actor))
}

/**
 * Converts a live hold's occupancies to the session in place and deletes the hold. Returns false, with nothing taken, if
 * some are gone: another process, whose clock runs ahead, considered it expired.
 */
export async function settleHold(tx: Tx, hold: HoldRow, sessionId: string): Promise<boolean> {
  await lockResources(tx, hold.site_id, hold.resource_ids)
  const held = await convertHold(tx, hold.site_id, hold.id, sessionId)
  if (held < hold.resource_ids.length) {
    await deleteOccupancies(tx, hold.site_id, { sessionId })
    return false
  }
  await deleteHold(tx, hold)
  return true
}

/** Assumed maximum clock skew between processes, in milliseconds. */
const clocksApart = 5_000

/**
 * Converts a live hold's seats to taken seats under one lock and deletes the hold. They are its own even if the
 * capacity has shrunk. Returns false, with none taken and the hold deleted, if another process considered it expired
 * and the seats were taken.
 */
export async function settleSeats(tx: Tx, hold: HoldRow, now: number): Promise<boolean> {
  const seats = hold.scope_id === null ? undefined : await lockSeats(tx, hold.site_id, hold.scope_id, now)
  if (!seats) throw new Error(`Site ${hold.site_id} has no seats for the hold ${hold.id}`)
  if (isLive(hold, now)) await releaseSeats(tx, seats, hold.seats)
  await deleteHold(tx, hold)
  return takeSeats(tx, seats, hold.seats, { allowOverbooking: isLive(hold, now + clocksApart) })
}

/** Releases and deletes a locked hold. */
export async function dropHold(tx: Tx, hold: HoldRow, now: number): Promise<void> {
  await releaseCapacity(tx, hold, now)
  await deleteHold(tx, hold)
}
