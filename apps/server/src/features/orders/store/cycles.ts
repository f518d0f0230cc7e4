import type { Tx } from '../../../db/database.ts'
import { instant } from '../../../db/database.ts'

type OrderKey = { site_id: string; id: string }

/** Records that a cycle began. A cycle begins once: the key has the last word. */
export async function insertCycle(tx: Tx, order: OrderKey, cycle: { index: number; startsAt: number }): Promise<void> {
  await tx
    .insertInto('order_cycles')
    .values({
      site_id: order.site_id,
      order_id: order.id,
      index: cycle.index,
      started_at: instant(cycle.startsAt),
    })
    .execute()
}

/** Records that the running cycle ended. */
export async function endCycle(tx: Tx, order: OrderKey, endedAt: number): Promise<void> {
  await tx
    .updateTable('order_cycles')
    .set({ ended_at: instant(endedAt) })
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function insertPause(tx: Tx, order: OrderKey, number: number, pausedAt: number): Promise<void> {
  await tx
    .insertInto('order_pause_periods')
    .values({ site_id: order.site_id, order_id: order.id, number, paused_at: instant(pausedAt) })
    .execute()
}

export async function endPause(tx: Tx, order: OrderKey, resumedAt: number): Promise<void> {
  await tx
    .updateTable('order_pause_periods')
    .set({ resumed_at: instant(resumedAt) })
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.id)
    .where('resumed_at', 'is', null)
    .execute()
}
