import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { paymentsJobs } from '../../src/features/payments/index.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMemberWithCard,
  anOnlineOrder,
  aPlan,
  aShop,
  getOrder,
  listCharges,
  listOrderEvents,
  monthly,
  payOrder,
  tenDays,
  weekly,
} from './support/shop.ts'

const test = await createTestApp()
const { context, clock, db } = test
const shop = await aShop(test)

/** Runs the order clock, and asks the provider about payments whose outcome is unknown. */
async function tick(at: Context = context): Promise<void> {
  for (const job of [...paymentsJobs, ...ordersJobs]) await job.run(at, clock.now())
}

/** A subscription of a member whose card works, or is declined from the second payment on. */
async function aSubscription(plan: object = {}, card: 'SUCCESS' | 'DECLINE' = 'SUCCESS') {
  const member = await aMemberWithCard(shop, card)
  const { id: planId } = await aPlan(shop, plan)
  const order = await anOnlineOrder(member, planId)
  if (order.status === 'DRAFT') await payOrder(shop, order)
  return order
}

/** What two runs of the same orders are compared by: everything but ids. */
async function outcome(orders: readonly { id: string }[]): Promise<unknown> {
  return Promise.all(
    orders.map(async (order) => {
      const { status, lastPaymentStatus, currentCycle, startDate, endDate, cancellation } = await getOrder(
        shop,
        order.id,
      )
      const cycles = await db
        .selectFrom('order_cycles')
        .select(['index', 'started_at', 'ended_at'])
        .where('order_id', '=', order.id)
        .orderBy('index')
        .execute()
      const charges = await listCharges(db, order.id)
      // Each attempt of a payment is an update.
      const slugs = (await listOrderEvents(db, order.id)).filter((slug) => slug !== 'updated')
      return { status, lastPaymentStatus, currentCycle, startDate, endDate, cancellation, cycles, charges, slugs }
    }),
  )
}

class Killed extends Error {}

/** A context whose process dies before or after any transaction, as the numbers say. */
function mortal(real: Context, random: () => number): Context {
  const dieSometimes = () => {
    if (random() < 0.15) throw new Killed('killed')
  }
  return {
    ...real,
    transaction: async (work) => {
      dieSometimes()
      const result = await real.transaction(async (tx) => {
        const done = await work(tx)
        dieSometimes()
        return done
      })
      dieSometimes()
      return result
    },
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A month-end, a leap-day, a yearly, a weekly, a trial, a failing and a paused order, from one start. */
async function manyOrders() {
  const plans = [
    { pricing: monthly() },
    { pricing: monthly(20, '33.33') },
    { pricing: { ...monthly(), freeTrialDays: 30 } },
    {
      pricing: {
        subscription: { cycleDuration: { count: 1, unit: 'YEAR' }, cycleCount: 0 },
        price: { value: '99', currency: 'EUR' },
      },
    },
    { pricing: weekly(30) },
    { pricing: tenDays() },
  ] as object[]
  const made = []
  for (const plan of plans) made.push(await aSubscription(plan))
  made.push(await aSubscription({ pricing: monthly() }, 'DECLINE'))
  return made
}

describe('two years of orders', () => {
  const start = Date.parse('2027-01-31T22:30:00Z')

  async function live(at: Context, survive: (work: () => Promise<void>) => Promise<void>) {
    clock.set(start)
    const made = await manyOrders()
    const paused = made[0]?.id
    for (let day = 1; day <= 731; day++) {
      clock.set(start + day * DAY)
      if (day === 100) await shop.admin.post(`/v2/orders/${paused}/pause`)
      if (day === 117) await shop.admin.post(`/v2/orders/${paused}/resume`)
      await survive(() => tick(at))
      // What was left to the reconciliation is settled soon after.
      clock.advance({ minutes: 15 })
      await survive(() => tick(at))
    }
    return made
  }

  it('end the same when the process is killed between any two steps', async () => {
    const undisturbed = await outcome(await live(context, (work) => work()))
    const random = seeded(7)
    let killed = 0
    const survivors = await live(mortal(context, random), async (work) => {
      for (;;) {
        try {
          return await work()
        } catch (error) {
          const all = error instanceof AggregateError ? error.errors : [error]
          if (!all.every((it) => it instanceof Killed)) throw error
          killed++
        }
      }
    })
    expect(killed).toBeGreaterThan(20)
    expect(await outcome(survivors)).toEqual(undisturbed)
    const [endless] = undisturbed as { cycles: { started_at: string; index: number }[] }[]
    const starts = (endless?.cycles ?? []).map(({ started_at }) => started_at.slice(0, 16))
    // In the zone of the business it is February already.
    expect(starts.slice(0, 4)).toEqual(['2027-01-31T22:30', '2027-02-28T22:30', '2027-03-31T21:30', '2027-04-30T21:30'])
  }, 300_000)
})
