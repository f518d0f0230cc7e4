import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { repriceCharge } from '../../src/features/payments/index.ts'
import { aStudio, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCharge,
  aRecorded,
  aStarted,
  cards,
  ledger,
  payPage,
  record,
  refund,
  sandboxBalance,
  useSandbox,
} from './support/payments.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const vat = { name: 'VAT', percent: '19', included: true }

/** What goes wrong if a statement or its transaction is refused. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => error.constraint ?? String(error),
  )

describe('the ledger', () => {
  it('posts charges, payments, refunds and waivers to their accounts', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio, { totalMinor: 11900, taxMinor: 1900, tax: vat })
    expect(await ledger(studio)).toEqual({ RECEIVABLE: 11900, REVENUE: -10000, TAX: -1900 })
    const { payment } = await aRecorded(studio.admin, charge.id, '59.50')
    await aRecorded(studio.admin, charge.id, '30', 'BANK_TRANSFER')
    expect(await ledger(studio)).toEqual({ RECEIVABLE: 2950, REVENUE: -10000, TAX: -1900, CASH: 5950, BANK: 3000 })
    await refund(studio.admin, payment.id)
    expect(await ledger(studio)).toEqual({ RECEIVABLE: 2950, REVENUE: -5000, TAX: -950, BANK: 3000 })
    await studio.admin.post(`/v1/payments/charges/${charge.id}/waive`, {})
    expect(await ledger(studio)).toEqual({ REVENUE: -5000, TAX: -479, BANK: 3000, WAIVED: 2479 })
  })

  it('posts the difference when a charge changes, and nothing for a free one', async () => {
    const studio = await aStudio(app, context)
    await aCharge(studio, { totalMinor: 0, subtotalMinor: 0 })
    expect(await ledger(studio)).toEqual({})
    const charge = await aCharge(studio, { totalMinor: 11900, taxMinor: 1900, tax: vat })
    const totals = { lines: charge.lines, subtotalMinor: 5950, discountMinor: 0, taxMinor: 950, totalMinor: 5950 }
    await context.transaction((tx) => repriceCharge(context, tx, charge, totals))
    expect(await ledger(studio)).toEqual({ RECEIVABLE: 5950, REVENUE: -5000, TAX: -950 })
    await aRecorded(studio.admin, charge.id, '40')
    const less = { ...totals, subtotalMinor: 3000, taxMinor: 479, totalMinor: 3000 }
    const lower = await context.transaction((tx) => repriceCharge(context, tx, charge, less))
    expect(lower).toMatchObject({ total_minor: 3000, paid_minor: 4000, owed_back_minor: 1000 })
    expect(await ledger(studio)).toEqual({ RECEIVABLE: -1000, REVENUE: -2521, TAX: -479, CASH: 4000 })
  })

  it('refuses transactions that do not sum to zero, and entries added later', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    const post = (entries: number, amounts: readonly number[]) =>
      context.transaction(async (tx) => {
        const id = randomUUID()
        const head = { site_id: studio.siteId, id, charge_id: charge.id, cause_type: 'WAIVER', cause_id: randomUUID() }
        await tx
          .insertInto('ledger_transactions')
          .values({ ...head, entries, occurred_at: new Date() })
          .execute()
        for (const [index, amount_minor] of amounts.entries())
          await insertEntry(tx, studio, { id, index, amount_minor })
      })
    expect(await refusalOf(post(2, [100, -100]))).toBe('none')
    expect(await refusalOf(post(2, [100, -99]))).toBe('ledger_entries_balanced_check')
    expect(await refusalOf(post(3, [100, -100]))).toBe('ledger_entries_balanced_check')
    expect(await refusalOf(post(2, []))).toBe('ledger_entries_balanced_check')
    const { id } = await db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('site_id', '=', studio.siteId)
      .executeTakeFirstOrThrow()
    const later = context.transaction(async (tx) => {
      await insertEntry(tx, studio, { id, index: 8, amount_minor: 5 })
      await insertEntry(tx, studio, { id, index: 9, amount_minor: -5 })
    })
    expect(await refusalOf(later)).toBe('ledger_entries_balanced_check')
  })

  it.each([
    ['ledger_transactions', 'site_id = site_id'],
    ['ledger_entries', 'site_id = site_id'],
    ['receipts', `document = document || '{"total": "0.01"}'`],
  ] as const)('never changes rows of %s', async (table, change) => {
    const studio = await aStudio(app, context)
    await aRecorded(studio.admin, (await aCharge(studio)).id)
    const where = sql`where site_id = ${studio.siteId}`
    const update = sql`update ${sql.table(table)} set ${sql.raw(change)} ${where}`.execute(db)
    expect(await refusalOf(update)).toBe(`${table}_immutable_check`)
    const remove = sql`delete from ${sql.table(table)} ${where}`.execute(db)
    expect(await refusalOf(remove)).toBe(`${table}_immutable_check`)
  })

  it('ends every sequence of payments, refunds and waivers at the balance of the sandbox', async () => {
    const action = fc.record({
      kind: fc.constantFrom('cash', 'card', 'decline', 'refund', 'waive'),
      charge: fc.nat(2),
      minor: fc.integer({ min: 1, max: 4000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
        const studio = await aStudio(app, context)
        await useSandbox(studio)
        const charges = [
          await aCharge(studio, { totalMinor: 9999, taxMinor: 1597, tax: vat }),
          await aCharge(studio, { totalMinor: 1, taxMinor: 0 }),
          await aCharge(studio, { totalMinor: 11811, taxMinor: 811, tax: { ...vat, included: false } }),
        ]
        const paid: string[] = []
        for (const { kind, charge, minor } of actions) {
          const chargeId = charges[charge]?.id ?? ''
          const amount = (minor / 100).toFixed(2)
          if (kind === 'cash') {
            const answer = await record(studio.admin, chargeId, amount)
            if (answer.status === 200) paid.push(answer.body.payment.id)
          } else if (kind === 'waive') {
            await studio.admin.post(`/v1/payments/charges/${chargeId}/waive`, { amount })
          } else if (kind === 'refund') {
            const paymentId = paid[minor % Math.max(paid.length, 1)]
            if (paymentId) await refund(studio.admin, paymentId, amount)
          } else {
            await payByCard(studio, { chargeId, amount, card: kind === 'card' ? cards.success : cards.decline, paid })
          }
        }
        await expectConsistent(studio)
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})

type ByCard = { chargeId: string; amount: string; card: string; paid: string[] }

async function payByCard(studio: Studio, { chargeId, amount, card, paid }: ByCard): Promise<void> {
  const due = await db.selectFrom('charges').selectAll().where('id', '=', chargeId).executeTakeFirstOrThrow()
  if (Number(amount) * 100 > due.total_minor - due.paid_minor - due.waived_minor) return
  const { paymentId, token } = await aStarted(studio.admin, chargeId, { amount })
  await payPage(studio.admin, token, card)
  paid.push(paymentId)
}

/** What the ledger, the charges and the sandbox say about the same money. */
async function expectConsistent(studio: Studio): Promise<void> {
  const { siteId } = studio
  const accounts = await ledger(studio)
  const sum = Object.values(accounts).reduce((total, amount) => total + amount, 0)
  const charges = await db.selectFrom('charges').selectAll().where('site_id', '=', siteId).execute()
  const total = (of: (charge: (typeof charges)[number]) => number) => charges.reduce((all, one) => all + of(one), 0)
  const due = total((one) => one.total_minor - one.paid_minor - one.waived_minor)
  const inHand = (accounts['CASH'] ?? 0) + (accounts['PROVIDER_SANDBOX'] ?? 0)
  expect(sum).toBe(0)
  expect(accounts['PROVIDER_SANDBOX'] ?? 0).toBe(await sandboxBalance(studio))
  expect(accounts['RECEIVABLE'] ?? 0).toBe(due)
  expect(inHand).toBe(total((one) => one.paid_minor - one.refunded_minor))
  for (const charge of charges.filter((one) => one.paid_minor + one.waived_minor === one.total_minor))
    expect(charge.settled_tax_minor).toBe(charge.tax_minor)
}

type Entry = { id: string; index: number; amount_minor: number }

async function insertEntry(tx: typeof db, { siteId }: Studio, { id, index, amount_minor }: Entry): Promise<void> {
  const entry = {
    site_id: siteId,
    transaction_id: id,
    number: index + 1,
    account: 'OTHER',
    currency: 'EUR',
    amount_minor,
  }
  await tx.insertInto('ledger_entries').values(entry).execute()
}
