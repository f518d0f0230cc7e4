import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { loadTaxes } from '../../payments/index.ts'
import { type BookableService, loadBookables } from '../../services/index.ts'
import { offeredAmounts } from '../rules/offered-amounts.ts'
import { isMadeByCustomer } from '../rules/payment-option.ts'
import { findWithdrawn } from '../rules/still-offered.ts'
import { findBookings } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { continuableBy } from '../store/visible-to.ts'
import { type BookingChargeTotals, chargeTotals } from './booking-charge.ts'
import { bookingPrice, pricedBooking } from './rescheduling/require-same-price.ts'

/** A booking with what it costs. */
export type PricedBookingRow = {
  booking: BookingRow
  service: BookableService
  /** Whether its customer could still book the service with what they chose, or the business booked it or decided. */
  isOffered: boolean
  /** Undefined if it is free or its price is free text. */
  charge: BookingChargeTotals | undefined
  /** Amount that is paid online when the customer chooses the deposit; null without one. */
  depositMinor: number | null
}

/** Finds bookings by id with their prices, in a fixed number of statements. Unknown ones are left out. */
export async function findPricedBookings(db: Db, siteId: string, ids: readonly string[]): Promise<PricedBookingRow[]> {
  if (ids.length === 0) return []
  const bookings = await findBookings(db, siteId, ids)
  if (bookings.length === 0) return []
  const serviceIds = [...new Set(bookings.map(({ service_id }) => service_id))]
  const [services, findTax] = await inParallel(loadBookables(db, siteId, serviceIds), loadTaxes(db, siteId))
  return bookings.flatMap((booking) => {
    const service = services.find(({ id }) => id === booking.service_id)
    if (!service) return []
    const { agreed_tax: agreedTax, location_id: locationId } = booking
    const tax = agreedTax ? agreedTax.tax : findTax(locationId)
    const charge = chargeTotals(bookingPrice(service, booking), tax, booking)
    return {
      booking,
      service,
      isOffered: isOffered(booking, service),
      charge,
      depositMinor: charge ? findDeposit(service, booking, charge) : null,
    }
  })
}

function isOffered(booking: BookingRow, service: BookableService): boolean {
  if (!isMadeByCustomer(booking)) return true
  const isDecided = booking.flow_flags.skipSelectedPaymentOptionValidation === true
  return (service.onlineBooking.enabled || isDecided) && !findWithdrawn(service, pricedBooking(booking))
}

function findDeposit(
  { payment }: BookableService,
  { total_participants: participants }: BookingRow,
  { currency, totalMinor }: BookingChargeTotals,
): number | null {
  return offeredAmounts(payment, { totalMinor, currency, participants }).depositMinor
}

/** Returns which of these bookings an actor may see or go on with. */
export async function findVisibleBookingIds(db: Db, actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await findBookings(db, actor.siteId, ids, continuableBy(actor))
  return new Set(rows.map(({ id }) => id))
}
