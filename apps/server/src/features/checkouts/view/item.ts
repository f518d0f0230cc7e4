import type { checkouts } from '@kalends/contract'
import { appIdOf } from '../rules/catalogue.ts'
import type { PaymentOption } from '../rules/payment-options.ts'
import { type Money, priceView } from './amounts.ts'
import type { PricedBasket, PricedLine } from './priced-line.ts'

/** What lines of carts and of checkouts have in common. */
type Item = Omit<checkouts.LineItem, 'media' | 'taxDetails' | 'discount' | 'totalPriceAfterTax' | 'totalPriceBeforeTax'>

export type LineView = { money: Money; siteUrl: string; option: PaymentOption }

export function itemView(line: PricedLine, { money, siteUrl, option }: LineView): Item {
  const { row, name, subtotalMinor, options } = line
  const price = priceView(subtotalMinor, money)
  const deposit = options.find((it) => it.option === 'DEPOSIT_ONLINE')
  const page = pageOf(line)
  return {
    id: row.id,
    quantity: 1,
    catalogReference: { appId: appIdOf(row.item_type), catalogItemId: row.item_id },
    productName: { original: name || '-' },
    ...(page ? { url: { relativePath: page, url: `${siteUrl}${page}` } } : {}),
    price,
    fullPrice: price,
    priceBeforeDiscounts: price,
    lineItemPrice: price,
    descriptionLines: describe(line, money.language),
    availability: { status: line.availability },
    itemType: { preset: 'SERVICE' },
    paymentOption: option,
    ...(deposit ? { depositAmount: priceView(deposit.payNowMinor, money) } : {}),
    ...bookingParts(line),
    ...planParts(line),
    customLineItem: false,
    fixedQuantity: true,
    savePaymentMethod: line.plan?.plan.isRecurring ?? false,
    membersOnly: line.plan !== undefined,
    priceUndetermined: line.booking?.service.payment.rateType === 'CUSTOM',
  }
}

/** What a line shows unless the customer chooses: its first option. */
export function shownOption({ options, booking }: PricedLine): PaymentOption {
  const [first] = options
  if (first) return first.option
  return booking?.booking.selected_payment_option === 'ONLINE' ? 'FULL_PAYMENT_ONLINE' : 'FULL_PAYMENT_OFFLINE'
}

/** How the amounts of a business are written. */
export function toMoney({ site, currency }: PricedBasket): Money {
  return { currency, language: site.language }
}

function pageOf({ booking, plan }: PricedLine): string | undefined {
  if (booking) return `/services/${encodeURIComponent(booking.service.slug)}`
  return plan && `/plans/${encodeURIComponent(plan.slug)}`
}

function bookingParts({ booking: priced }: PricedLine): Partial<Item> {
  if (!priced) return {}
  const { booking, service } = priced
  const { custom } = service.payment
  return {
    rootCatalogItemId: service.id,
    serviceProperties: {
      scheduledDate: new Date(booking.starts_at).toISOString(),
      endDate: new Date(booking.ends_at).toISOString(),
      numberOfParticipants: booking.total_participants,
    },
    ...(custom?.description ? { priceDescription: { original: custom.description } } : {}),
  }
}

function planParts({ plan: quote }: PricedLine): Partial<Item> {
  const plan = quote?.plan
  if (!plan?.isRecurring || !plan.period) return {}
  return {
    subscriptionOptionInfo: {
      subscriptionSettings: {
        frequency: plan.period.unit,
        interval: plan.period.count,
        autoRenewal: plan.cycleCount === null,
        ...(plan.cycleCount === null ? {} : { billingCycles: plan.cycleCount }),
        enableCustomerCancellation: plan.buyerCanCancel,
        ...(quote && quote.trialDays > 0
          ? { freeTrialPeriod: { frequency: 'DAY' as const, interval: quote.trialDays } }
          : {}),
      },
    },
  }
}

/** When, with whom and for how many: what a front end shows below the name of a booking. */
function describe({ booking: priced }: PricedLine, language: string): checkouts.DescriptionLine[] {
  if (!priced) return []
  const { starts_at, time_zone: timeZone, resource, total_participants: participants, location } = priced.booking
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const lines = [
    ['Date', time.format(Date.parse(starts_at))],
    ['With', resource?.name],
    ['Location', location.name ?? location.formattedAddress],
    ['Participants', participants > 1 ? String(participants) : undefined],
  ] as const
  return lines.flatMap(([name, value]) =>
    value ? [{ name: { original: name }, plainText: { original: value.slice(0, 600) } }] : [],
  )
}
