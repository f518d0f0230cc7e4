import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { settledOption } from '../rules/payment-option.ts'
import { staleRevision } from '../rules/revision.ts'
import { answerRefusal } from '../rules/status.ts'
import { latestMessage, notificationFrom } from '../steps/booking-actor.ts'
import { enterAnswered } from '../steps/intake/enter-answered.ts'
import { statusAtAnswer } from '../steps/payment-status.ts'
import { loadBookedService } from '../steps/placing/load-booked-service.ts'
import { showBooking } from '../steps/show-booking.ts'
import { writeChange } from '../steps/write-change.ts'
import { lockBooking } from '../store/bookings.ts'
import { visibleTo } from '../store/visible-to.ts'
import { changeable } from '../view/changeable.ts'

export const confirmBooking: Operation<'confirmBooking'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
    if (!booking) return fail('BOOKING_NOT_FOUND')
    const refusal = staleRevision(booking.revision, input.revision) ?? answerRefusal(booking.status)
    if (refusal) return fail(refusal)
    if (changeable(booking).inPackage) return fail('NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING')
    const checked = input.flowControlSettings?.checkAvailabilityValidation === true
    const overbooked = checked && input.doubleBooked === true && may(actor, 'MANAGE_BOOKINGS')
    const service = await loadBookedService(tx, booking)
    const option = settledOption(service.payment, booking)
    const paymentStatus = await statusAtAnswer(tx, actor, booking, { given: input.paymentStatus, option })
    const onConflict = checked && !overbooked ? 'refuse' : 'mark'
    const entered = await enterAnswered(context, tx, booking, service, { onConflict, takesTime: true })
    if (!entered) return fail('NO_OPEN_SPOTS')
    const notification = notificationFrom(actor, input.participantNotification)
    const changes = {
      ...entered.changes,
      status: 'CONFIRMED' as const,
      selected_payment_option: option,
      double_booked: entered.conflict || overbooked,
      ...(paymentStatus ? { payment_status: paymentStatus } : {}),
      ...(typeof input.sendSmsReminder === 'boolean' ? { send_sms_reminder: input.sendSmsReminder } : {}),
      ...latestMessage(notification),
    }
    const change = { action: 'confirm', actor, events: [{ slug: 'confirmed' as const, notification }] }
    return { booking: await showBooking(tx, await writeChange(context, tx, booking, changes, change), actor) }
  })
