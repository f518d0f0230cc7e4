import type { Context } from '../../context.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { collectPayment } from './steps/collect-payment.ts'
import { runOrderStep } from './steps/run-order-step.ts'
import { listDue, type OrderKey } from './store/due-orders.ts'

const batchSize = 100

/**
 * The order clock: advances every order with a step or a payment that is due, until nothing is. A failing order does not
 * stop the others.
 */
async function runDueOrders(context: Context, now: number): Promise<void> {
  const failures: unknown[] = []
  const skipped = new Set<string>()
  for (;;) {
    const listed = await listDue(context.db, now, batchSize + skipped.size)
    const due = listed.filter(({ id }) => !skipped.has(id))
    if (due.length === 0) break
    for (const key of due) {
      try {
        // Another process has it, or did it meanwhile.
        if (!(await advanceOrder(context, key, now))) skipped.add(key.id)
      } catch (error) {
        failures.push(error)
        skipped.add(key.id)
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be advanced`)
}

/**
 * A payment that is due comes before the next cycle, so that cycles missed while nothing ran are paid in their order. No card
 * is charged for an order that is over by now.
 */
async function advanceOrder(context: Context, key: OrderKey, now: number): Promise<boolean> {
  const hasCollected = await collectPayment(context, key, now)
  return (await runOrderStep(context, key, now)) || hasCollected
}

export const ordersJobs: DueJob[] = [{ name: 'orders.clock', run: runDueOrders }]
