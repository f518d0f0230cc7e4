import type { bookings } from '@kalends/contract'
import { type Actor, actsForBusiness, getCustomer } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail, refuseShape } from '../../../../refusal.ts'
import { supersedePayments } from '../../../payments/index.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import { lockBooking } from '../../store/bookings.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { continuableBy } from '../../store/visible-to.ts'
import { lockBookingCharge } from '../booking-charge.ts'
import { isPaidByAnother } from '../membership/require-credits.ts'
import { linkBookingContact } from '../placing/booking-contact.ts'
import { enforceRebookingLimit } from '../placing/enforce-booking-policy.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { claimed, writeChange } from '../write-change.ts'
import { chargeUnpaid } from './charge-unpaid.ts'

export type PrepareBooking = {
  bookingId: string
  /** How it is paid. */
  selected: bookings.SelectedPaymentOption
  depositSelected: boolean | null
  /** Who it is for, if it does not say so. */
  contactDetails: bookings.ContactDetails | undefined
  /** Whether it is paid before it is confirmed. */
  isCharged: boolean
}

/**
 * Prepares a CREATED booking of the actor for its checkout: payment option, contact and, if it is paid first, its charge.
 * Locks the charge, then the booking. Throws INVALID_BOOKING_STATUS for a booking in another status.
 */
export async function prepareBooking(
  context: Context,
  tx: Tx,
  actor: Actor,
  request: PrepareBooking,
): Promise<{ contactId: string | null; chargeId: string | null }> {
  const { siteId } = actor
  const { bookingId, isCharged } = request
  const earlier = await lockBookingCharge(tx, { site_id: siteId, id: bookingId })
  const found = (await lockBooking(tx, siteId, bookingId, continuableBy(actor))) ?? fail('BOOKING_NOT_FOUND')
  if (found.status !== 'CREATED') return fail('INVALID_BOOKING_STATUS')
  if (isPaidByPlan(request.selected) && (await isPaidByAnother(tx, found, actor)))
    return refuseShape('selectedPaymentOption', 'is the plan of somebody else')
  const changes = { ...(await findChanges(context, tx, actor, found, request)), ...claimed(found, actor) }
  const events = [{ slug: 'updated' }] as const
  const hasChanged = Object.keys(changes).length > 0
  const booking = hasChanged
    ? await writeChange(context, tx, found, changes, { action: 'payment', actor, events })
    : found
  const service = await loadBookedService(tx, booking)
  if (!actsForBusiness(actor)) await enforceRebookingLimit(context, tx, { booking, service })
  if (!isCharged) {
    // The card page of an earlier checkout, or of an earlier choice, takes nothing any more.
    if (earlier) await supersedePayments(tx, earlier, { because: 'PAID_OTHERWISE', now: context.clock.now() })
    return { contactId: booking.contact_id, chargeId: null }
  }
  const { id: chargeId } = await chargeUnpaid(context, tx, booking, { service, earlier })
  return { contactId: booking.contact_id, chargeId }
}

async function findChanges(
  context: Context,
  tx: Tx,
  actor: Actor,
  booking: BookingRow,
  { selected, depositSelected, contactDetails }: PrepareBooking,
): Promise<BookingChanges> {
  const changes: BookingChanges = {}
  if (booking.selected_payment_option !== selected) changes.selected_payment_option = selected
  if (booking.deposit_selected !== depositSelected) changes.deposit_selected = depositSelected
  const customer = getCustomer(actor)
  // The member who pays with their plan for what they chose before signing in makes it their own.
  if (isPaidByPlan(selected) && customer?.type === 'member' && booking.created_by_type === 'visitor') {
    changes.created_by_type = 'member'
    changes.created_by_id = customer.memberId
  }
  if (booking.contact_id !== null || !contactDetails) return changes
  const contactId = await linkBookingContact(tx, actor, contactDetails, context.clock.now())
  if (contactId === null) return changes
  return { ...changes, contact_id: contactId, contact_details: { ...booking.contact_details, ...contactDetails } }
}
