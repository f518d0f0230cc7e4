import type { credits, Infer, ordersOwn } from '@kalends/contract'
import { dayIn, type Formats } from '../lib/format.ts'
import { type Translate, useT } from '../lib/translate.tsx'
import { Chip } from '../ui/chip.tsx'
import { type PlanPrice, readPlanPrice } from './plan-price.ts'

/** An order with its next payment and what can be done with it. */
export type OrderSummary = Infer<typeof ordersOwn.OrderSummary>
export type OrderStatus = 'DRAFT' | 'PENDING' | 'ACTIVE' | 'PAUSED' | 'ENDED' | 'CANCELED'
export type OrderPayment = 'PAID' | 'UNPAID' | 'PENDING' | 'FAILED' | 'REFUNDED' | 'NOT_APPLICABLE'
/** Credits of one cycle. */
export type CreditBalance = Infer<typeof credits.CreditBalance>
export type CreditEntry = Infer<typeof credits.CreditHistoryEntry>

export const orderStatus = ({ order: { status } }: OrderSummary): OrderStatus => (status ?? 'DRAFT') as OrderStatus

const tones = {
  DRAFT: 'plain',
  PENDING: 'warn',
  ACTIVE: 'ok',
  PAUSED: 'warn',
  ENDED: 'plain',
  CANCELED: 'plain',
} as const

/** The status of an order. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const t = useT()
  return <Chip tone={tones[status]}>{t(`orders.status.${status}`)}</Chip>
}

/** Returns what an order costs, as it was bought. */
export function readOrderPrice({ order }: OrderSummary, businessCurrency: string): PlanPrice {
  const { pricing, planPrice, priceDetails, freeTrialDays } = order
  const money = { value: planPrice ?? '0', currency: priceDetails?.currency ?? businessCurrency }
  const { subscription, singlePaymentForDuration, singlePaymentUnlimited } = pricing ?? {}
  const model = { subscription, singlePaymentForDuration, singlePaymentUnlimited } as Parameters<
    typeof readPlanPrice
  >[0]
  return readPlanPrice({ ...model, price: money, freeTrialDays }, businessCurrency)
}

/** Writes what comes next for an order: "Next payment: €49.00 on 3 Dec 2026". Empty if nothing does. */
export function writeWhatIsNext(summary: OrderSummary, t: Translate, formats: Formats, zone: string): string {
  const day = (at: string) => formats.dayMonthYear(dayIn(at, zone))
  const { order, nextPayment, accessUntil } = summary
  const status = orderStatus(summary)
  if (status === 'PAUSED') {
    const since = order.pausePeriods?.at(-1)?.pauseDate
    return since ? t('orders.pausedSince', { day: day(since) }) : ''
  }
  if (status === 'PENDING' && order.startDate) return t('orders.startsOn', { day: day(order.startDate) })
  if (nextPayment) {
    return t('orders.nextPayment', {
      amount: formats.money({ value: nextPayment.amount, currency: nextPayment.currency }),
      day: day(nextPayment.date),
    })
  }
  return accessUntil ? t('orders.endsOn', { day: day(accessUntil) }) : ''
}

/** Writes what is left of a balance: "3 of 10 left". */
export function writeLeft({ quantity, remaining }: CreditBalance, t: Translate, formats: Formats): string {
  if (quantity === null || remaining === null) return t('orders.left.unlimited')
  return t('orders.left', { left: formats.number(remaining), total: formats.number(quantity) })
}
