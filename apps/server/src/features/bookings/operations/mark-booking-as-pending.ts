import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { settledOption } from '../rules/payment-option.ts'
import { staleRevision } from '../rules/revision.ts'
import { pendingRefusal, takesTime } from '../rules/status.ts'
import { latestMessage, notificationFrom } from '../steps/booking-actor.ts'
import { enterAnswered } from '../steps/intake/enter-answered.ts'
import { statusAtAnswer } from '../steps/payment-status.ts'
import { lockBookedService } from '../steps/placing/load-booked-service.ts'
import { seatScope } from '../steps/placing/seats.ts'
import { showBooking } from '../steps/show-booking.ts'
import { writeChange } from '../steps/write-change.ts'
import { lockBooking } from '../store/bookings.ts'
import { visibleTo } from '../store/visible-to.ts'
import { changeable } from '../view/changeable.ts'

export const markBookingAsPending: Operation<'markBookingAsPending'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
    if (!booking) return fail('BOOKING_NOT_FOUND')
    const refusal = staleRevision(booking.revision, input.revision) ?? pendingRefusal(booking.status)
    if (refusal) return fail(refusal)
    if (changeable(booking).inPackage) return fail('NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING')
    const service = await lockBookedService(tx, booking)
    const { requireManualApproval, allowMultipleRequests } = service.onlineBooking
    const passes = input.flowControlSettings?.skipPendingApprovalServiceValidation === true
    if (passes && !may(actor, 'MANAGE_BOOKINGS')) return fail('UNAUTHORIZED_OPERATION')
    if (!requireManualApproval && !passes) return fail('NOT_PENDING_APPROVAL_SERVICE')
    const option = settledOption(service.payment, booking)
    const paymentStatus = await statusAtAnswer(tx, actor, booking, { given: input.paymentStatus, option })
    const entered = await enterAnswered(context, tx, booking, service, {
      // A named resource or full seats are overbooked and marked, but a busy resource is never assigned.
      onConflict: booking.resource_id === null && seatScope(booking) === null ? 'refuse' : 'mark',
      takesTime: takesTime('PENDING', allowMultipleRequests),
    })
    if (!entered) return fail('NO_OPEN_SPOTS')
    const notification = notificationFrom(actor, input.participantNotification)
    const changes = {
      ...entered.changes,
      status: 'PENDING' as const,
      selected_payment_option: option,
      double_booked: entered.conflict,
      ...(paymentStatus ? { payment_status: paymentStatus } : {}),
      ...(typeof input.sendSmsReminder === 'boolean' ? { send_sms_reminder: input.sendSmsReminder } : {}),
      ...latestMessage(notification),
    }
    const events = [{ slug: 'markedAsPending' as const, notification }]
    const change = { action: 'markAsPending', actor, events }
    return { booking: await showBooking(tx, await writeChange(context, tx, booking, changes, change), actor) }
  })
