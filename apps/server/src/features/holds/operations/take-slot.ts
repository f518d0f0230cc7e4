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
import type { WantedTime } from './gone.ts'
import { refuseSlot } from './refuse-slot.ts'

/** The slot under the locks, or the documented refusal when it cannot be had. */
export async function takeSlot(tx: Tx, wanted: WantedTime): Promise<FreeSlotDecision> {
  const decision = await decideUnderLock(tx, wanted)
  return decision.ok ? decision : refuseSlot(decision, wanted)
}

/**
 * Decides a slot so that the answer holds until the transaction ends: locks everyone who could do it, ends lapsed holds
 * in the way, and looks at every row.
 */
export async function decideUnderLock(tx: Tx, wanted: WantedSlot): Promise<FreeSlotDecision | SlotRefusal> {
  const candidates = wanted.candidates ?? (await findCandidates(tx, wanted))
  if (!candidates.ok) return decideSlot(tx, wanted)
  // One journey: PostgreSQL runs them one after the other, each seeing what the one before waited for.
  const [, , , decision] = await Promise.all([
    planOnce(tx),
    lockResources(tx, wanted.siteId, candidates.resourceIds),
    dropExpiredHolds(tx, wanted.siteId, candidates.resourceIds, spanOf(wanted), wanted.now),
    decideSlot(tx, { ...wanted, candidates }),
  ])
  return decision
}

/** What a slot takes of everyone's time: itself with the buffers of its service. */
export function spanOf({ service, startAt, endAt }: WantedSlot): { start: number; end: number } {
  return {
    start: startAt - service.bufferBeforeMinutes * MINUTE,
    end: endAt + service.bufferAfterMinutes * MINUTE,
  }
}
