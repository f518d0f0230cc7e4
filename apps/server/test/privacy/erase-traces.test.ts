import { expect, it } from 'vitest'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aKnownPerson, findTraces } from './support/person.ts'
import { leaveTraces } from './support/traces.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z', environment: { KALENDS_PRIVATE_WEBHOOKS: '1' } })
const { context, db, clock } = test

it('leaves nothing of what front ends, the dashboard and receivers of events left', async () => {
  const known = await aKnownPerson(test)
  const { studio, contactId, marker, email, phone } = known
  await leaveTraces(test, known)
  const words = [marker, email, phone, phone.replaceAll(' ', '')]
  const before = Object.keys(await findTraces(db, words))
  expect(before).toEqual(
    expect.arrayContaining([
      'async_jobs',
      'audit_entries',
      'card_setups',
      'checkouts',
      'form_submissions',
      'idempotency_keys',
      'login_email_changes',
      'member_passkeys',
      'messages',
      'payments',
      'redirect_sessions',
      'waivers',
      'webhook_attempts',
    ]),
  )
  expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true, endOrders: true }))
  await dispatchEvents(context)
  await runDue(context, clock.now())
  // Card pages that were open end within a day.
  clock.advance({ hours: 25 })
  await runDue(context, clock.now())
  clock.advance({ minutes: 16 })
  await runDue(context, clock.now())
  expect(await findTraces(db, words)).toEqual({})
})
