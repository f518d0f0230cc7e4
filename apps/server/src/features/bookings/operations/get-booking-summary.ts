import { type bookingsOwn, decimalText, type Infer } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { dueMinor, findCharges, listPaymentsOfCharge } from '../../payments/index.ts'
import { listMoves } from '../rules/moves.ts'
import { conferencingUrl } from '../steps/conferencing-url.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { loadBookedService } from '../steps/placing/load-booked-service.ts'
import { bookingPrice } from '../steps/rescheduling/require-same-price.ts'
import { findBooking } from '../store/bookings.ts'
import { listStartChanges } from '../store/history.ts'
import type { BookingRow } from '../store/rows.ts'
import { isStaffToBeNamed } from '../store/staff-to-be-named.ts'

export const getBookingSummary: Operation<'getBookingSummary'> = async ({ input }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const booking = await findBooking(context.db, siteId, bookingId)
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const service = await loadBookedService(context.db, booking)
  return {
    price: bookingPrice(service, booking),
    payment: await summarisePayment(context.db, booking),
    conferencingUrl: (await conferencingUrl(context.db, booking)) ?? null,
    staffToBeNamed: await isStaffToBeNamed(context.db, booking, context.clock.now()),
    moves: await movesOf(context.db, booking),
  }
}

const mostMoves = 20

/** The start of a course is that of its sessions: it moves with them. */
async function movesOf(db: Db, { site_id: siteId, id, tag, starts_at }: BookingRow) {
  return tag === 'COURSE' ? [] : listMoves(await listStartChanges(db, siteId, id, mostMoves), starts_at)
}

async function summarisePayment(
  db: Db,
  { site_id: siteId, id }: BookingRow,
): Promise<Infer<typeof bookingsOwn.PaymentSummary> | null> {
  const [charge] = await findCharges(db, siteId, 'BOOKING', [id])
  if (!charge) return null
  const payments = await listPaymentsOfCharge(db, siteId, charge.id)
  const decimal = (minor: number) => decimalText(minor, charge.currency)
  const latest = payments.find(({ provider }) => provider !== 'ON_SITE')
  return {
    currency: charge.currency,
    total: decimal(charge.total_minor),
    paid: decimal(charge.paid_minor),
    refunded: decimal(payments.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0)),
    due: decimal(dueMinor(charge)),
    owedBack: decimal(charge.owed_back_minor),
    chargeId: charge.id,
    paymentId: latest?.id ?? null,
    status: latest?.status ?? null,
  }
}
