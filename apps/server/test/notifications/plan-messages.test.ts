import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { createMember } from '../members/club.ts'
import {
  aMember,
  aMemberWithCard,
  anOfflineOrder,
  anOnlineOrder,
  aPlan,
  aShop,
  getOrder,
  payOrder,
  tenDays,
  weekly,
} from '../orders/support/shop.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({
  now: '2026-06-01T09:00:00Z',
  environment: { KALENDS_URL: 'https://book.example.org' },
})
const { context, clock, db } = test
const shop = await aShop(test)
await shop.admin.patch('/v1/sites/settings', { email: 'desk@club.example' })

/** Runs the order clock as the minute job does, twice: it tells nothing again. */
async function tick(): Promise<void> {
  for (const job of [...ordersJobs, ...ordersJobs]) await job.run(context, clock.now())
}

/** Takes the messages to an address that were written since, by kind and subject. */
async function taken(recipient: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('messages')
    .where('recipient', '=', recipient)
    .returning(['kind', 'subject', 'created_at'])
    .execute()
  return rows.map(({ kind, subject }) => `${kind}: ${subject}`).sort()
}

async function bodyTo(recipient: string): Promise<string> {
  const rows = await db.selectFrom('messages').select('body_text').where('recipient', '=', recipient).execute()
  return rows.map(({ body_text }) => body_text).join('\n')
}

const listReceipts = () =>
  db.selectFrom('messages').select(['subject', 'body_text']).where('kind', '=', 'receipt').execute()

const cancel = (id: string, effectiveAt: string) => shop.admin.post(`/v2/orders/${id}/cancel`, { effectiveAt })

describe('emails about a plan', () => {
  it('tell the buyer each change of a plan once', async () => {
    const member = await aMember(shop)
    const { id } = await anOfflineOrder(shop, member, (await aPlan(shop, { pricing: weekly() })).id, { paid: true })
    expect(await bodyTo(member.loginEmail)).toContain('Price:\n  €10.00')
    expect(await bodyTo(member.loginEmail)).toContain('Next payment:\n  €10.00 on Monday 8 June 2026')
    expect(await bodyTo(member.loginEmail)).toContain(`https://book.example.org/account/orders/${id}`)
    expect(await taken(member.loginEmail)).toEqual(['plan-bought: Your plan at Studio: Gold'])

    expected(await shop.admin.post(`/v2/orders/${id}/pause`))
    expect(await taken(member.loginEmail)).toEqual(['plan-paused: Gold is paused'])
    clock.advance({ days: 1 })
    expected(await shop.admin.post(`/v2/orders/${id}/resume`))
    expect(await taken(member.loginEmail)).toEqual(['plan-resumed: Gold has resumed'])

    clock.advance({ days: 7 })
    await tick()
    expect(await taken(member.loginEmail)).toEqual(['plan-renewed: Gold was renewed'])

    expected(await cancel(id, 'NEXT_PAYMENT_DATE'))
    expected(await cancel(id, 'NEXT_PAYMENT_DATE'))
    expect(await bodyTo(member.loginEmail)).toContain('You can use it until Tuesday 16 June 2026.')
    expect(await taken(member.loginEmail)).toEqual(['plan-renewal-canceled: Gold won’t be renewed'])
    clock.advance({ days: 8 })
    await tick()
    expect(await taken(member.loginEmail)).toEqual(['plan-ended: Gold has ended'])
    // Staff did it: the business knows.
    expect(await taken('desk@club.example')).toEqual([])
  })

  it('are one for a plan whose cycles were missed while nothing ran', async () => {
    const member = await aMember(shop)
    await anOfflineOrder(shop, member, (await aPlan(shop, { pricing: weekly() })).id)
    await taken(member.loginEmail)
    clock.advance({ days: 30 })
    await tick()
    expect(await taken(member.loginEmail)).toEqual(['plan-renewed: Gold was renewed'])
  })

  it('say that it ended, and that its end moved', async () => {
    const member = await aMember(shop)
    const { id } = await anOfflineOrder(shop, member, (await aPlan(shop, { pricing: tenDays() })).id)
    await taken(member.loginEmail)
    const { endDate } = await getOrder(shop, id)
    const later = new Date(Date.parse(endDate ?? '') + 2 * DAY).toISOString()
    expected(await shop.admin.patch(`/v2/orders/${id}`, { endDate: later }))
    expect(await taken(member.loginEmail)).toEqual(['plan-end-postponed: Gold was extended'])
    clock.advance({ days: 13 })
    await tick()
    expect(await taken(member.loginEmail)).toEqual(['plan-ended: Gold has ended'])
  })

  it('reach the business for what customers buy and cancel themselves, once it is paid', async () => {
    const member = await aMember(shop)
    const order = await anOnlineOrder(member, (await aPlan(shop, { buyerCanCancel: true })).id)
    expect([...(await taken(member.loginEmail)), ...(await taken('desk@club.example'))]).toEqual([])
    await payOrder(shop, order)
    expect(await taken(member.loginEmail)).toEqual(['plan-bought: Your plan at Studio: Gold'])
    expect(await taken('desk@club.example')).toEqual(['plan-notice-bought: Clara Weiss bought Gold'])
    const path = `/v2/member/orders/${order.id}/cancel`
    expected(await member.client.post(path, { effectiveAt: 'NEXT_PAYMENT_DATE' }))
    expect(await bodyTo('desk@club.example')).toContain('and won’t be renewed.')
    expect(await taken('desk@club.example')).toEqual(['plan-notice-renewal-canceled: Clara Weiss cancelled Gold'])
  })

  it('come with the receipt of a payment online, if the business sends them, but not of one at the desk', async () => {
    const member = await aMemberWithCard(shop)
    const order = await anOnlineOrder(member, (await aPlan(shop, { pricing: weekly() })).id)
    await payOrder(shop, order)
    expect(await listReceipts()).toEqual([])
    clock.advance({ days: 7 })
    await tick()
    const [receipt, ...more] = await listReceipts()
    expect(more).toEqual([])
    expect(receipt?.subject).toMatch(/^Receipt \d+ from Studio$/)
    expect(receipt?.body_text).toContain('Items:\n  Gold: €10.00')
    expect(receipt?.body_text).toContain('Total:\n  €10.00')
    expected(await shop.admin.patch('/v1/sites/settings', { receiptEmails: false }))
    clock.advance({ days: 7 })
    await tick()
    expect(await listReceipts()).toHaveLength(1)
  })

  it('are written in Hebrew for those who read it, and not at all where the business wants none', async () => {
    const contact = { firstName: 'Noa', language: 'he' }
    const member = await createMember(shop, { contact })
    await db.updateTable('contacts').set({ language: 'he' }).where('first_name', '=', 'Noa').execute()
    const plan = await aPlan(shop)
    await anOfflineOrder(shop, member, plan.id)
    expect(await taken(member.loginEmail)).toEqual(['plan-bought: המנוי שלכם אצל \u2068Studio\u2069: \u2068Gold\u2069'])
    await taken('desk@club.example')
    const settings = { planEmails: false, planNotices: false }
    expected(await shop.admin.patch('/v1/sites/settings', settings))
    await anOfflineOrder(shop, member, plan.id)
    await anOnlineOrder(member, (await aPlan(shop, { pricing: tenDays('0') })).id)
    expect([...(await taken(member.loginEmail)), ...(await taken('desk@club.example'))]).toEqual([])
    expected(await shop.admin.patch('/v1/sites/settings', { planEmails: true, planNotices: true }))
  })
})
