import { describe, expect, it } from 'vitest'
import { insertMember } from '../../src/features/members/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aClientOf } from '../privacy/support/person.ts'
import { aBooking, aStudio, expected, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test

/** A member with a past booking, one that is ahead, and one that is ahead under the address of somebody else. */
async function aMemberWhoBooked() {
  clock.set(now)
  const studio = await aStudio(app, context)
  const email = `old-${crypto.randomUUID()}@example.org`
  const made = { siteId: studio.siteId, loginEmail: email, isVerified: true }
  const { id } = await context.transaction((tx) => insertMember(tx, context, made, undefined))
  const client = await aClientOf(test, studio.siteId, id)
  const book = async (day: string, address: string) => {
    const contactDetails = { firstName: 'Mira', email: address }
    const booking = await aBooking(client, slotWith(studio, `${day}T09:00:00.000Z`), { contactDetails })
    const { revision } = booking
    const participantNotification = { notifyParticipants: true }
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/confirm`, { revision, participantNotification }))
    return booking.id ?? ''
  }
  const past = await book('2026-06-02', email)
  const ahead = await book('2026-06-08', email.toUpperCase())
  const forFriend = await book('2026-06-09', 'friend@example.org')
  clock.set('2026-06-03T09:00:00Z')
  return { studio, id, email, past, ahead, forFriend }
}

const addressOf = async (id: string) => {
  const { contact_details: details } = await db
    .selectFrom('bookings')
    .select('contact_details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (details as { email?: string }).email
}

describe('coming bookings of a member whose sign-in address changes', () => {
  it('follow the new address with their messages; past ones and those of others stay', async () => {
    const { studio, id, email, past, ahead, forFriend } = await aMemberWhoBooked()
    await dispatchEvents(context)
    const newEmail = `new-${email}`
    expected(await studio.admin.patch(`/api/v1/members/${id}/change-login-email`, { newEmail }))
    expect([await addressOf(past), await addressOf(ahead), await addressOf(forFriend)]).toEqual([
      email,
      newEmail,
      'friend@example.org',
    ])
    const waiting = await db.selectFrom('messages').selectAll().where('booking_id', '=', ahead).execute()
    expect(waiting.length).toBeGreaterThan(0)
    for (const { status, recipient } of waiting) if (status !== 'SENT') expect(recipient).toBe(newEmail)
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${ahead}/history`))
    expect(entries.map(({ action }: { action: string }) => action)).toContain('changeEmail')
    const query = { filter: { id: ahead }, cursorPaging: { limit: 1 } }
    const { extendedBookings } = expected(await studio.admin.post('/v2/extended-bookings/query', { query }))
    const { revision } = extendedBookings[0].booking
    const participantNotification = { notifyParticipants: true }
    expected(await studio.admin.post(`/v2/bookings/${ahead}/cancel`, { revision, participantNotification }))
    await dispatchEvents(context)
    clock.advance({ minutes: 2 })
    await dispatchEvents(context)
    const sent = await db.selectFrom('messages').selectAll().where('booking_id', '=', ahead).execute()
    const told = sent.filter(({ recipient }) => recipient === newEmail).map(({ kind }) => kind)
    expect(told).toContain('bookingCanceled')
  })
})
