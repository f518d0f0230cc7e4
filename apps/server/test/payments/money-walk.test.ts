import { expect, it } from 'vitest'
import { fromStripeAmount } from '../../src/gateways/payments/stripe-amounts.ts'
import { createTestApp } from '../support/index.ts'
import { MoneyWalk } from './support/money-walk.ts'
import { ledger } from './support/payments.ts'
import { aStripeStudio, useFakeStripe } from './support/stripe.ts'

/** Few operations in a test, many in the long run; `PROOF_SEED` repeats one run. */
const operations = Number(process.env['PROOF_OPERATIONS'] ?? 150)
const seed = Number(process.env['PROOF_SEED'])

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { db } = test
const fakeStripe = await useFakeStripe(test)

it(`ends with the ledger equal to what Stripe holds (PROOF_SEED=${seed})`, {
  timeout: 300_000 + operations * 1000,
}, async () => {
  const studio = await aStripeStudio(test, fakeStripe)
  const walk = new MoneyWalk(test, studio, { fakeStripe, seed })
  await walk.begin()
  for (let count = 0; count < operations; count += 1) await walk.step()
  await walk.settle()
  if (operations > 1000) process.stdout.write(`${JSON.stringify(walk.done)}\n`)

  const open = await db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('site_id', '=', studio.siteId)
    .where('status', 'in', ['CREATED', 'REQUIRES_ACTION', 'PROCESSING'])
    .execute()
  const openRefunds = await db
    .selectFrom('refunds')
    .select('id')
    .where('site_id', '=', studio.siteId)
    .where('status', '=', 'CREATED')
    .execute()
  expect({ open, openRefunds }).toEqual({ open: [], openRefunds: [] })
  const live = await db
    .selectFrom('refunds')
    .select(['provider_refund_id', 'status'])
    .where('site_id', '=', studio.siteId)
    .where('origin', '!=', 'DISPUTE')
    .where('status', '=', 'SUCCEEDED')
    .execute()
  const booked = new Set(live.flatMap(({ provider_refund_id }) => provider_refund_id ?? []))
  const made = [...fakeStripe.account.refunds.values()].filter(({ status }) => status !== 'failed')
  expect(made.filter(({ id }) => !booked.has(id))).toEqual([])
  expect(booked.size).toBe(made.length)
  const disputes = await db
    .selectFrom('payment_disputes')
    .select(['provider_dispute_id as id', 'status'])
    .where('site_id', '=', studio.siteId)
    .execute()
  expect(disputes.length).toBe(fakeStripe.account.disputes.length)
  const cards = await db
    .selectFrom('payment_methods')
    .select('provider_method_id')
    .where('site_id', '=', studio.siteId)
    .where('deleted_at', 'is', null)
    .execute()
  const attached = cards.filter(({ provider_method_id: id }) => fakeStripe.account.method(id).customer !== null)
  expect(attached).toHaveLength(cards.length)
  for (const currency of ['EUR', 'HUF', 'JPY']) {
    const balances = await ledger(studio, currency)
    const held = fromStripeAmount(fakeStripe.account.balance(currency), currency)
    expect([currency, balances['PROVIDER_STRIPE'] ?? 0]).toEqual([currency, held])
    expect(Object.values(balances).reduce((sum, minor) => sum + minor, 0)).toBe(0)
  }
  expect(fakeStripe.account.intents.size).toBeGreaterThan(operations / 20)
})
