import { computeTax } from '@kalends/contract'

/** A fee that is charged once, with the first payment. Amounts are in minor units of the order's currency. */
export type OrderFee = { name: string; amountMinor: number }

/** What a coupon takes off each cycle it covers. `cycles` null: all of them. */
export type OrderCoupon = { id: string; code: string; discountMinor: number; cycles: number | null }

/** A tax rate in percent, as a decimal; `included` in the prices or added to them. */
export type OrderTax = { name: string; rate: string; included: boolean }

export type PricedOrder = {
  currency: string
  /** Price of one cycle without discount, fees and tax. */
  priceMinor: number
  /** Null: until cancelled. */
  cycleCount: number | null
  fees: readonly OrderFee[]
  coupon?: OrderCoupon | undefined
  tax?: OrderTax | undefined
}

/** What one cycle costs. `totalMinor` is subtotal − discount + fees, plus tax unless it is included. */
export type CyclePrice = {
  currency: string
  subtotalMinor: number
  discountMinor: number
  coupon?: OrderCoupon
  fees: readonly OrderFee[]
  tax?: OrderTax & { amountMinor: number }
  totalMinor: number
}

/** Consecutive cycles of one price, the first with number 1. `numberOfCycles` null: until cancelled. */
export type PriceSpan = { cycleFrom: number; numberOfCycles: number | null; price: CyclePrice }

/** Returns the prices of all cycles, as few spans as possible, in order and without gaps. */
export function priceSpans(order: PricedOrder): PriceSpan[] {
  const { cycleCount } = order
  const end = cycleCount === null ? Number.POSITIVE_INFINITY : cycleCount + 1
  const starts = [1, 2, (order.coupon?.cycles ?? Number.POSITIVE_INFINITY) + 1].filter((start) => start < end)
  const sorted = [...new Set(starts)].sort((a, b) => a - b)
  const prices = sorted.map((cycleFrom) => ({ cycleFrom, price: priceOfCycle(order, cycleFrom) }))
  const changes = prices.filter(({ price }, index) => {
    const before = prices[index - 1]
    return !before || JSON.stringify(before.price) !== JSON.stringify(price)
  })
  return changes.map(({ cycleFrom, price }, index) => {
    const next = changes[index + 1]?.cycleFrom ?? end
    return { cycleFrom, numberOfCycles: next === Number.POSITIVE_INFINITY ? null : next - cycleFrom, price }
  })
}

/** Returns the price of a cycle; cycles after the last span cost what it says. */
export function findCyclePrice(spans: readonly PriceSpan[], cycle: number): CyclePrice {
  const span = spans.findLast(({ cycleFrom }) => cycleFrom <= Math.max(cycle, 1))
  if (!span) throw new Error('An order has a price')
  return span.price
}

/** Tax is rounded for each line: the plan after its discount, and each fee. */
function priceOfCycle({ currency, priceMinor, fees, coupon, tax }: PricedOrder, cycle: number): CyclePrice {
  const covered = coupon && cycle <= (coupon.cycles ?? cycle) ? coupon : undefined
  const discountMinor = Math.min(covered?.discountMinor ?? 0, priceMinor)
  const charged = cycle === 1 ? fees : []
  const lines = [priceMinor - discountMinor, ...charged.map(({ amountMinor }) => amountMinor)]
  const net = sum(lines)
  const taxMinor = tax ? sum(lines.map((line) => computeTax(line, tax.rate, { included: tax.included }))) : 0
  return {
    currency,
    subtotalMinor: priceMinor,
    discountMinor,
    ...(covered ? { coupon: { ...covered, discountMinor } } : {}),
    fees: charged,
    ...(tax ? { tax: { ...tax, amountMinor: taxMinor } } : {}),
    totalMinor: tax && !tax.included ? net + taxMinor : net,
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
