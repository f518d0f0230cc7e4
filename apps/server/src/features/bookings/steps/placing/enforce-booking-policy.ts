import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { toEnginePolicy } from '../../../policies/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { isTooMany, policyViolations } from '../../rules/booking-window.ts'
import { isMadeByCustomer } from '../../rules/payment-option.ts'
import { rebookingSince } from '../../rules/rebooking-window.ts'
import { countLiveBookings, findBookings, lockBooker } from '../../store/bookings.ts'
import type { BookingRow } from '../../store/rows.ts'
import { loadBookedService } from './load-booked-service.ts'

export type PolicyCheck = {
  siteId: string
  service: BookableService
  start: number
  end: number
  participants: number
  resourceNamed: boolean
  contactId: string | null
  /** The policy requires an intake form that was not filled in. */
  intakeMissing: boolean
  /** Instant at which the early and late limits apply: now, or when the hold was created. */
  at: number
  onlineBookingEnabled: boolean
}

/** Refuses what the service's booking policy does not allow a customer, listing every rule that forbids it. */
export async function enforceBookingPolicy(context: Context, tx: Tx, question: PolicyCheck): Promise<void> {
  const { service, start, end, participants, resourceNamed, onlineBookingEnabled, intakeMissing, at } = question
  const earlierBookings = await countEarlier(tx, question, context.clock.now())
  const { windows } = toEnginePolicy(service.policy)
  const attempt = { policy: service.policy, windows, onlineBookingEnabled, start, end, participants, resourceNamed }
  const violations = policyViolations({ ...attempt, earlierBookings, intakeMissing }, at)
  if (violations) fail('BOOKING_POLICY_VIOLATION', { data: violations })
}

/**
 * Returns true for a customer's booking that is one more of its service than its customer may have: another was booked
 * since it was made. Other bookings of the customer wait until the transaction ends.
 */
export async function exceedsRebookingLimit(
  context: Context,
  tx: Tx,
  { booking, service }: { booking: BookingRow; service: BookableService },
): Promise<boolean> {
  if (!isMadeByCustomer(booking)) return false
  const { site_id: siteId, contact_id: contactId } = booking
  const earlier = await countEarlier(tx, { siteId, service, contactId }, context.clock.now())
  return isTooMany(service.policy, earlier)
}

/** Refuses such a booking. */
export async function enforceRebookingLimit(
  context: Context,
  tx: Tx,
  limited: { booking: BookingRow; service: BookableService },
): Promise<void> {
  if (await exceedsRebookingLimit(context, tx, limited))
    fail('BOOKING_POLICY_VIOLATION', { data: { tooManyBookings: true } })
}

/**
 * Refuses bookings that are ordered together and would be more of one service than their customer may have, before any of
 * them is paid. What others made for their customer is not limited.
 */
export async function enforceLimitsOfOrder(
  context: Context,
  tx: Tx,
  { siteId, bookingIds }: { siteId: string; bookingIds: readonly string[] },
): Promise<void> {
  const made = (await findBookings(tx, siteId, bookingIds)).filter(
    (booking) => booking.status === 'CREATED' && isMadeByCustomer(booking),
  )
  const ofOne = Map.groupBy(made, ({ service_id, contact_id }) => `${service_id} ${contact_id}`)
  for (const [first, ...more] of ofOne.values()) {
    if (!first || more.length === 0) continue
    const service = await loadBookedService(tx, first)
    const earlier = await countEarlier(tx, { siteId, service, contactId: first.contact_id }, context.clock.now())
    if (first.contact_id !== null && isTooMany(service.policy, earlier + more.length))
      fail('BOOKING_POLICY_VIOLATION', { data: { tooManyBookings: true } })
  }
}

type Booker = Pick<PolicyCheck, 'siteId' | 'service' | 'contactId'>

async function countEarlier(tx: Tx, { siteId, service, contactId }: Booker, now: number): Promise<number> {
  const since = rebookingSince(service.policy, now)
  if (since === undefined || contactId === null) return 0
  await lockBooker(tx, siteId, contactId)
  return countLiveBookings(tx, siteId, { serviceId: service.id, contactId, since })
}
