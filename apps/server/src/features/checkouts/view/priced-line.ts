import type { bookings, ErrorCode } from '@kalends/contract'
import type { PricedBookingRow } from '../../bookings/index.ts'
import type { PlanQuote } from '../../orders/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import type { ItemType } from '../rules/catalogue.ts'
import type { LineOption } from '../rules/payment-options.ts'
import type { LineAmounts } from '../rules/totals.ts'

/** A line with what it costs now and the ways in which it can be paid. */
export type PricedLine = LineAmounts & {
  row: { id: string; item_type: ItemType; item_id: string }
  name: string
  options: LineOption[]
  availability: 'AVAILABLE' | 'NOT_AVAILABLE' | 'NOT_FOUND'
  booking?: PricedBookingRow
  /** How the booking said it is paid, before it was ordered. */
  requested?: bookings.SelectedPaymentOption
  plan?: PlanQuote
}

/** The lines of a cart or checkout. */
export type PricedBasket = {
  site: SiteRow
  lines: PricedLine[]
  currency: string
  takesPayments: boolean
  couponCode: string | null
  /** The line the coupon applies to. */
  couponLineId: string | undefined
  couponRefusal: ErrorCode | undefined
}
