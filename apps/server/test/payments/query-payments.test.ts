import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded, aStarted, refund, useSandbox } from './support/payments.ts'

const { app, context, clock } = await createTestApp()

async function idsOf(admin: Client, query: object): Promise<string[]> {
  const { payments } = expected(await admin.post('/v1/payments/query', query))
  return payments.map(({ id }: { id: string }) => id)
}

async function aCustomer(admin: Client, firstName: string): Promise<string> {
  const customer = { firstName, lastName: 'Weiss', email: `${firstName}-${randomUUID()}@customer.example` }
  return expected(await admin.post('/v1/customers', { customer })).customer.id
}

describe('queryPayments', () => {
  it('lists the latest first, page by page', async () => {
    const { admin, ...studio } = await aStudio(app, context)
    const charge = await aCharge({ admin, ...studio })
    const made: string[] = []
    for (const amount of ['1', '2', '3']) {
      clock.advance({ minutes: 1 })
      made.unshift((await aRecorded(admin, charge.id, amount)).payment.id)
    }
    expect(await idsOf(admin, {})).toEqual(made)
    const page = expected(await admin.post('/v1/payments/query', { limit: 1, offset: 1 }))
    expect(page).toMatchObject({ total: 3, payments: [{ id: made[1], amount: '2.00' }] })
  })

  it('finds payments whose refund the bank returned, until it is made again or a month later', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const returned = async (): Promise<string> => {
      const { payment } = await aRecorded(admin, (await aCharge(studio)).id)
      const { refunds } = expected(await refund(admin, payment.id, '10'))
      const reversed_at = new Date(context.clock.now())
      const changes = { status: 'FAILED', reversed_at, failure_code: 'lost_or_stolen_card' }
      await context.db.updateTable('refunds').set(changes).where('id', '=', refunds[0].id).execute()
      return payment.id
    }
    const settled = await aRecorded(admin, (await aCharge(studio)).id)
    expected(await refund(admin, settled.payment.id, '10'))
    const [one, two] = [await returned(), await returned()]
    expect((await idsOf(admin, { refundReturned: true })).toSorted()).toEqual([one, two].toSorted())
    clock.advance({ minutes: 1 })
    expected(await refund(admin, one, '10'))
    expect(await idsOf(admin, { refundReturned: true })).toEqual([two])
    clock.advance({ days: 31 })
    expect(await idsOf(admin, { refundReturned: true })).toEqual([])
  })

  it('names the customers, a merged duplicate as the one who remains', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const [clara, duplicate] = [await aCustomer(admin, 'Clara'), await aCustomer(admin, 'Clarissa')]
    for (const contactId of [clara, duplicate, null]) {
      const charge = await aCharge(studio, { contactId })
      await aRecorded(admin, charge.id, '10')
    }
    expected(await admin.post(`/v1/customers/${clara}/merge`, { otherIds: [duplicate] }))
    const { customers } = expected(await admin.post('/v1/payments/query', {}))
    expect(customers).toHaveLength(2)
    expect(customers).toContainEqual({ contactId: clara, name: 'Clara Weiss' })
    expect(customers).toContainEqual({ contactId: duplicate, name: 'Clara Weiss' })
  })

  it('filters by status, method, customer, charge, location and time', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    await useSandbox(studio)
    const contactId = await aCustomer(admin, 'Clara')
    const hers = await aCharge(studio, { contactId })
    const other = await aCharge(studio, { locationId: null })
    const cash = (await aRecorded(admin, hers.id, '10')).payment.id
    const from = new Date(context.clock.now() + 60_000).toISOString()
    clock.advance({ minutes: 1 })
    const transfer = (await aRecorded(admin, other.id, '10', 'BANK_TRANSFER')).payment.id
    const { paymentId: open } = await aStarted(admin, other.id)
    expect(await idsOf(admin, { statuses: ['REQUIRES_ACTION'] })).toEqual([open])
    expect(await idsOf(admin, { methods: ['CASH'] })).toEqual([cash])
    expect(await idsOf(admin, { contactId })).toEqual([cash])
    expect((await idsOf(admin, { chargeId: other.id })).sort()).toEqual([open, transfer].sort())
    expect(await idsOf(admin, { locationId: studio.locationId })).toEqual([cash])
    expect((await idsOf(admin, { from })).sort()).toEqual([open, transfer].sort())
    expect(await idsOf(admin, { to: from })).toEqual([cash])
  })

  it('searches customers, also duplicates that were merged into them', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const [kept, duplicate] = [await aCustomer(admin, 'Zoë'), await aCustomer(admin, 'Zora')]
    const charge = await aCharge(studio, { contactId: duplicate })
    const { id } = (await aRecorded(admin, charge.id)).payment
    expect(await idsOf(admin, { search: 'zora weiss' })).toEqual([id])
    expect(await idsOf(admin, { search: '50%' })).toEqual([])
    expected(await admin.post(`/v1/customers/${kept}/merge`, { otherIds: [duplicate] }))
    expect(await idsOf(admin, { search: 'zoe' })).toEqual([id])
    expect(await idsOf(admin, { contactId: kept })).toEqual([id])
  })
})
