import { describe, expect, it } from 'vitest'
import { aClient, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { aClientOf, aKnownPerson, findTraces } from './support/person.ts'
import { leaveTraces } from './support/traces.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z', environment: { KALENDS_PRIVATE_WEBHOOKS: '1' } })
const { db } = test

/** The kind of record in which what a table stores is found. */
const kinds: Record<string, string> = {
  audit_entries: 'changes',
  booking_history: 'bookingHistory',
  bookings: 'bookedDetails',
  carts: 'carts',
  checkouts: 'checkouts',
  contact_history: 'detailsHistory',
  contacts: 'details',
  customer_notes: 'notes',
  form_submissions: 'givenAnswers',
  login_email_changes: 'requestedAddresses',
  media_files: 'files',
  member_history: 'accountHistory',
  member_passkeys: 'passkeys',
  members: 'accounts',
  messages: 'messages',
  payments: 'paid',
  receipts: 'issuedReceipts',
  refunds: 'returned',
  waivers: 'waived',
}
/** Tables that repeat what is exported, and those whose rows soon go by themselves. */
const leftOut = [
  'async_jobs',
  'card_setups',
  'event_deliveries',
  'events',
  'idempotency_keys',
  'redirect_sessions',
  'sandbox_payments',
  'webhook_attempts',
]

describe('what is exported', () => {
  it('holds everything that is stored about a member, for them and for the business', async () => {
    const known = await aKnownPerson(test)
    await leaveTraces(test, known)
    const { client, studio, contactId, marker, email } = known
    const tables = Object.keys(await findTraces(db, [marker, email]))
    const { data } = expected(await client.get('/v1/members/my/data'))
    const theirs = data.records
    const { records } = expected(await studio.admin.post(`/v1/customers/${contactId}/export`)).data
    for (const table of tables.filter((name) => !leftOut.includes(name) && name !== 'member_sessions')) {
      const kind = kinds[table] ?? `no kind for ${table}`
      for (const exported of [theirs, records])
        expect([table, JSON.stringify(exported[kind] ?? '').toLowerCase()]).toEqual([
          table,
          expect.stringContaining(marker.toLowerCase()),
        ])
    }
    expect(JSON.stringify(data.signIns)).toContain(marker)
    expect(JSON.stringify([data, records])).not.toMatch(/secret|_hash|public_key/)
  })

  it('holds nothing of a customer whose address the member has not verified', async () => {
    const { studio, memberId, bookingIds } = await aKnownPerson(test)
    await db.updateTable('members').set({ login_email_verified_at: null }).where('id', '=', memberId).execute()
    const client = await aClientOf(test, studio.siteId, memberId)
    const { records } = expected(await client.get('/v1/members/my/data')).data
    expect([records.details, records.notes]).toEqual([[], []])
    expect(JSON.stringify(records)).not.toContain(bookingIds[0])
  })

  it('needs a permission of its own, and says who exported whom', async () => {
    const { studio, contactId } = await aKnownPerson(test)
    const url = `/v1/customers/${contactId}/export`
    const key = await anApiKey(test.context, studio.siteId, ['READ_MEMBERS', 'MANAGE_MEMBERS', 'READ_BOOKINGS'])
    expect(readRefusal(await aClient(test.app, { authorization: key }).post(url))).toBe('403 PERMISSION_DENIED')
    expected(await studio.admin.post(url))
    const entries = await db.selectFrom('audit_entries').selectAll().where('entity_id', '=', contactId).execute()
    expect(entries.map(({ operation }) => operation)).toContain('exportCustomer')
    expect(readRefusal(await studio.visitor.post(url))).toBe('403 PERMISSION_DENIED')
  })
})
