import { judgeSession, NO_POLICY, type SessionVerdict } from '@kalends/availability'
import type { SeatCounts } from '../../schedules/index.ts'
import { toEnginePolicy } from '../../services/index.ts'
import type { Places } from './find-places.ts'

/** So many places, wanted by somebody now. */
export type WantedPlaces = {
  places: Places
  participants: number
  now: number
  /** A manager is not bound by the policy; seats bind everyone. */
  mode: 'customer' | 'manager'
  /** Places the caller keeps there already; to them they are free. */
  own?: number
  timeZone: string
}

const none: SeatCounts = { capacity: 0, taken: 0, held: 0, offered: 0, open: 0 }

/** Whether places can be had, by the same arithmetic that lists them. Under the lock of the seats the answer holds. */
export function decidePlaces(
  { places, participants, now, mode, own = 0 }: WantedPlaces,
  seats: SeatCounts = none,
): SessionVerdict {
  const isManager = mode === 'manager'
  return judgeSession({
    ...{ now, ...places.span, cancelled: places.cancelled, participants },
    seats: { ...seats, held: seats.held - own },
    policy: isManager ? NO_POLICY : toEnginePolicy(places.service.policy).windows,
    onlineBookingEnabled: isManager || places.service.onlineBooking.enabled,
  })
}

/** Whether the desk may take them all the same: nothing stands in the way but the past. */
export function isOpen({ bookable, free }: SessionVerdict, mode: WantedPlaces['mode']): boolean {
  return mode === 'manager' ? free : bookable
}
