import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aKnownPerson, findTraces } from './support/person.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { context, db, clock } = test
const url = '/v1/privacy/retention'
const erasesAll = {
  bookingMonths: 1,
  messageMonths: 1,
  answerMonths: 1,
  customerMonths: 1,
  logMonths: 1,
  fileMonths: 1,
}

/** A guest whose every text contains the marker. */
async function aGuest(studio: Studio, day: string) {
  const marker = `Ret${randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)}`
  const contactDetails = { firstName: marker, email: `${marker.toLowerCase()}@guest.example` }
  const booking = await aBooking(studio.admin, slotWith(studio, `${day}T09:00:00.000Z`), {
    contactDetails,
    status: 'CONFIRMED',
  })
  return { marker, booking, contactId: await contactOf(context, booking.id) }
}

async function runUntil(at: string): Promise<void> {
  clock.set(at)
  await runDue(context, clock.now())
}

const erasuresOf = (siteId: string) =>
  db.selectFrom('erasures').select(['kind', 'count', 'reason']).where('site_id', '=', siteId).execute()

describe('the daily erasure', () => {
  it('erases what is older than its period, and nothing else', async () => {
    clock.set(now)
    const { studio, bookingIds, marker, email, phone, fileIds, paidBookingId } = await aKnownPerson(test)
    await db.updateTable('bookings').set({ status: 'CONFIRMED' }).where('id', '=', paidBookingId).execute()
    const ahead = await aGuest(studio, '2026-09-15')
    const { preview } = expected(await studio.admin.post(`${url}/preview`, erasesAll))
    expect(preview).toMatchObject({ bookings: 0, messages: 0, customers: 0, answers: 0, notes: 0, files: 0 })
    expected(await studio.admin.patch(url, { ...erasesAll, customerMonths: null, logMonths: null }))
    await db.updateTable('messages').set({ status: 'SENT' }).where('site_id', '=', studio.siteId).execute()
    await runUntil('2026-06-30T09:00:00Z')
    expect(Object.keys(await findTraces(db, [marker]))).toContain('bookings')
    clock.set('2026-07-20T09:00:00Z')
    const due = expected(await studio.admin.post(`${url}/preview`)).preview
    expect(due).toMatchObject({ bookings: 2, notes: 1, answers: 1, files: 1, customers: 0, logEntries: 0 })
    await runUntil('2026-07-20T09:00:00Z')
    const left = Object.keys(await findTraces(db, [marker, email, phone]))
    for (const table of ['bookings', 'booking_history', 'form_submissions', 'customer_notes', 'messages', 'receipts'])
      expect(left).not.toContain(table)
    expect(left).toEqual(expect.arrayContaining(['contacts', 'members']))
    const kept = await db.selectFrom('bookings').selectAll().where('id', 'in', bookingIds).execute()
    expect(kept).toHaveLength(2)
    const charge = await db.selectFrom('charges').selectAll().where('subject_id', '=', paidBookingId).executeTakeFirst()
    expect(charge).toMatchObject({ total_minor: 5000, paid_minor: 5000 })
    const files = await readdir(join(context.config.dataFolder, 'uploads', studio.siteId))
    expect(fileIds.filter((id) => files.includes(id))).toEqual([fileIds[0]])
    expect(Object.keys(await findTraces(db, [ahead.marker]))).toEqual(expect.arrayContaining(['bookings', 'contacts']))
    expect(expected(await studio.admin.post(`${url}/preview`)).preview).toMatchObject({ bookings: 0, notes: 0 })
    expect(await erasuresOf(studio.siteId)).toContainEqual({ kind: 'booking', count: 2, reason: 'retention' })
    const events = await db.selectFrom('events').select('payload').where('entity_id', '=', paidBookingId).execute()
    expect(
      events.filter(({ payload }) => JSON.stringify(payload).includes('triggeredByAnonymizeRequest')),
    ).toHaveLength(1)
  })

  it('erases customers without an account who have not booked since, in several businesses', async () => {
    clock.set(now)
    const [one, two, keeps] = [
      await aStudio(test.app, context),
      await aStudio(test.app, context),
      await aStudio(test.app, context),
    ]
    const [gone, alsoGone, stays] = [
      await aGuest(one, '2026-06-02'),
      await aGuest(two, '2026-06-03'),
      await aGuest(keeps, '2026-06-02'),
    ]
    const back = await aGuest(one, '2026-06-04')
    for (const { admin } of [one, two]) expected(await admin.patch(url, { customerMonths: 2, logMonths: 1 }))
    clock.set('2026-07-20T09:00:00Z')
    const contactDetails = { contactId: back.contactId, firstName: back.marker }
    await aBooking(one.admin, slotWith(one, '2026-07-22T09:00:00.000Z'), { contactDetails, status: 'CONFIRMED' })
    clock.set('2026-08-10T09:00:00Z')
    expect(expected(await one.admin.post(`${url}/preview`)).preview).toMatchObject({ customers: 1, bookings: 0 })
    await runUntil('2026-08-10T09:00:00Z')
    expect(await findTraces(db, [gone.marker, alsoGone.marker])).toEqual({})
    for (const { marker } of [back, stays]) expect(Object.keys(await findTraces(db, [marker]))).toContain('contacts')
    expect(expected(await one.admin.get(url)).settings.nextRunDate).toBe('2026-08-11T09:00:00.000Z')
  })

  it('keeps whoever still owes', async () => {
    clock.set(now)
    const { studio, bookingIds } = await aKnownPerson(test)
    expected(await studio.admin.post(`/v1/bookings/${bookingIds[0]}/charge`))
    clock.set('2026-07-20T09:00:00Z')
    const { preview } = expected(await studio.admin.post(`${url}/preview`, { bookingMonths: 1 }))
    expect(preview.bookings).toBe(1)
  })

  it('continues where it was stopped, a bounded number at a time', async () => {
    clock.set(now)
    const studio = await aStudio(test.app, context)
    const { booking } = await aGuest(studio, '2026-06-02')
    const copies = 4_100
    const values = Array.from({ length: copies }, () => ({
      site_id: studio.siteId,
      id: randomUUID(),
      dedupe_key: randomUUID(),
      kind: 'test',
      channel: 'EMAIL',
      recipient: 'someone@guest.example',
      body_text: 'x',
      language: 'en',
      booking_id: booking.id,
      status: 'SENT',
      created_at: new Date(now),
      due_at: new Date(now),
    }))
    for (let first = 0; first < copies; first += 1000)
      await db
        .insertInto('messages')
        .values(values.slice(first, first + 1000))
        .execute()
    expected(await studio.admin.patch(url, { messageMonths: 1 }))
    const left = async () =>
      (
        await db
          .selectFrom('messages')
          .select('id')
          .where('site_id', '=', studio.siteId)
          .where('recipient', '<>', '')
          .execute()
      ).length
    await runUntil('2026-07-20T09:00:00Z')
    expect(await left()).toBeGreaterThan(0)
    expect(await left()).toBeLessThan(copies)
    await Promise.all([runDue(context, clock.now()), runDue(context, clock.now())])
    expect(await left()).toBe(0)
    expect(readRefusal(await studio.admin.get(url))).toBe('200')
  })
})
