import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { chargeView, findCharges } from '../../payments/index.ts'
import { chargeBooking, computeBookingCharge } from '../steps/booking-charge.ts'
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
    return { charge: chargeView(await chargeBooking(context, tx, booking, totals)) }
  })
