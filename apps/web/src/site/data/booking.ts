import type { bookings, Infer } from '@kalends/contract'
import { isPaidOnline, isPlanOption } from '../../lib/bookable.ts'
import type { Money } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type ChargedFee, readBookingFee } from '../../parts/booking-fee.tsx'
import type { BookingPayment } from '../../parts/booking-money.tsx'
import type { ItemisedPrice } from '../../parts/price-lines.tsx'
import { type Again, findAgain } from './again.ts'
import { findIntakeFormId } from './intake.ts'
import { loadFeeTerms } from './load-fees.ts'
import { type LocationChoice, listServiceLocations, readTerms, type Terms } from './service.ts'
import { type ServiceCard, serviceCard, type WireService } from './services.ts'

type WireBooking = Infer<typeof bookings.Booking>

export type BookingStatus = NonNullable<WireBooking['status']>

export type BookingData = {
  id: string
  service: ServiceCard
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  terms: Terms | null
  location: LocationChoice | null
  directions: string | null
  status: BookingStatus
  revision: string
  start: string
  end: string
  zone: string
  staffName: string | null
  /** Who gives it is still to be named. */
  staffToBeNamed: boolean
  staffId: string | null
  firstName: string
  lastName: string
  email: string
  createdAt: string | null
  canceledAt: string | null
  paid: boolean
  /** A plan of the customer pays for it, or did before it was cancelled. */
  byPlan: boolean
  /** The plan got back what it had paid. */
  isReturnedToPlan: boolean
  /** Where the money stands; null if nothing was charged. */
  payment: BookingPayment
  /** The service is paid by card online. */
  isPaidOnline: boolean
  /** What the customer agrees to who has no card saved for the fees of the booking; null if none is missing. */
  missingCard: string | null
  /** Fee for cancelling now. */
  fee: Money | null
  /** Fee that came about. */
  chargedFee: ChargedFee | null
  mayCancel: boolean
  mayMove: boolean
  /** Number of participants. */
  people: number
  /** The latest moves to another time, oldest first. */
  moves: { movedDate: string; from: string; to: string }[]
  /** Itemised, as agreed. */
  price: ItemisedPrice
  /** Conferencing link, once confirmed. */
  conferencingUrl: string | null
  /** Its session, if there is one. */
  sessionId: string | null
  addOns: { id: string; minutes: number }[]
  /** Id of the intake form still to be completed. */
  intakeFormId: string | null
  /** The same a week later, at or near the same hour. */
  again: Again | null
  now: number
}

/** Loads a booking by its signed link; undefined if the link is invalid or expired. */
export async function loadBooking(context: RequestContext, token: string): Promise<BookingData | undefined> {
  const { kalends, site, now } = context
  const found = await openBooking(context, token)
  const booking = found?.booking
  const { slot, schedule } = booking?.bookedEntity ?? {}
  const start = slot?.startDate ?? booking?.startDate
  const end = slot?.endDate ?? booking?.endDate
  if (!booking || !start || !end) return undefined
  const serviceId = slot?.serviceId ?? schedule?.serviceId
  const [service, { price, payment, conferencingUrl, moves, staffToBeNamed }, { locations }] = await Promise.all([
    findService(context, serviceId),
    kalends.bookings.getBookingSummary({ token }),
    kalends.business.listLocations(),
  ])
  const booked = slot?.location ?? schedule?.location
  const location = locations.find(({ id }) => id === booked?.id) ?? null
  const zone = slot?.timezone ?? schedule?.timezone ?? location?.timeZone ?? site.timeZone
  const offered = (service ? listServiceLocations(service, locations) : []).find(({ id }) => id === booked?.id) ?? null
  const kind = readKind(booking)
  return {
    id: booking.id ?? '',
    kind,
    service: service ? serviceCard(service, site) : unlisted(booking),
    terms: service ? readTerms(service) : null,
    location:
      offered ??
      (booked?.name ? { id: '', name: booked.name, address: booked.formattedAddress ?? '', timeZone: zone } : null),
    directions: location?.directions ?? null,
    status: booking.status ?? 'CREATED',
    revision: booking.revision ?? '1',
    start,
    end,
    zone,
    staffName: slot?.resource?.name ?? null,
    staffToBeNamed,
    staffId: slot?.resource?.id ?? null,
    firstName: booking.contactDetails?.firstName ?? '',
    lastName: booking.contactDetails?.lastName ?? '',
    email: booking.contactDetails?.email ?? '',
    createdAt: booking.createdDate ?? null,
    canceledAt: booking.canceledDate ?? null,
    paid: booking.paymentStatus === 'PAID',
    byPlan: isByPlan(booking),
    isReturnedToPlan: isByPlan(booking) && booking.paymentStatus === 'REFUNDED',
    payment,
    isPaidOnline: service ? isPaidOnline(service, site) : false,
    ...readBookingFee(found.bookingFee),
    missingCard:
      service && isLive(booking) && Date.parse(start) > now()
        ? await findMissingCard(context, booking, { service, price })
        : null,
    mayCancel: found.allowedAnonymousActions?.cancel === true,
    mayMove: found.allowedAnonymousActions?.reschedule === true,
    people: countParticipants(booking),
    moves,
    price,
    conferencingUrl,
    sessionId: slot?.eventId ?? null,
    addOns: (booking.bookedAddOns ?? []).map(({ id, durationInMinutes }) => ({
      id: id ?? '',
      minutes: durationInMinutes ?? 0,
    })),
    intakeFormId: service && isLive(booking) && !booking.intakeSubmissionId ? findIntakeFormId(service) : null,
    again:
      service && kind === 'APPOINTMENT' && booking.status !== 'CANCELED'
        ? await findAgain(kalends, {
            booking,
            service,
            minutes: serviceCard(service, site).minutes,
            start,
            end,
            zone,
            staffId: slot?.resource?.id ?? null,
            locationId: location?.id ?? null,
            people: countParticipants(booking),
          })
        : null,
    now: now(),
  }
}

/** Cancels by the link. `changed` if the booking changed in the meantime. */
export async function cancelByLink(
  { kalends }: RequestContext,
  token: string,
  revision: string,
): Promise<'done' | 'tooLate' | 'changed' | 'ended'> {
  try {
    await kalends.bookings.bookingsCancelBookingAnonymously({ token, revision })
    return 'done'
  } catch (error) {
    if (isRefusal(error) && error.code === 'BOOKING_CANNOT_BE_CANCELLED') return 'tooLate'
    if (isRefusal(error) && error.code === 'BOOKING_REVISION_MISMATCH') return 'changed'
    if (isRefusal(error) && ENDED.has(error.code)) return 'ended'
    throw error
  }
}

/** Only the customer can save a card: whoever has just the link is not told. */
async function findMissingCard(
  context: RequestContext,
  { id: bookingId }: WireBooking,
  { service, price }: { service: WireService; price: ItemisedPrice },
): Promise<string | null> {
  const terms = await loadFeeTerms(context, service, price)
  if (!terms || !bookingId) return null
  try {
    const { agreement } = await context.kalends.bookings.getBookingFee({ bookingId })
    return agreement?.hasCard ? null : (agreement?.text ?? terms.text)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Paid or given back: while a plan has not paid yet, the price is owed. */
const isByPlan = ({ selectedPaymentOption, paymentStatus }: WireBooking): boolean =>
  isPlanOption(selectedPaymentOption) && (paymentStatus === 'PAID' || paymentStatus === 'REFUNDED')

const isLive = ({ status }: WireBooking): boolean => status === 'CONFIRMED' || status === 'PENDING'

function readKind({ bookedEntity }: WireBooking): BookingData['kind'] {
  if (bookedEntity?.schedule) return 'COURSE'
  return bookedEntity?.tags?.includes('GROUP') ? 'CLASS' : 'APPOINTMENT'
}

const ENDED = new Set(['INVALID_TOKEN', 'BOOKING_NOT_FOUND', 'INVALID_ARGUMENT', 'NOT_FOUND'])

async function openBooking({ kalends }: RequestContext, token: string) {
  try {
    return await kalends.bookings.bookingsGetBookingAnonymously({ token, fields: ['BOOKING_FEES'] })
  } catch (error) {
    if (isRefusal(error) && ENDED.has(error.code)) return undefined
    throw error
  }
}

const findService = ({ kalends }: RequestContext, serviceId: string | null | undefined) =>
  findUnlessGone(async () => (serviceId ? (await kalends.services.getService({ serviceId })).service : undefined))

/** A deleted service may still have bookings. */
async function findUnlessGone<Found>(find: () => Promise<Found | null | undefined>): Promise<Found | undefined> {
  try {
    return (await find()) ?? undefined
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}

/** Number of participants. */
function countParticipants({ totalParticipants, participantsChoices }: WireBooking): number {
  const parts = participantsChoices?.serviceChoices ?? []
  return totalParticipants ?? (parts.reduce((sum, part) => sum + (part.numberOfParticipants ?? 1), 0) || 1)
}

const unlisted = (booking: WireBooking): ServiceCard => ({
  id: booking.bookedEntity?.slot?.serviceId ?? '',
  type: readKind(booking),
  slug: '',
  name: booking.bookedEntity?.title ?? '',
  tagline: '',
  minutes: null,
  price: { kind: 'custom', text: '' },
  photoUrl: null,
  picture: null,
  bookable: false,
  payable: false,
})
