import { type checkoutsOwn, decimalText, type Infer } from '@kalends/contract'
import type { HoldRow } from '../../holds/index.ts'
import { chooseOption, type PaymentOption } from '../rules/payment-options.ts'
import { sumLines } from '../rules/totals.ts'
import type { CheckoutRow } from '../store/checkouts.ts'
import type { CheckoutOrderRow } from '../store/orders.ts'
import type { PricedBasket, PricedLine } from './priced-line.ts'

type Page = Infer<typeof checkoutsOwn.CheckoutPage>
type PageState = { holds: readonly HoldRow[]; takenIds: readonly string[]; order: CheckoutOrderRow | undefined }

/** Returns what the hosted page of a checkout shows. */
export function pageView(checkout: CheckoutRow, basket: PricedBasket, { holds, takenIds, order }: PageState): Page {
  const { lines, currency, couponCode, couponRefusal } = basket
  const totals = sumLines(lines)
  const money = (minor: number) => decimalText(minor, currency)
  const taxed = lines.filter(({ tax }) => tax !== null)
  const contact = checkout.billing_info?.contactDetails
  return {
    id: checkout.id,
    currency,
    lines: lines.map((line) => lineView(line, money, { takenIds, isOrdered: order !== undefined })),
    subtotal: money(totals.subtotalMinor),
    discount: money(totals.discountMinor),
    tax: money(totals.taxMinor),
    taxIncluded: taxed.length > 0 && taxed.every(({ tax }) => tax?.included),
    total: money(totals.totalMinor),
    choices: listChoices(lines, money),
    couponCode: couponCode?.slice(0, 20) ?? null,
    couponProblem: couponCode === null ? null : (couponRefusal ?? null),
    hasPlans: lines.some(({ plan }) => plan !== undefined),
    needsContact: lines.some(({ booking }) => booking && booking.booking.contact_id === null),
    contact: {
      ...(contact?.firstName ? { firstName: contact.firstName } : {}),
      ...(contact?.lastName ? { lastName: contact.lastName } : {}),
      ...(contact?.phone ? { phone: contact.phone.slice(0, 50) } : {}),
      ...(checkout.email ? { email: checkout.email } : {}),
    },
    heldUntil: holds.map(({ expires_at }) => new Date(expires_at).toISOString()).sort()[0] ?? null,
    orderId: order?.id ?? null,
    isComplete: checkout.completed_at !== null,
  }
}

function lineView(
  { row, name, subtotalMinor, totalMinor, availability, booking: priced, plan: quote }: PricedLine,
  money: (minor: number) => string,
  { takenIds, isOrdered }: { takenIds: readonly string[]; isOrdered: boolean },
): Page['lines'][number] {
  const booking = priced?.booking
  return {
    id: row.id,
    kind: row.item_type,
    name,
    startDate: booking ? new Date(booking.starts_at).toISOString() : null,
    endDate: booking ? new Date(booking.ends_at).toISOString() : null,
    timeZone: booking?.time_zone ?? null,
    staffName: booking?.resource?.name ?? null,
    locationName: booking?.location.name ?? booking?.location.formattedAddress ?? null,
    participants: booking?.total_participants ?? 0,
    payments: quote?.plan.isRecurring ? (quote.plan.cycleCount ?? 0) : null,
    trialDays: quote?.trialDays ?? 0,
    formId: isOrdered ? null : (quote?.plan.formId ?? null),
    terms: quote?.plan.terms || null,
    price: money(subtotalMinor),
    total: money(totalMinor),
    isAvailable: availability === 'AVAILABLE' && !takenIds.includes(row.id),
  }
}

/** Lists the ways to pay; a line that does not offer one is paid as it would be anyway. */
function listChoices(lines: readonly PricedLine[], money: (minor: number) => string): Page['choices'] {
  if (lines.some(({ options }) => options.length === 0)) return []
  const offered = lines.flatMap(({ options }) => options.map(({ option }) => option))
  const { totalMinor } = sumLines(lines)
  const choices = [...new Set<PaymentOption>(offered)].map((option) => {
    const payNow = lines.reduce((sum, line) => sum + (chooseOption(line.options, option)?.payNowMinor ?? 0), 0)
    return { option, payNow: money(payNow), payLater: money(totalMinor - payNow) }
  })
  // Ways that come to the same are one.
  return choices.filter(({ payNow }, index) => choices.findIndex((it) => it.payNow === payNow) === index)
}
