import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { env } from 'node:process'
import { post } from '../http/post.ts'
import type { Row } from '../table/row.ts'
import type { Shop } from './shop.ts'

const CONNECTIONS = 8
const PER_SECOND = 20
const SECONDS = Number(env.BENCH_SECONDS ?? 9)
const WARM_UP_SECONDS = Math.min(2, SECONDS)
const card = { number: '4242 4242 4242 4242', expiresMonth: 12, expiresYear: 2040 }

/** Checkouts with the sandbox: each is a plan ordered by a member, a payment started, and a card entered. */
export async function measureCheckouts(shop: Shop, countActive: (planId: string) => Promise<number>): Promise<Row> {
  const warmUp = await checkOutFor(shop, WARM_UP_SECONDS)
  const start = performance.now()
  const took = await checkOutFor(shop, SECONDS)
  const seconds = (performance.now() - start) / 1000
  const [bought, active] = [warmUp.length + took.length, await countActive(shop.planId)]
  if (active !== bought) throw new Error(`${bought} checkouts ended with ${active} active orders`)
  const value = took.length / seconds
  return {
    name: `checkouts with the sandbox, ${CONNECTIONS} connections`,
    value,
    unit: 'per second',
    budget: `≥ ${PER_SECOND} per second`,
    passed: value >= PER_SECOND,
    p99Ms: took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0,
  }
}

/** Checks out as fast as the connections allow. Returns how long each checkout took, in milliseconds. */
async function checkOutFor(shop: Shop, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const took: number[] = []
  let next = 0
  const keepOn = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await checkOut(shop, shop.tokens[next++ % shop.tokens.length] ?? '')
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepOn))
  return took
}

/** The payment is started by the business, because customers may start few. */
async function checkOut({ url, headers, planId }: Shop, authorization: string): Promise<void> {
  const ordered = { order: {} as { wixPayOrderId: string } }
  const { order } = await post<typeof ordered>(url, '/v2/checkout/orders/online', { planId }, { authorization })
  const started = { chargeId: order.wixPayOrderId, returnUrl: '/account', idempotencyKey: randomUUID() }
  const { progress } = await post<{ progress: { nextUrl: string } }>(url, '/v1/payments/start', started, headers)
  const token = progress.nextUrl.split('/').at(-1)
  await post(url, `/v1/payments/sandbox/${token}`, card, headers)
}
