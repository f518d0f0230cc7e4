import type { Tx } from '../../../db/database.ts'
import type { FreeSlotDecision } from '../../availability/index.ts'
import { findResources } from '../../resources/index.ts'
import { holdSeats, insertOccupancies, lockSeats } from '../../schedules/index.ts'
import { type HoldRow, updateHold } from '../store.ts'
import { SlotGone, type TimeRequest } from './gone.ts'
import { slotSpan } from './take-slot.ts'

/**
 * Takes the time of an expired, locked hold again, decided under the lock of the resources, which may have changed. The
 * caller released its earlier occupancies. Throws SLOT_HOLD_UNAVAILABLE if another process was faster.
 */
export async function renewHeldTime(
  tx: Tx,
  hold: HoldRow,
  { wanted, decision, expiresAt }: { wanted: TimeRequest; decision: FreeSlotDecision; expiresAt: number },
): Promise<HoldRow> {
  const { resourceIds } = decision
  const [resourceId = null] = resourceIds
  const [resource] = resourceId ? await findResources(tx, hold.site_id, [resourceId]) : []
  const slot = { ...hold.slot, resourceId, resourceName: resource?.name ?? null }
  const renewed = await updateHold(tx, hold, { expiresAt, ownExpiresAt: null, resource: { resourceIds, slot } })
  const claims = resourceIds.map((id) => ({
    siteId: hold.site_id,
    resourceId: id,
    holdId: hold.id,
    holdUntil: expiresAt,
    ...slotSpan(wanted),
  }))
  const written = await insertOccupancies(tx, claims)
  if (written.length < claims.length) throw new SlotGone('SLOT_HOLD_UNAVAILABLE', wanted)
  return renewed
}

/** Takes the seats of an expired, locked hold again. Undefined if too few are open. */
export async function renewHeldSeats(
  tx: Tx,
  hold: HoldRow,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<HoldRow | undefined> {
  const seats = hold.scope_id === null ? undefined : await lockSeats(tx, hold.site_id, hold.scope_id, now)
  if (!seats) throw new Error(`Site ${hold.site_id} has no seats for the hold ${hold.id}`)
  if (!(await holdSeats(tx, seats, hold.seats))) return undefined
  return updateHold(tx, hold, { expiresAt, ownExpiresAt: null })
}
