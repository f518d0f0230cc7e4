import { fail } from '../../../refusal.ts'
import type { SessionRefusal, SlotRefusal } from '../../availability/index.ts'
import type { WantedPlaces } from './decide-places.ts'
import type { Places } from './find-places.ts'
import { type GoneCode, PlacesGone, SlotGone, type WantedTime } from './gone.ts'

/** Ends the operation as the decision says: with the policy's objections, or with the slot for which others are wanted. */
export function refuseSlot(decision: SlotRefusal, wanted: WantedTime, gone: GoneCode = 'SLOT_NOT_AVAILABLE'): never {
  if (decision.code === 'SLOT_NOT_AVAILABLE') throw new SlotGone(gone, wanted)
  const broken = Object.entries(decision.violations).filter(([, yes]) => yes)
  return fail(decision.code, { data: Object.fromEntries(broken) })
}

/** The same for places, with how many are left there. */
export function refusePlaces(decision: SessionRefusal, wanted: WantedPlaces, gone?: 'SLOT_HOLD_UNAVAILABLE'): never {
  const { code, violations, open } = decision
  if (code !== 'BOOKING_POLICY_VIOLATION') throw placesGone(wanted, open, gone)
  const broken = Object.entries(violations).filter(([, yes]) => yes)
  return fail(code, { data: Object.fromEntries(broken) })
}

/** The refusal of places that cannot be had, with how many are left there. */
export function placesGone(wanted: WantedPlaces, open: number, gone?: 'SLOT_HOLD_UNAVAILABLE'): PlacesGone {
  return new PlacesGone(gone ?? shortageCode(wanted.places), wanted, open)
}

/** What has too few places, or no longer takes place. */
function shortageCode({ cancelled, sessionId }: Places) {
  if (cancelled) return 'SLOT_NOT_AVAILABLE'
  return sessionId === null ? 'SCHEDULE_CAPACITY_EXCEEDED' : 'SESSION_CAPACITY_EXCEEDED'
}
