import { isPaidOnline, isPlanOption } from '../../lib/bookable.ts'
import type { Money } from '../../lib/format.ts'
import { isGuid } from '../../lib/guid.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type ChargedFee, readBookingFee } from '../../parts/booking-fee.tsx'
import type { BookingPayment } from '../../parts/booking-money.tsx'
import { hasPaid } from '../../parts/has-paid.ts'
import type { ItemisedPrice } from '../../parts/price-lines.tsx'
import { type BookingLine, bookingLine } from './bookings.ts'

/** One booking of the member, with the actions available now. */
export type OneBooking = BookingLine & {
  revision: string
  slug: string
  address: string
  note: string
  paid: boolean
  /** A plan of the member pays for it. */
  byPlan: boolean
  /** Something was paid, if only a deposit, that cancelling gives back. */
  hasPaid: boolean
  price: ItemisedPrice
  payment: BookingPayment
  /** The service is paid by card online. */
  isPaidOnline: boolean
  conferencingUrl: string | null
  mayCancel: boolean
  /** The visit is over. */
  isPast: boolean
  /** It could be cancelled, until a time that has passed. */
  isTooLate: boolean
  mayMove: boolean
  /** Fee for cancelling now. */
  fee: Money | null
  /** Fee that came about. */
  chargedFee: ChargedFee | null
  /** Token of the page that reschedules it. */
  token: string
}

/** Loads a booking; undefined if it does not exist or is not the member’s. */
export async function loadBooking({ kalends, site, now }: RequestContext, id: string): Promise<OneBooking | undefined> {
  if (!isGuid(id)) return undefined
  const { extendedBookings } = await kalends.bookings.queryExtendedBookings({
    query: { filter: { id } },
    withBookingAllowedActions: true,
  })
  const [found] = extendedBookings ?? []
  const line = bookingLine(found?.booking)
  if (!found?.booking || !line) return undefined
  const token = (await kalends.bookings.getAnonymousActionToken({ bookingId: id })).token ?? ''
  const [link, { price, payment, conferencingUrl, staffToBeNamed }, service] = await Promise.all([
    kalends.bookings.bookingsGetBookingAnonymously({ token, fields: ['BOOKING_FEES'] }),
    kalends.bookings.getBookingSummary({ token }),
    findService(kalends, line.serviceId),
  ])
  const isPaid = found.booking.paymentStatus === 'PAID'
  const { slot, schedule } = found.booking.bookedEntity ?? {}
  return {
    ...line,
    token,
    revision: found.booking.revision ?? '1',
    slug: service?.mainSlug?.name ?? '',
    address: (slot?.location ?? schedule?.location)?.formattedAddress ?? '',
    note: service?.bookingPolicy?.customPolicyDescription?.description ?? '',
    price,
    payment,
    isPaidOnline: service ? isPaidOnline(service, site) : false,
    conferencingUrl,
    staffToBeNamed,
    paid: isPaid,
    byPlan: isPaid && isPlanOption(found.booking.selectedPaymentOption),
    hasPaid: hasPaid({ isPaid, payment: payment ?? null }),
    mayCancel: found.allowedActions?.cancel === true,
    isPast: Date.parse(line.end) <= now(),
    isTooLate: Date.parse(line.start) <= cancelsUntil(service) + now(),
    // Rescheduling uses the signed link, which has its own rules.
    mayMove: link.allowedAnonymousActions?.reschedule === true,
    ...readBookingFee(link.bookingFee),
  }
}

/** Milliseconds before the start until which the service lets its customers cancel; 0 if nothing limits it. */
function cancelsUntil(service: Awaited<ReturnType<typeof findService>>): number {
  const { enabled, limitLatestCancellation, latestCancellationInMinutes } =
    service?.bookingPolicy?.cancellationPolicy ?? {}
  return enabled !== false && limitLatestCancellation ? (latestCancellationInMinutes ?? 0) * 60_000 : 0
}

/** A deleted service may still have bookings. */
async function findService(kalends: RequestContext['kalends'], serviceId: string) {
  try {
    return (await kalends.services.getService({ serviceId })).service
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}

/** Cancels the booking; `changed` if it changed in the meantime. */
export async function cancelBooking(
  { kalends }: RequestContext,
  bookingId: string,
  revision: string,
): Promise<'canceled' | 'tooLate' | 'changed'> {
  try {
    await kalends.bookings.cancelBooking({ bookingId, revision })
    return 'canceled'
  } catch (error) {
    const code = isRefusal(error) ? error.code : ''
    if (code === 'BOOKING_POLICY_VIOLATION') return 'tooLate'
    if (code === 'BOOKING_REVISION_MISMATCH') return 'changed'
    throw error
  }
}
