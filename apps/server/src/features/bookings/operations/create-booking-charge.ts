import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { chargeView, createCharge, findCharges } from '../../payments/index.ts'
import { computeBookingCharge } from '../steps/booking-charge.ts'
import { lockBooking } from '../store/bookings.ts'
import { continuableBy } from '../store/visible-to.ts'

export const createBookingCharge: Operation<'createBookingCharge'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    // Locked, so that it is charged what it costs then.
    const booking = (await lockBooking(tx, siteId, input.bookingId, continuableBy(actor))) ?? fail('BOOKING_NOT_FOUND')
    const [existing] = await findCharges(tx, siteId, 'BOOKING', [booking.id])
    if (existing) return { charge: chargeView(existing) }
    const totals = (await computeBookingCharge(tx, booking)) ?? fail('BOOKING_NOT_CHARGEABLE')
    const charge = await createCharge(context, tx, {
      ...totals,
      siteId,
      subjectType: 'BOOKING',
      subjectId: booking.id,
      contactId: booking.contact_id,
      locationId: booking.location_id,
      resourceId: booking.resource_id,
    })
    return { charge: chargeView(charge) }
  })
