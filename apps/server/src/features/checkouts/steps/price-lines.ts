import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { findPricedBookings, type PricedBookingRow } from '../../bookings/index.ts'
import { findMember } from '../../members/index.ts'
import { type PlanQuote, quotePlans } from '../../orders/index.ts'
import { isPaymentProviderReady } from '../../payments/index.ts'
import { findSite } from '../../sites/index.ts'
import type { LineAmounts } from '../rules/totals.ts'
import type { PricedBasket, PricedLine } from '../view/priced-line.ts'
import { optionsOfBooking } from './booking-options.ts'

type Priceable = {
  siteId: string
  rows: readonly PricedLine['row'][]
  couponCode: string | null
  /** How bookings said they are paid before they were ordered, by booking. */
  requested?: ReadonlyMap<string, bookings.SelectedPaymentOption>
}
type For = { memberId: string | undefined; now: number }

/** Prices lines as they will be charged, in a fixed number of statements. */
export async function priceLines(
  db: Db,
  { siteId, rows, couponCode, requested }: Priceable,
  { memberId, now }: For,
): Promise<PricedBasket> {
  const idsOf = (type: string) => rows.filter(({ item_type }) => item_type === type).map(({ item_id }) => item_id)
  const [site, takesPayments, member, bookings] = await inParallel(
    findSite(db, siteId),
    isPaymentProviderReady(db, siteId),
    memberId === undefined ? Promise.resolve(undefined) : findMember(db, siteId, memberId),
    findPricedBookings(db, siteId, idsOf('BOOKING')),
  )
  if (!site) throw new Error(`There is no site ${siteId}`)
  const contactId = member?.contact?.id
  const buyer = memberId !== undefined && contactId !== undefined ? { memberId, contactId } : undefined
  const request = { siteId, planIds: idsOf('PLAN'), buyer, couponCode, now }
  const { quotes, couponPlanId, couponRefusal } = await quotePlans(db, request)
  const lines = rows.map((row): PricedLine => {
    if (row.item_type === 'PLAN')
      return planLine(
        row,
        quotes.find(({ plan }) => plan.id === row.item_id),
      )
    const priced = bookings.find(({ booking }) => booking.id === row.item_id)
    return bookingLine(row, priced, { takesPayments, now, requested: requested?.get(row.item_id) })
  })
  const couponLineId = lines.find(({ plan }) => plan !== undefined && plan.plan.id === couponPlanId)?.row.id
  return { site, lines, currency: site.currency, takesPayments, couponCode, couponLineId, couponRefusal }
}

const free: LineAmounts = { subtotalMinor: 0, discountMinor: 0, taxMinor: 0, tax: null, totalMinor: 0 }
const gone = { ...free, name: '', options: [], availability: 'NOT_FOUND' } as const

type Conditions = {
  takesPayments: boolean
  now: number
  requested: bookings.SelectedPaymentOption | undefined
}

function bookingLine(
  row: PricedLine['row'],
  priced: PricedBookingRow | undefined,
  { takesPayments, now, requested }: Conditions,
): PricedLine {
  if (!priced) return { row, ...gone, options: [] }
  const { booking, service, charge, isOffered } = priced
  const { subtotalMinor, discountMinor, taxMinor, tax, totalMinor } = charge ?? free
  const selected = requested ?? booking.selected_payment_option
  const isOpen = booking.status === 'CREATED' && Date.parse(booking.ends_at) > now && !service.deleted && isOffered
  return {
    row,
    name: booking.title,
    subtotalMinor,
    discountMinor,
    taxMinor,
    tax,
    totalMinor,
    availability: isOpen ? 'AVAILABLE' : 'NOT_AVAILABLE',
    options: optionsOfBooking(priced, { selected, takesPayments }),
    booking: priced,
    requested: selected,
  }
}

function planLine(row: PricedLine['row'], quote: PlanQuote | undefined): PricedLine {
  if (!quote) return { row, ...gone, options: [] }
  const { plan, first, trialDays } = quote
  const feesMinor = first.fees.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    row,
    name: plan.name,
    subtotalMinor: first.subtotalMinor + feesMinor,
    discountMinor: first.discountMinor,
    taxMinor: first.tax?.amountMinor ?? 0,
    tax: first.tax ? { name: first.tax.name, percent: first.tax.rate, included: first.tax.included } : null,
    totalMinor: first.totalMinor,
    availability: plan.isPublic && !plan.isArchived ? 'AVAILABLE' : 'NOT_AVAILABLE',
    // During a trial nothing is paid.
    options: [{ option: 'FULL_PAYMENT_ONLINE', payNowMinor: trialDays > 0 ? 0 : first.totalMinor }],
    plan: quote,
  }
}
