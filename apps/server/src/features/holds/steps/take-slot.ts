import { MINUTE } from '@kalends/availability'
import type { Tx } from '../../../db/database.ts'
import {
  decideSlot,
  type FreeSlotDecision,
  findCandidates,
  type SlotRefusal,
  type WantedSlot,
} from '../../availability/index.ts'
import { dropExpiredHolds, lockResources, planOnce } from '../../schedules/index.ts'
import type { TimeRequest } from './gone.ts'
import { refuseSlot } from './refuse-slot.ts'

/** Decides a slot under the locks and refuses it if it is not available. */
export async function takeSlot(tx: Tx, wanted: TimeRequest): Promise<FreeSlotDecision> {
  const decision = await decideUnderLock(tx, wanted)
  return decision.ok ? decision : refuseSlot(decision, wanted)
}

/**
 * Decides a slot so that the result holds until the transaction ends: locks all candidates, deletes expired holds in the
 * way, and checks every row.
 */
export async function decideUnderLock(tx: Tx, wanted: WantedSlot): Promise<FreeSlotDecision | SlotRefusal> {
  const candidates = wanted.candidates ?? (await findCandidates(tx, wanted))
  if (!candidates.ok) return decideSlot(tx, wanted)
  // One round trip: PostgreSQL runs them in order, each seeing what the one before waited for.
  const [, locked, , decision] = await Promise.all([
    planOnce(tx),
    lockResources(tx, wanted.siteId, candidates.resourceIds),
    dropExpiredHolds(tx, wanted.siteId, candidates.resourceIds, slotSpan(wanted), wanted.now),
    decideSlot(tx, { ...wanted, candidates }),
  ])
  if (locked.length === candidates.resourceIds.length) return decision
  // Somebody was deleted while this waited for the locks: they are not taken, and whoever is left may be free.
  const { candidates: _, ...anew } = wanted
  return decideSlot(tx, anew)
}

/** Returns the occupied span: the slot with the service's buffers. */
export function slotSpan({ service, startAt, endAt }: WantedSlot): { start: number; end: number } {
  return {
    start: startAt - service.bufferBeforeMinutes * MINUTE,
    end: endAt + service.bufferAfterMinutes * MINUTE,
  }
}
