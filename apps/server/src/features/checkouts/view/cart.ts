import type { carts } from '@kalends/contract'
import type { CartRow } from '../store/carts.ts'
import { type Money, priceView, taxDetailsView } from './amounts.ts'
import { totalsView } from './checkout.ts'
import { itemView, shownOption, toMoney } from './item.ts'
import type { PricedBasket, PricedLine } from './priced-line.ts'

/** Name of carts in events. */
export const cartFqdn = 'wix.ecom.v1.cart'

/** Returns a cart in its API shape. `checkoutId`: its open checkout. */
export function cartView(
  row: CartRow,
  basket: PricedBasket,
  { siteUrl, checkoutId }: { siteUrl: string; checkoutId: string | null },
): carts.Cart {
  const { lines, currency, couponCode, couponLineId, site } = basket
  const money = toMoney(basket)
  return {
    id: row.id,
    revision: String(row.revision),
    lineItems: lines.map((line) => itemView(line, { money, siteUrl, option: shownOption(line) })),
    ...(row.buyer_note === null ? {} : { buyerNote: row.buyer_note }),
    buyerInfo: {
      ...(row.owner_type === 'member' ? { memberId: row.owner_id } : { visitorId: row.owner_id }),
      ...(row.email === null ? {} : { email: row.email }),
    },
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    siteLanguage: site.language,
    taxIncludedInPrices: totalsView(basket, money).taxIncludedInPrice,
    weightUnit: 'KG',
    ...(checkoutId === null ? {} : { checkoutId }),
    appliedDiscounts: couponCode === null ? [] : [{ coupon: couponOf(basket, couponCode, couponLineId) }],
    createdDate: row.created_at,
    updatedDate: row.updated_at,
    ...(row.contact_info ? { contactInfo: row.contact_info } : {}),
  }
}

/** Returns a cart with prices, taxes and totals. */
export function estimateView(cart: carts.Cart, basket: PricedBasket): carts.EstimateTotalsResponse {
  const money = toMoney(basket)
  const { taxIncludedInPrice: _, payAfterFreeTrial: __, ...totals } = totalsView(basket, money)
  return {
    ...totals,
    cart,
    calculatedLineItems: basket.lines.map((line) => calculatedView(line, money)),
    weightUnit: 'KG',
    currency: basket.currency,
    additionalFees: [],
    violations: [],
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
  }
}

function calculatedView(line: PricedLine, money: Money): carts.CalculatedLineItem {
  const { row, subtotalMinor, discountMinor, taxMinor, totalMinor, tax, options } = line
  const price = priceView(subtotalMinor, money)
  const deposit = options.find(({ option }) => option === 'DEPOSIT_ONLINE')
  return {
    lineItemId: row.id,
    paymentOption: shownOption(line),
    pricesBreakdown: {
      price,
      fullPrice: price,
      priceBeforeDiscounts: price,
      lineItemPrice: price,
      totalDiscount: priceView(discountMinor, money),
      totalPriceBeforeTax: priceView(totalMinor - taxMinor, money),
      totalPriceAfterTax: priceView(totalMinor, money),
      taxDetails: { ...taxDetailsView(line, tax, money), rateBreakdown: [] },
      ...(deposit ? { depositAmount: priceView(deposit.payNowMinor, money) } : {}),
    },
  }
}

function couponOf({ lines }: PricedBasket, code: string, lineId: string | undefined): carts.Coupon {
  const line = lines.find(({ row }) => row.id === lineId)
  return { id: line?.plan?.first.coupon?.id ?? '', code }
}
