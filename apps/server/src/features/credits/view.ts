import type { credits, Infer } from '@kalends/contract'
import type { BalanceRow } from './store/grants.ts'
import type { HistoryRow } from './store/ledger.ts'

const utc = (text: string) => new Date(text).toISOString()

/** A balance in the API shape. */
export function balanceView(row: BalanceRow): Infer<typeof credits.CreditBalance> {
  return {
    id: row.id,
    orderId: row.order_id,
    planId: row.plan_id,
    planName: row.plan_name,
    cycle: row.cycle,
    quantity: row.quantity,
    remaining: row.remaining,
    startsDate: utc(row.starts_at),
    endsDate: row.expires_at === null ? null : utc(row.expires_at),
    rollsOver: row.rolls_over,
    serviceIds: row.service_ids,
  }
}

type Coming = {
  order: { orderId: string; planId: string; planName: string; benefit: { creditsPerCycle: number | null } }
  cycle: { index: number; startsAt: number; endsAt: number | null }
}

/** Credits of a coming cycle in the API shape. */
export function comingView({ order, cycle }: Coming): Infer<typeof credits.ComingCredits> {
  return {
    orderId: order.orderId,
    planId: order.planId,
    planName: order.planName,
    cycle: cycle.index,
    quantity: order.benefit.creditsPerCycle,
    startsDate: new Date(cycle.startsAt).toISOString(),
    endsDate: cycle.endsAt === null ? null : new Date(cycle.endsAt).toISOString(),
  }
}

/** An entry of the history in the API shape. */
export function entryView({ occurredAt, ...row }: HistoryRow): Infer<typeof credits.CreditHistoryEntry> {
  return { ...row, date: utc(occurredAt) }
}
