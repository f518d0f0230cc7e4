import { isDeepStrictEqual } from 'node:util'
import { DAY } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { isLive, lockHoldOfBooking } from '../../../holds/index.ts'
import { isLeftUnpaid } from '../../../payments/index.ts'
import { type BookableService, policySnapshot } from '../../../services/index.ts'
import { findWithdrawn } from '../../rules/still-offered.ts'
import { lockBooking, markPriced } from '../../store/bookings.ts'
import { findFeeAgreement } from '../../store/fees.ts'
import { listOutdatedPrices } from '../../store/outdated-prices.ts'
import type { BookingKey } from '../../store/retention.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { lockBookingCharge } from '../booking-charge.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { pricedBooking, priceNow } from '../rescheduling/require-same-price.ts'
import { writeChange } from '../write-change.ts'
import { giveUpCharge } from './end-unpaid.ts'

const atOnce = 200
/** How long a price holds for a booking that is not paid, as that of a plan in a draft. */
const priceHoldsMs = DAY

/** Prices bookings again that were not paid within a day: who pays later pays the price of then, under the policy of then. */
export async function renewPrices(context: Context, now: number): Promise<void> {
  const outdated = await listOutdatedPrices(context.db, { before: now - priceHoldsMs, now, limit: atOnce })
  for (const key of outdated) {
    try {
      await context.transaction((tx) => renewPrice(context, tx, key))
    } catch (error) {
      context.log.warn({ err: error, ...key }, 'a booking that was not paid could not be priced again')
      await context.transaction((tx) => putOff(context, tx, key))
    }
  }
}

async function renewPrice(context: Context, tx: Tx, { siteId, bookingId }: BookingKey): Promise<void> {
  // In the order in which a customer who pays locks them.
  const charge = await lockBookingCharge(tx, { site_id: siteId, id: bookingId })
  const hold = await lockHoldOfBooking(tx, siteId, bookingId)
  const now = context.clock.now()
  if (hold && isLive(hold, now)) return
  const booking = await lockBooking(tx, siteId, bookingId)
  if (booking?.status !== 'CREATED') return
  const service = await loadBookedService(tx, booking)
  const renewed = { ...newPrice(service, booking), ...(await newPolicy(tx, service, booking)) }
  if (Object.keys(renewed).length === 0) return markPriced(tx, booking, now)
  const changes = { ...renewed, priced_at: new Date(now).toISOString() }
  const events = [{ slug: 'updated' }] as const
  await writeChange(context, tx, booking, changes, { action: 'renewPrice', actor: 'system', events })
  // What was given up because nobody paid is owed only once somebody does.
  if (charge && isLeftUnpaid(charge)) await giveUpCharge(context, tx, { siteId, bookingId })
}

/** What is no longer offered has no price of now: the one it was begun at stays, for whoever may still book it. */
function newPrice(service: BookableService, booking: BookingRow): BookingChanges {
  if (findWithdrawn(service, pricedBooking(booking))) return {}
  const agreed_price = priceNow(service, booking)
  const isOther = agreed_price?.value !== booking.agreed_price?.value
  if (!agreed_price || !isOther || isNamed(booking) || agreed_price.currency !== booking.agreed_price?.currency)
    return {}
  return { agreed_price, agreement: null }
}

/** Fees that the customer agreed to stay. */
async function newPolicy(tx: Tx, service: BookableService, booking: BookingRow): Promise<BookingChanges> {
  const policy_snapshot = policySnapshot(service)
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(policy_snapshot)), booking.policy_snapshot)
  if (isSame || (await findFeeAgreement(tx, booking.site_id, booking.id))) return {}
  return { policy_snapshot }
}

/** A price that the business named stays. */
function isNamed({ agreed_price: price }: BookingRow): boolean {
  return price?.lines?.some(({ kind }) => kind === 'ADJUSTMENT') === true
}

async function putOff(context: Context, tx: Tx, { siteId, bookingId }: BookingKey): Promise<void> {
  const booking = await lockBooking(tx, siteId, bookingId)
  if (booking) await markPriced(tx, booking, context.clock.now())
}
