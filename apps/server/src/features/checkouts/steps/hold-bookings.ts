import type { ErrorCode } from '@kalends/contract'
import { type Actor, actsForBusiness } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { withSavepoint } from '../../../db/in-savepoint.ts'
import type { CallRequest } from '../../../operation.ts'
import { fail, Refusal } from '../../../refusal.ts'
import { type BookingRow, isMadeByCustomer, preferenceOf } from '../../bookings/index.ts'
import { connectHold, dropHold, type HoldRow, isLive, lockHoldOfBooking, reserveHold } from '../../holds/index.ts'
import type { LineOption } from '../rules/payment-options.ts'
import type { PricedLine } from '../view/priced-line.ts'

/** Why a time cannot be held any more. */
const taken: readonly ErrorCode[] = [
  'SLOT_NOT_AVAILABLE',
  'SLOT_HOLD_UNAVAILABLE',
  'SESSION_CAPACITY_EXCEEDED',
  'SCHEDULE_CAPACITY_EXCEEDED',
  'SESSION_NOT_FOUND',
  'SCHEDULE_NOT_FOUND',
  'SERVICE_NOT_FOUND',
  'BOOKING_POLICY_VIOLATION',
  'LOCATION_NOT_FOUND',
  'INVALID_FLOW_SELECTED_RESOURCES',
  // Its length, choices or add-ons are no longer those of the service.
  'VALIDATION_FAILURE',
  'INVALID_CHOICES',
  'INVALID_SERVICE_CHOICES',
  'FAILED_RESOLVING_CUSTOM_CHOICES',
]

/** `isBookedNow`: every line is booked in the same transaction. */
export type Holding = { actor: Actor; request: CallRequest; isBookedNow?: boolean }

/** Holds by line. `takenIds`: lines whose time is gone. */
export type HeldLines = { holds: HoldRow[]; takenIds: string[] }

/** A line and how it is paid. */
type OrderedLine = { line: PricedLine; way: LineOption }

/** Holds the times and seats of bookings, or keeps the live holds they have. Locks the bookings' holds in id order. */
export async function holdLines(
  context: Context,
  tx: Tx,
  holding: Holding,
  lines: readonly PricedLine[],
): Promise<HeldLines> {
  const held: HeldLines = { holds: [], takenIds: [] }
  for (const { row, booking: priced } of lines.toSorted((a, b) => (a.row.item_id < b.row.item_id ? -1 : 1))) {
    if (!priced) continue
    const hold = await holdBooking(context, tx, holding, priced.booking)
    if (hold) held.holds.push(hold)
    else if (!skipsAvailability(priced.booking)) held.takenIds.push(row.id)
  }
  return held
}

/**
 * The same for lines that are ordered. Refuses them if the time of one is gone, or may no longer be booked. What staff
 * order, or made for their customer, is held only while it is paid: hours and policy do not bind them.
 */
export async function holdBookings(
  context: Context,
  tx: Tx,
  { actor, request }: Omit<Holding, 'isBookedNow'>,
  ordered: readonly OrderedLine[],
): Promise<void> {
  const isBookedNow = ordered.every(({ way }) => way.payNowMinor === 0)
  const holding = { actor, request, isBookedNow }
  const lines = ordered.filter((it) => it.way.payNowMinor > 0 || isBound(actor, it.line)).map(({ line }) => line)
  const { takenIds: lineItemIds } = await holdLines(context, tx, holding, lines)
  if (lineItemIds.length === 0) return
  fail(lineItemIds.length === lines.length ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK', { data: { lineItemIds } })
}

const skipsAvailability = ({ flow_flags }: BookingRow) => flow_flags.skipAvailabilityValidation === true

function isBound(actor: Actor, { booking: priced }: PricedLine): boolean {
  if (!priced || actsForBusiness(actor)) return false
  return isMadeByCustomer(priced.booking) && !skipsAvailability(priced.booking)
}

async function holdBooking(
  context: Context,
  tx: Tx,
  { actor, request, isBookedNow = false }: Holding,
  booking: BookingRow,
): Promise<HoldRow | undefined> {
  const now = context.clock.now()
  const existing = await lockHoldOfBooking(tx, booking.site_id, booking.id)
  if (existing && isLive(existing, now)) return existing
  if (existing) await dropHold(tx, existing, now)
  try {
    return await withSavepoint(tx, async () => {
      const call = { actor, request, input: { slot: toSlot(booking) } }
      const hold = await reserveHold(context, tx, call, { ...preferenceOf(booking), isBookedNow })
      await connectHold(tx, hold, booking.id)
      return hold
    })
  } catch (error) {
    if (error instanceof Refusal && taken.includes(error.code)) return undefined
    throw error
  }
}

/** Returns what a booking is for, as a hold is requested. */
function toSlot(booking: BookingRow) {
  const { tag, session_id, schedule_id, participants_choices, location_type } = booking
  const chosen = participants_choices
    ? { participantsChoices: participants_choices }
    : { totalParticipants: booking.total_participants }
  const common = {
    serviceId: booking.service_id,
    timezone: booking.time_zone,
    bookedAddOns: booking.booked_add_ons,
    ...chosen,
  }
  if (tag === 'COURSE') return { ...common, scheduleId: schedule_id }
  if (tag === 'GROUP') return { ...common, eventId: session_id }
  return {
    ...common,
    startDate: new Date(booking.starts_at).toISOString(),
    endDate: new Date(booking.ends_at).toISOString(),
    resourceId: booking.resource_id,
    locationId: location_type === 'OWNER_BUSINESS' ? booking.location_id : null,
  }
}
