import type { bookings } from '@kalends/contract'
import { actsForBusiness, isForeignCalendar, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { withAlternatives } from '../../holds/index.ts'
import { moveRefusal } from '../rules/rescheduling.ts'
import { creatingActor, notificationFrom } from '../steps/booking-actor.ts'
import { moveBooking } from '../steps/rescheduling/move-booking.ts'
import { showBooking } from '../steps/show-booking.ts'
import { lockBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { visibleTo } from '../store/visible-to.ts'
import { changeable } from '../view/changeable.ts'

type Input = bookings.RescheduleBookingRequest

export const rescheduleBooking: Operation<'rescheduleBooking'> = async (call, context) => {
  const booking = await withAlternatives(context, () => context.transaction((tx) => reschedule(context, tx, call)))
  return { booking: await showBooking(context.db, booking, call.actor) }
}

async function reschedule(context: Context, tx: Tx, { input, actor }: Call<Input>): Promise<BookingRow> {
  const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const { slot, revision } = input
  const named = slot.resource?.id
  if (named && isForeignCalendar(actor, named)) return fail('UNAUTHORIZED_OPERATION')
  const flags = withoutNulls(input.flowControlSettings ?? {})
  return moveBooking(context, tx, booking, {
    actor,
    slot,
    requested: input,
    flags,
    revision,
    notification: notificationFrom(actor, input.participantNotification),
    refusal: moveRefusal(changeable(booking), creatingActor(actor), flags, context.clock.now()),
    actsForBusiness: actsForBusiness(actor),
    namesPrice: input.newPrice != null && may(actor, 'MANAGE_BOOKINGS'),
    decidesPayments: may(actor, 'MANAGE_PAYMENTS'),
    managesAddOns: may(actor, 'MANAGE_ADDONS'),
    keepsResource: actor.type === 'staff' && actor.resourceIds !== undefined,
  })
}

function withoutNulls<T extends object>(flags: T): T {
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== null)) as T
}
