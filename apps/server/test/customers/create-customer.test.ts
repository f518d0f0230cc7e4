import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, getCustomer, outcomes } from './support/customers.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const create = (customer: object) => ['/v1/customers', { customer }] as const

describe('createCustomer', () => {
  it('saves normalised details, and who entered them', async () => {
    const studio = await aStudio(app, context)
    const reception = await aColleague(studio)
    const answer = expected(
      await reception.post(...create({ firstName: ' Clara ', lastName: '', email: 'clara@customer.example' })),
    )
    expect(answer.customer).toMatchObject({ name: 'Clara', lastName: null, revision: '1', bookingCount: 0 })
    expect(answer.history).toMatchObject([
      { action: 'create', actorName: 'Noor', detail: { firstName: { from: null, to: 'Clara' } } },
    ])
    expect((await getCustomer(studio.admin, answer.customer.id)).customer).toEqual(answer.customer)
  })

  it('names the invalid field', async () => {
    const { admin } = await aStudio(app, context)
    const refused = async (customer: object) => readRefusal(await admin.post(...create(customer)))
    expect(await refused({})).toBe('400 customer.firstName')
    expect(await refused({ firstName: '  ', language: 'de' })).toBe('400 customer.firstName')
    expect(await refused({ email: 'nowhere' })).toBe('400 customer.email')
    expect(await refused({ phone: 'none' })).toBe('400 customer.phone')
    expect(await refused({ firstName: 'x'.repeat(101) })).toBe('400 customer.firstName')
    expect(await refused({ firstName: 'A', language: 'no language!' })).toBe('400 customer.language')
    expect(await refused({ firstName: 'A', nickname: 'B' })).toBe('400 customer.nickname')
    expect(readRefusal(await admin.post('/v1/customers', {}))).toBe('400 customer')
  })

  it('refuses an email address another customer has, case-insensitively', async () => {
    const { admin } = await aStudio(app, context)
    await aCustomer(admin, { email: 'clara@customer.example' })
    const again = await admin.post(...create({ firstName: 'C', email: 'CLARA@customer.example' }))
    expect(readRefusal(again)).toBe('409 CONTACT_DETAILS_CONFLICT')
  })

  it('creates one of two customers with the same address at once', async () => {
    const { admin } = await aStudio(app, context)
    const same = create({ firstName: 'Clara', email: 'race@customer.example' })
    expect(outcomes(await Promise.all([1, 2, 3, 4].map(() => admin.post(...same))))).toEqual([200, 409, 409, 409])
  })

  it('creates once per idempotency key', async () => {
    const { admin } = await aStudio(app, context)
    const send = () => admin.post(...create({ firstName: 'Once' }), { 'idempotency-key': 'one-customer-please' })
    const first = expected(await send())
    const second = expected(await send())
    expect(second.customer.id).toBe(first.customer.id)
  })

  it('allows the same address at two businesses', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    await aCustomer(one.admin, { email: 'both@customer.example' })
    await aCustomer(other.admin, { email: 'both@customer.example' })
  })
})
