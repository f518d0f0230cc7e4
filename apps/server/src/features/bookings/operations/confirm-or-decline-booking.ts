import type { bookings } from '@kalends/contract'
import { type Actor, getCustomer, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { hasPrice } from '../rules/agreed-price.ts'
import { checkoutOutcome } from '../rules/confirm-or-decline.ts'
import { settledOption } from '../rules/payment-option.ts'
import { answerRefusal, takesTime } from '../rules/status.ts'
import { endBooking } from '../steps/ending/end-booking.ts'
import { enterAnswered } from '../steps/intake/enter-answered.ts'
import { statusAtAnswer } from '../steps/payment-status.ts'
import { lockBookedService } from '../steps/placing/load-booked-service.ts'
import { showBooking } from '../steps/show-booking.ts'
import { writeChange } from '../steps/write-change.ts'
import { lockBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { continuableBy } from '../store/visible-to.ts'

const action = 'confirmOrDecline'
const notification = { notifyParticipants: false }

export const confirmOrDeclineBooking: Operation<'confirmOrDeclineBooking'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => ({
    booking: await showBooking(tx, await confirmOrDecline(context, tx, actor, input), actor),
  }))

export const bulkConfirmOrDeclineBooking: Operation<'bulkConfirmOrDeclineBooking'> = async (
  { input: { details, returnEntity }, actor },
  context,
) => {
  const ids = details.map(({ bookingId }) => bookingId?.toLowerCase())
  if (new Set(ids).size < ids.length) return fail('DUPLICATED_BOOKINGS')
  return runEachInSavepoint(
    context,
    details,
    async (tx, { bookingId, paymentStatus }) =>
      await showBooking(
        tx,
        await confirmOrDecline(context, tx, actor, { bookingId: bookingId ?? '', paymentStatus }),
        actor,
      ),
    { returnEntity, getId: ({ bookingId }) => bookingId },
  )
}

/** Completes one checkout. */
async function confirmOrDecline(
  context: Context,
  tx: Tx,
  actor: Actor,
  { bookingId, paymentStatus }: bookings.ConfirmOrDeclineBookingRequest,
): Promise<BookingRow> {
  const booking = await lockBooking(tx, actor.siteId, bookingId, continuableBy(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const refusal = answerRefusal(booking.status)
  return refusal ? fail(refusal) : answer(context, tx, actor, booking, paymentStatus)
}

async function answer(
  context: Context,
  tx: Tx,
  actor: Actor,
  booking: BookingRow,
  given: bookings.PaymentStatus | null | undefined,
): Promise<BookingRow> {
  const service = await lockBookedService(tx, booking)
  const option = settledOption(service.payment, booking)
  const paymentStatus = (await statusAtAnswer(tx, actor, booking, { given, option })) ?? 'UNDEFINED'
  const { requireManualApproval, allowMultipleRequests } = service.onlineBooking
  const facts = {
    paymentStatus,
    passesAvailability: booking.flow_flags.skipAvailabilityValidation === true,
    needsApproval: requireManualApproval && booking.flow_flags.skipBusinessConfirmation !== true,
  }
  const inConflict = checkoutOutcome({ ...facts, conflict: true })
  const entered = await enterAnswered(context, tx, booking, service, {
    onConflict: inConflict.status === 'DECLINED' ? 'refuse' : 'mark',
    takesTime: takesTime(facts.needsApproval ? 'PENDING' : 'CONFIRMED', allowMultipleRequests),
  })
  if (!entered) {
    const changes = { status: 'DECLINED' as const, payment_status: paymentStatus }
    return endBooking(context, tx, booking, { action, actor, changes, event: { slug: 'declined', notification } })
  }
  const { status, doubleBooked } = checkoutOutcome({ ...facts, conflict: entered.conflict })
  const changes = {
    ...entered.changes,
    status,
    double_booked: doubleBooked,
    payment_status: paymentStatus,
    selected_payment_option: option,
  }
  const slug = status === 'CONFIRMED' ? 'confirmed' : 'markedAsPending'
  // Of what only credits pay for, nothing would be owed instead.
  const isOwedInstead = given === 'NOT_PAID' && (hasPrice(booking) || may(actor, 'MANAGE_PAYMENTS'))
  const withoutCredits = !getCustomer(actor) && (isOwedInstead || given === 'EXEMPT')
  return writeChange(context, tx, booking, changes, { action, actor, withoutCredits, events: [{ slug, notification }] })
}
