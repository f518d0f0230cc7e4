import type { OrderStatus } from './transitions.ts'

/** What became of an order, as its buyer is told. */
export type OrderNotice =
  | 'BOUGHT'
  | 'RENEWED'
  | 'RENEWAL_CANCELED'
  | 'CANCELED'
  | 'ENDED'
  | 'PAUSED'
  | 'RESUMED'
  | 'END_POSTPONED'

type Before = { status: OrderStatus; auto_renew_canceled: boolean | null }
type After = { status: OrderStatus; cancel_cause: string | null; cycle_ends_at: string | null }
export type Changed = {
  before: Before
  after: After
  actions: readonly (string | { cycleStarted: number })[]
  /** It was placed with this change. */
  isNew: boolean
  /** The order clock made it. */
  isByClock: boolean
  now: number
}

const told: Record<string, OrderNotice> = {
  auto_renew_canceled: 'RENEWAL_CANCELED',
  ended: 'ENDED',
  paused: 'PAUSED',
  resumed: 'RESUMED',
  end_date_postponed: 'END_POSTPONED',
}

/**
 * Returns what a change of an order means to its buyer; undefined if there is nothing to tell. A draft that is cancelled was
 * never bought, and an order that ends because its payments failed has an email of its own.
 */
export function orderNotice({ before, after, actions, isNew, isByClock, now }: Changed): OrderNotice | undefined {
  const isLive = after.status === 'ACTIVE' || after.status === 'PENDING'
  if (isLive && (isNew || before.status === 'DRAFT')) return 'BOUGHT'
  if (actions.includes('canceled')) {
    if (before.status === 'DRAFT' || after.cancel_cause === 'PAYMENT_FAILURE') return undefined
    return isByClock && before.auto_renew_canceled ? 'ENDED' : 'CANCELED'
  }
  const named = actions.map((action) => (typeof action === 'string' ? told[action] : undefined)).find(Boolean)
  if (named) return named
  // Cycles that nothing ran in are over by now.
  const isRunning = after.cycle_ends_at === null || Date.parse(after.cycle_ends_at) > now
  const renews = isByClock && before.status === 'ACTIVE' && actions.some((action) => typeof action !== 'string')
  return renews && isRunning ? 'RENEWED' : undefined
}
