import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertMember } from '../../src/features/members/index.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aClientOf } from '../privacy/support/person.ts'
import { aBooking, aClient, aStudio, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test
const anonymous = aClient(app, {})
const url = (token: string) => `/v1/anonymous-bookings/${token}`
const tokensIn = (text: string): string[] => text.match(/(?<=\/bookings\/)[\w.~%-]{30,}/g) ?? []
const participantNotification = { notifyParticipants: true }

beforeEach(() => clock.set(now))

type Client = ReturnType<typeof aClient>

/** Books for an address, confirms it, and returns the link that was mailed there. */
async function aConfirmed(studio: Studio, client: Client, email: string, at: string) {
  const booking = await aBooking(client, slotWith(studio, at), { contactDetails: { firstName: 'Mira', email } })
  const id = booking.id ?? ''
  expected(
    await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision: booking.revision, participantNotification }),
  )
  await dispatchEvents(context)
  const [message] = await messagesOf(id)
  return { id, token: tokensIn(message?.body_text ?? '')[0] ?? '' }
}

const messagesOf = (bookingId: string) =>
  db.selectFrom('messages').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()

async function aMember() {
  const studio = await aStudio(app, context)
  const email = `old-${crypto.randomUUID()}@example.org`
  const made = { siteId: studio.siteId, loginEmail: email, isVerified: true }
  const { id } = await context.transaction((tx) => insertMember(tx, context, made, undefined))
  return { studio, id, email, client: await aClientOf(test, studio.siteId, id) }
}

/** Every call that takes the link of a booking. */
const uses = (studio: Studio, token: string): [string, () => ReturnType<Client['get']>][] => [
  ['read', () => anonymous.get(url(token))],
  ['read the service', () => anonymous.get(`${url(token)}/service`)],
  ['cancel', () => anonymous.post(`${url(token)}/cancel`, { revision: '2' })],
  [
    'move',
    () => {
      const slot = slotWith(studio, '2026-06-10T09:00:00.000Z')
      return anonymous.post(`${url(token)}/reschedule`, { revision: '2', slot })
    },
  ],
]

describe('the link of a booking that was mailed to an earlier address', () => {
  it('opens nothing once staff removed the address; what waits is not sent there', async () => {
    const studio = await aStudio(app, context)
    const email = `mistyped-${crypto.randomUUID()}@example.org`
    const { id, token } = await aConfirmed(studio, studio.visitor, email, '2026-06-08T09:00:00.000Z')
    expected(await anonymous.get(url(token)))
    const { customers } = expected(await studio.admin.post('/v1/customers/query', { search: email }))
    const [{ id: contactId, revision }] = customers
    expected(await studio.admin.patch(`/v1/customers/${contactId}`, { customer: { revision, email: null } }))
    for (const [what, use] of uses(studio, token))
      expect([what, readRefusal(await use())]).toEqual([what, '400 INVALID_TOKEN'])
    expect((await messagesOf(id)).map(({ status }) => status)).toEqual(['DROPPED'])
    const query = { query: { filter: { id } } }
    const { extendedBookings } = expected(await studio.admin.post('/v2/extended-bookings/query', query))
    expect(extendedBookings[0].booking.contactDetails.email).toBeUndefined()
  })

  it('opens nothing once the member moved to another one; the new one has links in its messages', async () => {
    const { studio, id: memberId, email, client } = await aMember()
    const { id, token } = await aConfirmed(studio, client, email, '2026-06-08T09:00:00.000Z')
    const fetched = expected(await studio.admin.get(`${url(id)}/token`)).token
    expected(await anonymous.get(url(token)))
    const newEmail = `new-${email}`
    expected(await studio.admin.patch(`/api/v1/members/${memberId}/change-login-email`, { newEmail }))
    for (const [what, use] of uses(studio, token))
      expect([what, readRefusal(await use())]).toEqual([what, '400 INVALID_TOKEN'])
    expect(readRefusal(await anonymous.get(url(fetched)))).toBe('400 INVALID_TOKEN')

    const [waiting] = await messagesOf(id)
    expect(waiting?.recipient).toBe(newEmail)
    const tokens = new Set(tokensIn(`${waiting?.body_text}${waiting?.body_html}`))
    expect(tokens.size).toBeGreaterThan(0)
    for (const moved of tokens) expect(expected(await anonymous.get(url(moved))).booking.id).toBe(id)
    const files = waiting?.attachments as { content: string }[] | undefined
    const entry = files?.[0]?.content.replaceAll('\r\n ', '') ?? ''
    expect(entry).toContain(newEmail)
    expect(entry).not.toContain(`mailto:${email}`)
    for (const moved of tokensIn(entry)) expected(await anonymous.get(url(moved)))
  })

  it('opens nothing once staff corrected the address of the customer, whose coming bookings follow', async () => {
    const studio = await aStudio(app, context)
    const wrong = `wrong-${crypto.randomUUID()}@example.org`
    const past = await aConfirmed(studio, studio.visitor, wrong, '2026-06-02T09:00:00.000Z')
    const coming = await aConfirmed(studio, studio.visitor, wrong, '2026-06-08T09:00:00.000Z')
    clock.set('2026-06-03T09:00:00Z')
    const { customers } = expected(await studio.admin.post('/v1/customers/query', { search: wrong }))
    const customer = { id: customers[0].id, revision: customers[0].revision, email: `right-${wrong}` }
    expected(await studio.admin.patch(`/v1/customers/${customer.id}`, { customer }))
    expect(readRefusal(await anonymous.get(url(coming.token)))).toBe('400 INVALID_TOKEN')
    expect(expected(await anonymous.get(url(past.token))).booking.id).toBe(past.id)
    const fetched = expected(await studio.admin.get(`${url(coming.id)}/token`)).token
    const { booking } = expected(await anonymous.get(url(fetched)))
    expect(booking.contactDetails.email).toBe(`right-${wrong}`)
    const { revision } = booking
    expected(await studio.admin.post(`/v2/bookings/${coming.id}/cancel`, { revision, participantNotification }))
    await dispatchEvents(context)
    const told = (await messagesOf(coming.id)).filter(({ kind }) => kind === 'bookingCanceled')
    expect(told.map(({ recipient }) => recipient)).toEqual([`right-${wrong}`])
  })

  it('stays as it is while the address is written in another way, or the booking changes', async () => {
    const { studio, email, client } = await aMember()
    const { id, token } = await aConfirmed(studio, client, email, '2026-06-08T09:00:00.000Z')
    await db
      .updateTable('bookings')
      .set({ contact_details: { firstName: 'Mira', email: email.toUpperCase() } as never })
      .where('id', '=', id)
      .execute()
    expected(await anonymous.get(url(token)))
  })
})

describe('what was to reach an earlier address', () => {
  beforeEach(() => {
    context.gateways.mail = inMemoryMail()
  })
  afterEach(() => {
    context.gateways.mail = undefined
  })

  /** A booking under a mistyped address; whether its message is written, and what becomes of it, before that is corrected. */
  async function aCorrected(before: (bookingId: string) => Promise<unknown>) {
    const studio = await aStudio(app, context)
    const wrong = `wrong-${crypto.randomUUID()}@example.org`
    const contactDetails = { firstName: 'Mira', email: wrong }
    const slot = slotWith(studio, '2026-06-08T09:00:00.000Z')
    const { id } = await aBooking(
      studio.admin,
      slot,
      { status: 'CONFIRMED', contactDetails },
      { participantNotification },
    )
    await before(id)
    const { customers } = expected(await studio.admin.post('/v1/customers/query', { search: wrong }))
    const customer = { revision: customers[0].revision, email: `right-${wrong}` }
    expected(await studio.admin.patch(`/v1/customers/${customers[0].id}`, { customer }))
    return { studio, id, wrong, right: `right-${wrong}` }
  }
  const become = (status: string) => async (bookingId: string) => {
    await dispatchEvents(context)
    await db.updateTable('messages').set({ status }).where('booking_id', '=', bookingId).execute()
  }
  const recipientsOf = async (id: string) => (await messagesOf(id)).map(({ recipient }) => recipient)

  it('goes to the corrected one where it failed, with a link that works', async () => {
    const { studio, id, right } = await aCorrected(become('FAILED'))
    const [failed] = await messagesOf(id)
    expect(failed?.recipient).toBe(right)
    expected(await anonymous.get(url(tokensIn(failed?.body_text ?? '')[0] ?? '')))
    expect(expected(await studio.admin.post('/v1/messages/resend-failed', {}))).toEqual({ resent: 1 })
  })

  it('is not sent there again', async () => {
    const { studio, id } = await aCorrected(become('SENT'))
    const [sent] = await messagesOf(id)
    expect(readRefusal(await studio.admin.post(`/v1/messages/${sent?.id}/resend`))).toBe('428 MESSAGE_OUTDATED')
  })

  it('is written to the corrected one, once, if it is written after that', async () => {
    const { id, right } = await aCorrected(async () => undefined)
    await dispatchEvents(context)
    expect(await recipientsOf(id)).toEqual([right])
  })

  it('is dropped where it failed and nobody is left to read it', async () => {
    const { studio, id, right } = await aCorrected(become('FAILED'))
    const { customers } = expected(await studio.admin.post('/v1/customers/query', { search: right }))
    const customer = { revision: customers[0].revision, email: null }
    expected(await studio.admin.patch(`/v1/customers/${customers[0].id}`, { customer }))
    expect((await messagesOf(id)).map(({ status }) => status)).toEqual(['DROPPED'])
  })
})
