import { DAY } from '@kalends/availability'
import type { orders } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aMember,
  aMemberWithCard,
  anOfflineOrder,
  anOnlineOrder,
  aPlan,
  aShop,
  forever,
  getOrder,
  monthly,
  tenDays,
} from './support/shop.ts'

const test = await createTestApp()
const { context, clock } = test
const shop = await aShop(test)

type Status = 'DRAFT' | 'PENDING' | 'ACTIVE' | 'PAUSED' | 'ENDED' | 'CANCELED'
const statuses: readonly Status[] = ['DRAFT', 'PENDING', 'ACTIVE', 'PAUSED', 'ENDED', 'CANCELED']
type Kind = { recurring?: boolean; buyerCanCancel?: boolean }

/** An order in a state, reached the way orders reach it. A draft is online, all others are offline. */
async function anOrderIn(status: Status, { recurring = true, buyerCanCancel = true }: Kind = {}) {
  const member = await aMember(shop)
  const pricing = recurring ? monthly(status === 'ENDED' ? 1 : 12) : tenDays()
  const { id: planId } = await aPlan(shop, { pricing, buyerCanCancel })
  if (status === 'DRAFT') return { member, order: await anOnlineOrder(member, planId) }
  const startDate = status === 'PENDING' ? new Date(clock.now() + DAY).toISOString() : undefined
  const order = await anOfflineOrder(shop, member, planId, startDate ? { startDate } : {})
  if (status === 'PAUSED') await shop.admin.post(`/v2/orders/${order.id}/pause`)
  if (status === 'CANCELED') await shop.admin.post(`/v2/orders/${order.id}/cancel`, { effectiveAt: 'IMMEDIATELY' })
  if (status === 'ENDED') {
    const now = clock.now()
    clock.set(Date.parse(order.endDate ?? ''))
    for (const job of ordersJobs) await job.run(context, clock.now())
    clock.set(now)
  }
  const reached = await getOrder(shop, order.id)
  if (reached.status !== status) throw new Error(`${reached.status} instead of ${status}`)
  return { member, order: { ...reached, id: order.id ?? '' } }
}

type Made = Awaited<ReturnType<typeof anOrderIn>>

/** One row of the table of states: what a call answers in each, or where it leads. */
async function row(
  call: (made: Made) => Promise<Parameters<typeof readRefusal>[0]>,
  kind: Kind = {},
): Promise<string[]> {
  const cells: string[] = []
  for (const status of statuses) {
    const made = await anOrderIn(status, kind)
    const answer = await call(made)
    const { reason } = answer.body.details?.applicationError?.data ?? {}
    const after = answer.status === 200 ? (await getOrder(shop, made.order.id)).status : readRefusal(answer).slice(4)
    cells.push(reason ? `${after}(${reason})` : String(after))
  }
  return cells
}

const act =
  (action: string, payload: object = {}) =>
  ({ order }: Made) =>
    shop.admin.post(`/v2/orders/${order.id}/${action}`, payload)
const asBuyer =
  (payload: object) =>
  ({ member, order }: Made) =>
    member.client.post(`/v2/member/orders/${order.id}/cancel`, payload)
const six = (cell: string) => Array(6).fill(cell)
const over = ['ORDER_ALREADY_ENDED', 'ORDER_ALREADY_CANCELED']

describe('every operation in every state of an order', () => {
  it('pause', async () => {
    expect(await row(act('pause'))).toEqual([
      'ORDER_NOT_SUSPENDABLE(PENDING)',
      'ORDER_NOT_SUSPENDABLE(NOT_STARTED)',
      'PAUSED',
      'ORDER_NOT_SUSPENDABLE(ALREADY_SUSPENDED)',
      'ORDER_NOT_SUSPENDABLE(ENDED)',
      'ORDER_NOT_SUSPENDABLE(CANCELED)',
    ])
  })

  it('pause in a trial', async () => {
    const { id: planId } = await aPlan(shop, { pricing: { ...monthly(), freeTrialDays: 7 } })
    const order = await anOnlineOrder(await aMemberWithCard(shop), planId)
    const refused = await shop.admin.post(`/v2/orders/${order.id}/pause`)
    expect(refused.body.details.applicationError.data).toEqual({ reason: 'TRIAL' })
  })

  it('resume', async () => {
    const no = 'ORDER_NOT_PAUSED'
    expect(await row(act('resume'))).toEqual([no, no, no, 'ACTIVE', no, no])
  })

  it('cancel immediately', async () => {
    const canceled = ['CANCELED', 'CANCELED', 'CANCELED', 'CANCELED', ...over]
    const payload = { effectiveAt: 'IMMEDIATELY' }
    expect(await row(act('cancel', payload))).toEqual(canceled)
    expect(await row(asBuyer(payload))).toEqual(canceled)
  })

  it('cancel at the next payment', async () => {
    const payload = { effectiveAt: 'NEXT_PAYMENT_DATE' }
    expect(await row(act('cancel', payload))).toEqual(['CANCELED', 'CANCELED', 'ACTIVE', 'PAUSED', ...over])
    const single = 'ONE_TIME_ORDER_CANCEL_IMMEDIATELY_ONLY'
    const cells = await row(act('cancel', payload), { recurring: false })
    expect(cells).toEqual([single, single, single, single, ...over])
  })

  it('cancel by a member whose plan does not allow it', async () => {
    const cells = await row(asBuyer({ effectiveAt: 'IMMEDIATELY' }), { buyerCanCancel: false })
    expect(cells).toEqual(six('BUYER_CANNOT_CANCEL'))
  })

  it('mark as paid: offline orders while they are owed', async () => {
    const cells = await row(act('mark-as-paid'))
    // A draft is an online order. Nothing is owed for what was cancelled before it began.
    expect(cells).toEqual(['ORDER_IS_NOT_OFFLINE', 'PENDING', 'ACTIVE', 'PAUSED', 'ENDED', 'ORDER_ALREADY_CANCELED'])
  })

  it('postpone the end', async () => {
    const no = 'ORDER_NOT_POSTPONABLE'
    const endDate = '2040-01-01T00:00:00.000Z'
    const cells = await row(({ order }) => shop.admin.patch(`/v2/orders/${order.id}`, { endDate }))
    expect(cells).toEqual([no, 'PENDING', 'ACTIVE', no, no, no])
  })

  it('refuse orders that are not there, and ones of others', async () => {
    const { order } = await anOrderIn('ACTIVE')
    const stranger = (await aMember(shop)).client
    const at = 'IMMEDIATELY' as orders.CancellationEffectiveAt
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(readRefusal(await stranger.post(`/v2/member/orders/${order.id}/cancel`, { effectiveAt: at }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
    for (const action of ['pause', 'resume', 'mark-as-paid']) {
      expect(readRefusal(await shop.admin.post(`/v2/orders/${unknown}/${action}`))).toBe('404 ORDER_NOT_FOUND')
    }
    const missing = await shop.admin.post(`/v2/orders/${order.id}/cancel`, { effectiveAt: 'UNDEFINED' })
    expect(readRefusal(missing)).toBe('400 undefined_not_allowed')
  })

  it('never postpones what has no end', async () => {
    const { id: planId } = await aPlan(shop, { pricing: forever() })
    const order = await anOfflineOrder(shop, await aMember(shop), planId)
    const answer = await shop.admin.patch(`/v2/orders/${order.id}`, { endDate: '2040-01-01T00:00:00.000Z' })
    expect(readRefusal(answer)).toBe('428 ORDER_NOT_POSTPONABLE')
  })
})
