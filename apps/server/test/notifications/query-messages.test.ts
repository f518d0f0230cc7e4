import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import {
  aBooking,
  aHold,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type ServiceOptions,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, clock } = await createTestApp({
  now: '2026-06-01T09:00:00Z',
  environment: { KALENDS_URL: 'https://book.example.org' },
})
const at = '2026-06-02T09:00:00.000Z'
const clara = { firstName: 'Clara', lastName: 'Weiss', email: 'Clara@customer.example' }
const notified = { participantNotification: { notifyParticipants: true } }

async function createBookedStudio(options: ServiceOptions = {}, more: object = {}) {
  const studio = await aStudio(app, context, options)
  const hold = await aHold(studio.visitor, studio, at)
  const payload = { contactDetails: clara, ...more }
  const { booking, manageToken } = expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, payload))
  return { studio, booking, manageToken }
}

async function listMessages(studio: Studio, filter: object = {}) {
  await dispatchEvents(context)
  return expected(await studio.admin.post('/v1/messages/query', filter)).messages
}

const listKinds = async (studio: Studio): Promise<string[]> =>
  (await listMessages(studio))
    .map(({ kind, recipient }: { kind: string; recipient: string }) => `${kind} to ${recipient}`)
    .sort()

const change = (client: Client, name: string, { id, revision }: { id: string; revision: string }, more: object = {}) =>
  client.post(`/v2/bookings/${id}/${name}`, { revision, ...more })

describe('outbox', () => {
  it('contains the confirmation of a booking from our own pages, with file, link, zone and rule', async () => {
    const policy = {
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 720 },
    }
    const { studio, booking } = await createBookedStudio({ price: '80', policy })
    const [message] = await listMessages(studio)
    expect(message).toMatchObject({
      kind: 'bookingConfirmed',
      channel: 'EMAIL',
      recipient: 'Clara@customer.example',
      recipientName: 'Clara Weiss',
      language: 'en',
      bookingId: booking.id,
      status: 'KEPT',
      sentDate: null,
      lastError: null,
      subject: 'You’re booked: Tue 2 June, 11:00',
      attachments: [
        {
          filename: `booking-${booking.id.slice(0, 8)}.ics`,
          contentType: 'text/calendar; charset=utf-8; method=REQUEST',
        },
      ],
    })
    expect(message.bodyText).toContain('Tuesday 2 June 2026\n  11:00 to 12:00\n  Berlin time (GMT+2)')
    expect(message.bodyText).toContain('€80.00, pay at your visit')
    expect(message.bodyText).toContain('You can cancel until Monday 1 June, 23:00, Berlin time.')
    const link = /https:\/\/book\.example\.org(?:\/s\/[\w-]+)?\/bookings\/(\S+)/.exec(message.bodyText)?.[1] as string
    expect(message.bodyHtml).toContain(link)
    const opened = await studio.visitor.get(`/v1/anonymous-bookings/${decodeURIComponent(link)}`)
    expect(expected(opened).booking.id).toBe(booking.id)
  })

  it('never uses the Host header of the call that triggers a message', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails: clara }, forged))
    const [message] = await listMessages(studio)
    expect(message.bodyText).toContain('https://book.example.org/')
    expect(JSON.stringify(message)).not.toContain('evil.example')
  })

  it('asks the business to respond, and confirms the request to the customer', async () => {
    const { studio, booking } = await createBookedStudio({ approval: true })
    const messages = await listMessages(studio)
    expect(messages.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['bookingRequested', 'bookingToApprove'])
    const toApprove = messages.find(({ kind }: { kind: string }) => kind === 'bookingToApprove')
    expect(toApprove).toMatchObject({
      recipient: 'desk@studio.example',
      subject: 'New booking request: Swedish massage, Tue 2 June, 11:00',
    })
    expect(toApprove.bodyText).toContain(`/dashboard/bookings?booking=${booking.id}`)
    expect(toApprove.bodyText).toContain('Clara Weiss')
    expected(
      await change(studio.admin, 'decline', booking, {
        participantNotification: { notifyParticipants: true, message: 'Livia is ill.' },
      }),
    )
    const declined = (await listMessages(studio)).find(({ kind }: { kind: string }) => kind === 'bookingDeclined')
    expect(declined.bodyText).toContain('Livia is ill.')
  })

  it('asks the owners if the business has no address', async () => {
    const { studio } = await createBookedStudio({ approval: true })
    await context.db.updateTable('sites').set({ email: null }).where('id', '=', studio.siteId).execute()
    expect(await listKinds(studio)).toEqual(['bookingRequested to Clara@customer.example'])
  })

  it('notifies customers of their own actions, and of what the business wants to notify', async () => {
    const { studio, booking } = await createBookedStudio()
    expected(await change(studio.visitor, 'cancel', booking))
    expect(await listKinds(studio)).toEqual([
      'bookingCanceled to Clara@customer.example',
      'bookingConfirmed to Clara@customer.example',
    ])
    const quiet = await aStudio(app, context)
    const created = await aBooking(quiet.visitor, slotWith(quiet, at), { contactDetails: clara })
    const confirmed = expected(await change(quiet.admin, 'confirm', created)).booking
    expect(await listKinds(quiet)).toEqual([])
    expected(await change(quiet.admin, 'cancel', confirmed, notified))
    expect(await listKinds(quiet)).toEqual(['bookingCanceled to Clara@customer.example'])
    const direct = await aStudio(app, context)
    await aBooking(direct.admin, slotWith(direct, at), { status: 'CONFIRMED', contactDetails: clara }, notified)
    expect(await listKinds(direct)).toEqual(['bookingConfirmed to Clara@customer.example'])
    const nameless = await aStudio(app, context)
    await aBooking(nameless.admin, slotWith(nameless, at), { status: 'CONFIRMED', contactDetails: {} }, notified)
    expect(await listKinds(nameless)).toEqual([])
  })

  it('uses the language the customer booked in', async () => {
    const { studio } = await createBookedStudio({}, { language: 'he' })
    const [message] = await listMessages(studio)
    expect(message.language).toBe('he')
    expect(message.bodyHtml).toContain('dir="rtl"')
  })

  it('contains each message once, however often the event is delivered', async () => {
    const { studio } = await createBookedStudio()
    await dispatchEvents(context)
    await context.db
      .updateTable('event_deliveries')
      .set({ status: 'WAITING', next_attempt_at: '2026-06-01T09:00:00Z' })
      .execute()
    expect(await listKinds(studio)).toEqual(['bookingConfirmed to Clara@customer.example'])
  })

  it('escapes everything a person typed', async () => {
    const evil = { firstName: '<script>alert(1)</script>', lastName: '"><img src=x>', email: 'evil@customer.example' }
    const { studio } = await createBookedStudio({ approval: true, name: '<b>Massage</b>' }, { contactDetails: evil })
    for (const { bodyHtml, subject } of await listMessages(studio)) {
      expect(bodyHtml).not.toMatch(/<script|<img|<b>Massage/)
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })
})

describe('querying it', () => {
  it('filters by recipient and booking, newest first, and says whether messages are sent', async () => {
    const { studio, booking } = await createBookedStudio()
    await dispatchEvents(context)
    clock.advance({ minutes: 1 })
    expected(await change(studio.visitor, 'cancel', booking))
    await dispatchEvents(context)
    const request = async (filter: object) => expected(await studio.admin.post('/v1/messages/query', filter))
    const all = await request({})
    expect(all).toMatchObject({ total: 2, mailServer: false })
    expect(all.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['bookingCanceled', 'bookingConfirmed'])
    expect((await request({ recipient: 'clara@CUSTOMER.example' })).total).toBe(2)
    expect((await request({ recipient: 'nobody@customer.example' })).messages).toEqual([])
    expect((await request({ bookingId: booking.id, limit: 1, offset: 1 })).messages).toHaveLength(1)
    expect(readRefusal(await studio.admin.post('/v1/messages/query', { limit: 101 }))).toBe('400 limit')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('is only for the business', async () => {
    const { studio } = await createBookedStudio()
    await dispatchEvents(context)
    expect(readRefusal(await studio.visitor.post('/v1/messages/query', {}))).toBe('403 PERMISSION_DENIED')
    expect(expected(await (await aStudio(app, context)).admin.post('/v1/messages/query', {})).total).toBe(0)
  })
})
