/**
 * Every reason for which a slot is refused, closest to bookable first: if candidates fail for different reasons, the
 * first in this list is reported.
 *
 * - `TOO_EARLY`, `TOO_LATE`: the booking policy's windows; `ONLINE_BOOKING_OFF`: the service takes no online bookings
 * - `HELD`: another customer holds it; `BUFFER_TAKEN`: only the slot's own buffers overlap busy time
 * - `NO_RESOURCE`: no candidate at all, or a further pool without a free resource; `DAY_FULL`: the resource has its
 *   maximum of appointments on that local day; `TAKEN`: the slot itself overlaps busy time
 * - `OFF_GRID`: between two grid starts; `LOCATION_CLOSED`, `OUTSIDE_HOURS`: not inside one open window
 * - `BEYOND_HORIZON`, `PAST`, `WRONG_DURATION`: of the request itself
 */
export const REFUSAL_RULES = [
  'TOO_EARLY',
  'TOO_LATE',
  'ONLINE_BOOKING_OFF',
  'HELD',
  'BUFFER_TAKEN',
  'NO_RESOURCE',
  'DAY_FULL',
  'TAKEN',
  'OFF_GRID',
  'LOCATION_CLOSED',
  'OUTSIDE_HOURS',
  'BEYOND_HORIZON',
  'PAST',
  'WRONG_DURATION',
] as const

/** One of `REFUSAL_RULES`. */
export type RefusalRule = (typeof REFUSAL_RULES)[number]

/** Bits of `SlotList.flags`: what the booking policy and the service say, independent of who is free. */
export const SLOT_FLAGS = { tooEarlyToBook: 1, tooLateToBook: 2, bookOnlineDisabled: 4 } as const
