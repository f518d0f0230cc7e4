import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createPolicy } from '../../src/features/policies/index.ts'
import { expected } from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp()
const { app, context, db } = test
const migration = new URL(
  '../../src/db/migrations/20261128210500-nothing-is-stored-that-is-never-charged.sql',
  import.meta.url,
)

const payment = {
  rateType: 'SUBSCRIPTION',
  subscription: { totalPayments: 3, amountPerBillingCycle: { value: '40', currency: 'EUR' } },
  options: { online: true, inPerson: false, pricingPlan: true },
}

describe('monthly payments of a course', () => {
  it('are refused when the course is saved', async () => {
    const { admin, group } = await aGroup(app, context, 'COURSE')
    const { service } = expected(await admin.get(`/v2/services/${group.id}`))
    const answer = await admin.patch(`/v2/services/${group.id}`, { service: { revision: service.revision, payment } })
    expect(answer.status).toBe(400)
    expect(answer.body.details.validationError.fieldViolations).toMatchObject([
      { field: 'service.payment.rateType', ruleName: 'INVALID_PAYMENT_TYPE' },
    ])
  })

  it('that were stored before become a text, paid in person', async () => {
    const { admin, group, siteId } = await aGroup(app, context, 'COURSE')
    await sql`alter table services drop constraint services_payment_check`.execute(db)
    await sql`alter table booking_policies drop constraint booking_policies_rules_check`.execute(db)
    await db
      .updateTable('services')
      .set({ payment: JSON.stringify(payment) })
      .where('id', '=', group.id)
      .execute()
    const policyId = await context.transaction((tx) => createPolicy(tx, siteId, { name: 'Card' }, 0))
    const card = sql`rules || '{"saveCreditCardPolicy": {"enabled": true}}'`
    await sql`update booking_policies set rules = ${card} where id = ${policyId}`.execute(db)
    await sql.raw(await readFile(migration, 'utf8')).execute(db)
    const { service } = expected(await admin.get(`/v2/services/${group.id}`))
    expect(service.payment).toMatchObject({
      rateType: 'CUSTOM',
      custom: { description: '3 × 40 EUR' },
      options: { online: false, inPerson: true, pricingPlan: true },
    })
    const { bookingPolicy } = expected(await admin.get(`/v1/booking-policies/${policyId}`))
    expect(bookingPolicy.saveCreditCardPolicy).toEqual({ enabled: false })
  })
})
