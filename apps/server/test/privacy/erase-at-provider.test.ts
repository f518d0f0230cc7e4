import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { aPayingMember } from '../payments/support/payments.ts'
import { aStripeStudio, deliverAll, useFakeStripe } from '../payments/support/stripe.ts'
import { type Client, expected, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T07:00:00Z'
const test = await createTestApp({ now })
const { context, clock, db } = test
const fakeStripe = await useFakeStripe(test)
const { account } = fakeStripe

/** A member with a saved card at Stripe. */
async function aCardOwner() {
  clock.set(now)
  const studio = await aStripeStudio(test, fakeStripe)
  const { client, contactId } = await aPayingMember(studio)
  const customerId = await saveCardAtStripe(studio, client)
  return { studio, client, contactId, customerId }
}

async function saveCardAtStripe(studio: Studio, client: Client): Promise<string> {
  const sent = { returnUrl: '/account', idempotencyKey: crypto.randomUUID() }
  const { setup } = expected(await client.post('/v1/payments/setups/start', sent))
  account.saveCard(setup.stripe.clientSecret, 'visa')
  await deliverAll(test, studio, fakeStripe)
  const { customer } = account.setup(setup.stripe.clientSecret.split('_secret_')[0])
  return String(customer)
}

const isDeleted = (customerId: string) => account.customers.get(customerId)?.deleted === true

const waitingOf = ({ siteId }: Studio) =>
  db.selectFrom('provider_erasures').selectAll().where('site_id', '=', siteId).execute()

const recordsOf = async ({ siteId }: Studio) => {
  const rows = await db.selectFrom('erasures').selectAll().where('site_id', '=', siteId).execute()
  return rows.map(({ kind }) => kind)
}

describe('the customer at Stripe', () => {
  it('is deleted with their cards, and nobody is told', async () => {
    const { studio, contactId, customerId } = await aCardOwner()
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`))
    expect(isDeleted(customerId)).toBe(false)
    await runDue(context, clock.now())
    expect(isDeleted(customerId)).toBe(true)
    expect([...account.methods.values()].filter(({ customer }) => customer === customerId)).toEqual([])
    expect(await waitingOf(studio)).toEqual([])
    expect(await recordsOf(studio)).toEqual(expect.arrayContaining(['person', 'provider:STRIPE']))
    await deliverAll(test, studio, fakeStripe)
    const messages = await db.selectFrom('messages').selectAll().where('site_id', '=', studio.siteId).execute()
    expect(messages.filter(({ kind }) => kind === 'card-removed')).toEqual([])
    const stored = await db.selectFrom('stripe_customers').selectAll().where('site_id', '=', studio.siteId).execute()
    expect(stored).toEqual([])
  })

  it.each([
    ['fails', 'FAIL'],
    ['is not reached', 'LOSE_CALL'],
    ['acts and does not answer', 'LOSE_ANSWER'],
  ] as const)('is deleted later if Stripe %s', async (_, fault) => {
    const { studio, contactId, customerId } = await aCardOwner()
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`))
    // The card is detached first.
    fakeStripe.faults.push(fault, fault)
    await runDue(context, clock.now())
    expect(await waitingOf(studio)).toHaveLength(1)
    expect(await recordsOf(studio)).not.toContain('provider:STRIPE')
    clock.advance({ minutes: 16 })
    await runDue(context, clock.now())
    expect(isDeleted(customerId)).toBe(true)
    expect(await waitingOf(studio)).toEqual([])
  })

  it('is not taken for deleted if the key may not delete customers', async () => {
    const { studio, contactId, customerId } = await aCardOwner()
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`))
    fakeStripe.restrictedKeys.set(fakeStripe.secretKey, ['/v1/customers/'])
    await runDue(context, clock.now())
    fakeStripe.restrictedKeys.clear()
    expect(isDeleted(customerId)).toBe(false)
    expect(await waitingOf(studio)).toHaveLength(1)
  })

  it('counts as deleted if somebody deleted it there before', async () => {
    const { studio, contactId, customerId } = await aCardOwner()
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`))
    account.customers.delete(customerId)
    await runDue(context, clock.now())
    expect(await waitingOf(studio)).toEqual([])
  })
})
