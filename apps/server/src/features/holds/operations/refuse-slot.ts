import { fail } from '../../../refusal.ts'
import type { SessionRefusal, SlotRefusal } from '../../availability/index.ts'
import type { WantedPlaces } from './decide-places.ts'
import type { Places } from './find-places.ts'
import { type GoneCode, PlacesGone, SlotGone, type WantedTime } from './gone.ts'

/** Refuses a slot: with the policy's violations, or so that alternatives are offered. */
export function refuseSlot(decision: SlotRefusal, wanted: WantedTime, gone: GoneCode = 'SLOT_NOT_AVAILABLE'): never {
  if (decision.code === 'SLOT_NOT_AVAILABLE') throw new SlotGone(gone, wanted)
  const broken = Object.entries(decision.violations).filter(([, yes]) => yes)
  return fail(decision.code, { data: Object.fromEntries(broken) })
}

/** Refuses seats, with the number still open. */
export function refusePlaces(decision: SessionRefusal, wanted: WantedPlaces, gone?: 'SLOT_HOLD_UNAVAILABLE'): never {
  const { code, violations, open } = decision
  if (code !== 'BOOKING_POLICY_VIOLATION') throw placesGone(wanted, open, gone)
  const broken = Object.entries(violations).filter(([, yes]) => yes)
  return fail(code, { data: Object.fromEntries(broken) })
}

/** Returns the refusal of unavailable seats, with the number still open. */
export function placesGone(wanted: WantedPlaces, open: number, gone?: 'SLOT_HOLD_UNAVAILABLE'): PlacesGone {
  return new PlacesGone(gone ?? shortageCode(wanted.places), wanted, open)
}

/** Returns the code for too few seats or a cancelled session. */
function shortageCode({ cancelled, sessionId }: Places) {
  if (cancelled) return 'SLOT_NOT_AVAILABLE'
  return sessionId === null ? 'SCHEDULE_CAPACITY_EXCEEDED' : 'SESSION_CAPACITY_EXCEEDED'
}
