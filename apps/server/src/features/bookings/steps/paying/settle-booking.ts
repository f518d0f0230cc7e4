import type { bookings } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { isMadeByCustomer, isPaidByPlan, optionOfMoney, settledOption } from '../../rules/payment-option.ts'
import { takesTime } from '../../rules/status.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { endBooking } from '../ending/end-booking.ts'
import { type BoundBy, enterAnswered } from '../intake/enter-answered.ts'
import { hasCredits } from '../membership/require-credits.ts'
import { exceedsRebookingLimit } from '../placing/enforce-booking-policy.ts'
import { lockBookedService } from '../placing/load-booked-service.ts'
import { writeChange } from '../write-change.ts'

type SettleBooking = {
  /** How far it is paid; NOT_PAID if it is paid at the visit. */
  paymentStatus: bookings.PaymentStatus
  actor: ChangeActor
  /** What binds it if nothing is held for it. */
  boundBy?: BoundBy
}

/**
 * `isLost`: something else took its time, seats or credits, or its customer booked as often as they may, so it was declined
 * and what was paid by card is refunded.
 */
type SettledBooking = { booking: BookingRow; isLost: boolean }

/**
 * Settles a locked CREATED booking once it is paid, or will be paid at the visit: it takes over its hold, or its time or
 * seats if they are still free, and becomes CONFIRMED, or PENDING where the service requires approval. The customer is
 * notified. Refuses a customer's booking that needs a plan without enough credits. Throws INVALID_BOOKING_STATUS for a booking in another status.
 */
export async function settleBooking(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { paymentStatus, actor, boundBy = 'NOTHING' }: SettleBooking,
): Promise<SettledBooking> {
  if (booking.status !== 'CREATED') return fail('INVALID_BOOKING_STATUS')
  const service = await lockBookedService(tx, booking)
  const { flow_flags: flags } = booking
  const { requireManualApproval, allowMultipleRequests } = service.onlineBooking
  const status = requireManualApproval && flags.skipBusinessConfirmation !== true ? 'PENDING' : 'CONFIRMED'
  const isPaid = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID'
  const option = isPaid ? optionOfMoney(booking) : settledOption(service.payment, booking)
  // Others paid for their part of the order already: only this booking is declined.
  const needsCredits = actor === 'system' && isPaidByPlan(option) && isMadeByCustomer(booking)
  const lacksCredits = needsCredits && !(await hasCredits(context, tx, [booking]))
  const isOneTooMany = boundBy !== 'NOTHING' && (await exceedsRebookingLimit(context, tx, { booking, service }))
  if (isOneTooMany && !isPaid && actor !== 'system')
    return fail('BOOKING_POLICY_VIOLATION', { data: { tooManyBookings: true } })
  const entered =
    lacksCredits || isOneTooMany
      ? undefined
      : await enterAnswered(context, tx, booking, service, {
          onConflict: flags.skipAvailabilityValidation === true ? 'mark' : 'refuse',
          takesTime: takesTime(status, allowMultipleRequests),
          boundBy: isMadeByCustomer(booking) && flags.skipAvailabilityValidation !== true ? boundBy : 'NOTHING',
        })
  const notification = { notifyParticipants: true }
  if (!entered) {
    const changes = { status: 'DECLINED' as const, payment_status: paymentStatus }
    const event = { slug: 'declined', notification } as const
    const ending = { action: 'decline', actor, changes, event, refunds: true } as const
    const because = lacksCredits ? ({ because: 'NO_CREDITS' } as const) : {}
    const declined = await endBooking(context, tx, booking, { ...ending, ...because })
    return { booking: declined, isLost: true }
  }
  const changes: BookingChanges = {
    ...entered.changes,
    status,
    double_booked: entered.conflict,
    payment_status: paymentStatus,
    selected_payment_option: option,
  }
  const events = [{ slug: status === 'CONFIRMED' ? 'confirmed' : 'markedAsPending', notification }] as const
  return {
    booking: await writeChange(context, tx, booking, changes, { action: 'payment', actor, events }),
    isLost: false,
  }
}
