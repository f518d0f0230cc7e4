/**
 * Every reason for which a slot is refused, nearest to being bookable first: when candidates fail for different
 * reasons, the one that stands first is told.
 *
 * - `TOO_EARLY`, `TOO_LATE`: the booking policy's windows; `ONLINE_BOOKING_OFF`: the service takes no online bookings
 * - `HELD`: somebody is checking out with it; `BUFFER_TAKEN`: only the slot's own buffers meet taken time
 * - `NO_RESOURCE`: no candidate at all, or a further pool with nobody free; `DAY_FULL`: as many appointments that local
 *   day as the resource takes; `TAKEN`: the slot itself meets taken time
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

/** Bits of `SlotList.flags`: what the booking policy and the service say, apart from who is free. */
export const SLOT_FLAGS = { tooEarlyToBook: 1, tooLateToBook: 2, bookOnlineDisabled: 4 } as const
