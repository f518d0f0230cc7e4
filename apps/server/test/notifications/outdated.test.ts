import type { bookings } from '@kalends/contract'
import { afterEach, describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import {
  aBooking,
  aStudio,
  bookingInput,
  expected,
  type ServiceOptions,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { refusal } from './mail-refusals.ts'

const now = '2026-06-01T09:00:00Z'
const { app, context, clock } = await createTestApp({ now, environment: { KALENDS_URL: 'https://book.example.org' } })
const mail = inMemoryMail()
const sending: Context = { ...context, gateways: { ...context.gateways, mail } }
const nine = '2026-06-03T09:00:00.000Z'
const ten = '2026-06-03T10:00:00.000Z'
const clara = { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example' }
const notified = { participantNotification: { notifyParticipants: true } }

type Booked = bookings.Booking & { id: string; revision: string }

afterEach(() => {
  clock.set(now)
  mail.sent.length = 0
  mail.failNext.length = 0
})

/** A booking by the desk whose message waits for the ten seconds to undo. */
async function aBookedStudio(options: ServiceOptions = {}): Promise<{ studio: Studio; booking: Booked }> {
  const studio = await aStudio(app, context, options)
  const made = bookingInput(slotWith(studio, nine), { status: 'CONFIRMED', contactDetails: clara })
  const { booking } = expected(await studio.admin.post('/v2/bookings', { ...made, ...notified }))
  await dispatchEvents(sending)
  return { studio, booking }
}

async function change({ admin }: Studio, name: string, { id, revision }: Booked, more: object = {}): Promise<Booked> {
  const { booking } = expected(await admin.post(`/v2/bookings/${id}/${name}`, { revision, ...more }))
  await dispatchEvents(sending)
  return booking
}

async function undo({ admin }: Studio, { id, revision }: Booked): Promise<void> {
  expected(await admin.post(`/v1/bookings/${id}/undo`, { revision }))
  await dispatchEvents(sending)
}

/** Subjects, with the start and status of the calendar entry, of what is sent within this many seconds. */
async function listSentWithin(seconds: number): Promise<string[]> {
  clock.advance({ seconds })
  await runDue(sending, clock.now())
  return mail.sent.splice(0).map(({ subject, attachments: [file] }) => {
    const [, start] = /DTSTART[^:]*:(\w+)/.exec(file?.content ?? '') ?? []
    const [, status] = /STATUS:(\w+)/.exec(file?.content ?? '') ?? []
    return [subject, start, status].filter(Boolean).join(' · ')
  })
}

const booked = 'You’re booked: Wed 3 June, 11:00 · 20260603T090000Z · CONFIRMED'

describe('a message that waited while its booking changed', () => {
  it('is sent as it was written if nothing changed', async () => {
    await aBookedStudio()
    expect(await listSentWithin(9)).toEqual([])
    expect(await listSentWithin(1)).toEqual([booked])
  })

  it('does not follow a newer one that the mail server took', async () => {
    const { studio, booking } = await aBookedStudio()
    mail.failNext.push(refusal('451 try later', 'MAILBOX'))
    expect(await listSentWithin(10)).toEqual([])
    await change(studio, 'cancel', booking, notified)
    expect(await listSentWithin(10)).toEqual(['Cancelled: Wed 3 June, 11:00 · 20260603T090000Z · CANCELLED'])
    expect(await listSentWithin(3600)).toEqual([])
  })

  it('precedes a newer one that still waits', async () => {
    const { studio, booking } = await aBookedStudio()
    clock.advance({ seconds: 5 })
    await change(studio, 'reschedule', booking, { slot: { startDate: ten }, ...notified })
    expect(await listSentWithin(5)).toEqual([booked])
    expect(await listSentWithin(5)).toEqual(['New time: Wed 3 June, 12:00 · 20260603T100000Z · CONFIRMED'])
  })

  it('is not sent if the booking was cancelled without a message', async () => {
    const { studio, booking } = await aBookedStudio()
    await change(studio, 'cancel', booking)
    expect(await listSentWithin(60)).toEqual([])
  })

  it('says the new time if the booking was moved without a message', async () => {
    const { studio, booking } = await aBookedStudio()
    await change(studio, 'reschedule', booking, { slot: { startDate: ten } })
    expect(await listSentWithin(60)).toEqual(['You’re booked: Wed 3 June, 12:00 · 20260603T100000Z · CONFIRMED'])
  })

  it('says the first time again if that move was undone, and is sent if a cancellation was', async () => {
    const { studio, booking } = await aBookedStudio()
    await undo(studio, await change(studio, 'reschedule', booking, { slot: { startDate: ten } }))
    expect(await listSentWithin(60)).toEqual([booked])
    const other = await aBookedStudio()
    await undo(other.studio, await change(other.studio, 'cancel', other.booking))
    expect(await listSentWithin(60)).toEqual([booked])
  })

  it('does not ask the business for an answer that it has given', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const booking = await aBooking(studio.visitor, slotWith(studio, nine), { contactDetails: clara })
    const { id, revision } = booking as Booked
    const pending = expected(await studio.admin.post(`/v2/bookings/${id}/mark_booking_as_pending`, { revision }))
    await dispatchEvents(sending)
    mail.failNext.push(refusal('451 try later', 'MAILBOX'))
    expect(await listSentWithin(0)).toEqual([])
    await change(studio, 'decline', pending.booking)
    expect(await listSentWithin(3600)).toEqual([])
  })
})

describe('a booking that is not paid yet', () => {
  it('is not told to its customer when it changes: it ends without a word if nobody pays', async () => {
    const studio = await aStudio(app, context)
    const booking = (await aBooking(studio.visitor, slotWith(studio, nine), { contactDetails: clara })) as Booked
    expect(booking.status).toBe('CREATED')
    await change(studio, 'reschedule', booking, { slot: { startDate: ten }, ...notified })
    expect(await listSentWithin(60)).toEqual([])
  })
})
