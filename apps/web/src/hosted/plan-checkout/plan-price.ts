import type { Order } from './load-checkout.ts'

type Price = NonNullable<NonNullable<NonNullable<Order['pricing']>['prices']>[number]['price']>
type Duration = { count?: number | null | undefined; unit?: string | null | undefined }

export type PlanPrice = {
  currency: string
  /** What is paid at once: nothing during a trial. */
  dueNow: string
  first: Price
  trialDays: number
  firstPaymentAt: string | undefined
  /** Price of the cycles after the first; undefined if there are none. */
  later: string | undefined
  /** Unit of a cycle; undefined for plans that are paid once. */
  cycle: string | undefined
  /** Number of cycles; undefined until cancelled. */
  cycles: number | undefined
  validFor: Duration | undefined
}

const DAY_MS = 24 * 60 * 60_000

/** Reads from an order what its buyer pays now and later. */
export function planPrice(order: Order): PlanPrice {
  const { prices, subscription, singlePaymentForDuration } = order.pricing ?? {}
  const [firstSpan, secondSpan] = prices ?? []
  const first = firstSpan?.price ?? {}
  const trialDays = order.freeTrialDays ?? 0
  const cycles = subscription?.cycleCount || undefined
  const isRepeated = (firstSpan?.duration?.numberOfCycles ?? 2) > 1
  const later = cycles === 1 ? undefined : isRepeated ? first.total : secondSpan?.price?.total
  return {
    currency: first.currency ?? 'EUR',
    dueNow: trialDays > 0 ? '0' : (first.total ?? '0'),
    first,
    trialDays,
    firstPaymentAt:
      trialDays > 0 ? new Date(Date.parse(order.startDate ?? '') + trialDays * DAY_MS).toISOString() : undefined,
    later: subscription ? (later ?? undefined) : undefined,
    cycle: subscription?.cycleDuration?.unit ?? undefined,
    cycles,
    validFor: singlePaymentForDuration ?? undefined,
  }
}
