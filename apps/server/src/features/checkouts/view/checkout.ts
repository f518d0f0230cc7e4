import type { checkouts } from '@kalends/contract'
import { errors } from '@kalends/contract'
import type { LineOption } from '../rules/payment-options.ts'
import { splitTotals, sumLines } from '../rules/totals.ts'
import type { CheckoutRow } from '../store/checkouts.ts'
import { type Money, priceView, summaryView, taxDetailsView } from './amounts.ts'
import { itemView, shownOption, toMoney } from './item.ts'
import type { PricedBasket, PricedLine } from './priced-line.ts'

/** Name of checkouts in events. */
export const checkoutFqdn = 'wix.ecom.v1.checkout'

export type CheckoutView = { siteUrl: string; orderId: string | null }

/** Returns a checkout in its API shape. */
export function checkoutView(
  row: CheckoutRow,
  basket: PricedBasket,
  { siteUrl, orderId }: CheckoutView,
): checkouts.Checkout {
  const { lines, currency, site } = basket
  const money = toMoney(basket)
  return {
    id: row.id,
    lineItems: lines.map((line) => lineView(line, money, siteUrl)),
    ...(row.billing_info ? { billingInfo: row.billing_info } : {}),
    ...(row.buyer_note === null ? {} : { buyerNote: row.buyer_note }),
    buyerInfo: { ...buyer(row), ...(row.email === null ? {} : { email: row.email }) },
    customFields: row.custom_fields,
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    ...totalsView(basket, money),
    weightUnit: 'KG',
    channelType: row.channel_type,
    siteLanguage: site.language,
    buyerLanguage: site.language,
    completed: row.completed_at !== null,
    createdBy: createdBy(row),
    createdDate: row.created_at,
    updatedDate: row.updated_at,
    ...(row.cart_id === null ? {} : { cartId: row.cart_id }),
    ...(orderId === null ? {} : { orderId }),
    violations: [],
    additionalFees: [],
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: { memberships: [] } },
  }
}

/** The totals of a checkout, and those of an estimate for a cart. */
export function totalsView(basket: PricedBasket, money: Money) {
  const { lines } = basket
  const totals = sumLines(lines)
  const { now, later } = splitTotals(lines.map(asShown))
  const inTrial = lines.filter(({ plan }) => plan && plan.trialDays > 0)
  const taxed = lines.filter(({ tax }) => tax !== null)
  return {
    priceSummary: summaryView(totals, money),
    payNow: summaryView(now, money),
    payLater: summaryView(later, money),
    ...(inTrial.length > 0 ? { payAfterFreeTrial: summaryView(sumLines(inTrial), money) } : {}),
    taxIncludedInPrice: taxed.length > 0 && taxed.every(({ tax }) => tax?.included),
    taxSummary: {
      taxableAmount: priceView(totals.totalMinor - totals.taxMinor, money),
      totalTax: priceView(totals.taxMinor, money),
    },
    appliedDiscounts: discounts(basket, money),
    calculationErrors: { ...couponError(basket), orderValidationErrors: [] },
  }
}

/** A line paid in the way that applies unless the customer chooses another. */
export function asShown(line: PricedLine): PricedLine & LineOption {
  return { ...line, option: shownOption(line), payNowMinor: line.options[0]?.payNowMinor ?? 0 }
}

function lineView(line: PricedLine, money: Money, siteUrl: string): checkouts.LineItem {
  const { totalMinor, taxMinor, discountMinor, tax } = line
  return {
    ...itemView(line, { money, siteUrl, option: shownOption(line) }),
    discount: priceView(discountMinor, money),
    totalPriceAfterTax: priceView(totalMinor, money),
    totalPriceBeforeTax: priceView(totalMinor - taxMinor, money),
    taxDetails: taxDetailsView(line, tax, money),
  }
}

function discounts({ lines, couponCode, couponLineId }: PricedBasket, money: Money): checkouts.AppliedDiscount[] {
  const line = lines.find(({ row }) => row.id === couponLineId)
  if (!line || couponCode === null) return []
  const { coupon } = line.plan?.first ?? {}
  const amount = priceView(line.discountMinor, money)
  return [
    {
      coupon: { id: coupon?.id ?? '', code: couponCode, name: couponCode, amount },
      discountType: 'SPECIFIC_ITEMS',
      lineItemIds: [line.row.id],
    },
  ]
}

/** A coupon that stopped applying takes nothing off, and the checkout says why. */
function couponError({ couponCode, couponRefusal }: PricedBasket): checkouts.CalculationErrors {
  if (couponCode === null || !couponRefusal) return {}
  const applicationError = { code: couponRefusal, description: errors[couponRefusal].meaning }
  return { couponCalculationError: { applicationError } }
}

function buyer({ owner_type, owner_id }: CheckoutRow): checkouts.BuyerInfo {
  if (owner_type === 'member') return { memberId: owner_id }
  return owner_type === 'visitor' ? { visitorId: owner_id } : {}
}

const creators = { visitor: 'visitorId', member: 'memberId', user: 'userId', app: 'appId' } as const

function createdBy({ created_by_type: type, created_by_id: id }: CheckoutRow): checkouts.CreatedBy {
  return id === null ? {} : { [creators[type as keyof typeof creators]]: id }
}
