import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { aClassStudio, aSession } from '../bookings/support/class-sessions.ts'
import { aTimetable, createSession, change as moveSession, sessionsIn, yogaAt } from '../sessions/support/timetable.ts'
import { aBooking, aService, aStudio, type Client, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, clock } = await createTestApp({
  now: '2026-06-01T09:00:00Z',
  environment: { KALENDS_URL: 'https://book.example.org' },
})
const mail = inMemoryMail()
const sending: Context = { ...context, gateways: { ...context.gateways, mail } }
const nine = '2026-06-03T09:00:00.000Z'
const ten = '2026-06-03T10:00:00.000Z'
const clara = { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example' }
const notified = { participantNotification: { notifyParticipants: true, message: 'Livia has to leave early.' } }

type Booked = bookings.Booking & { id: string; revision: string }

const change = async (client: Client, name: string, { id, revision }: bookings.Booking, more: object = {}) =>
  expected(await client.post(`/v2/bookings/${id}/${name}`, { revision, ...more })).booking as Booked
const undo = async (studio: Studio, { id, revision }: Booked) =>
  expected(await studio.admin.post(`/v1/bookings/${id}/undo`, { revision })).booking as Booked

async function aBookedStudio(language = 'en') {
  const studio = await aStudio(app, context)
  const given = { status: 'CONFIRMED', contactDetails: clara, language } as const
  return { studio, booking: await aBooking(studio.admin, slotWith(studio, nine), given) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
async function listMessages({ admin }: Pick<Studio, 'admin'>, from: Context = context): Promise<any[]> {
  await dispatchEvents(from)
  return expected(await admin.post('/v1/messages/query', {})).messages
}

/** Lists the messages sent this many seconds after the change. */
async function listSentAfter(seconds: number): Promise<string[]> {
  await runDue(sending, clock.now() + seconds * 1000)
  return mail.sent.splice(0).map(({ subject }) => subject)
}

describe('email that declines', () => {
  const filesOf = async (bookingId: string): Promise<string[]> => {
    const messages = context.db.selectFrom('messages').select(['kind', 'attachments', 'recipient'])
    const rows = await messages.where('booking_id', '=', bookingId).where('recipient', '=', clara.email).execute()
    const statusOf = (content: unknown) => /STATUS:(\w+)/.exec(JSON.stringify(content))?.[1] ?? 'nothing'
    return rows.map(({ kind, attachments }) => `${kind}: ${statusOf(attachments)}`).sort()
  }

  it('takes a booking that was confirmed before it moved out of the calendar, and is no entry otherwise', async () => {
    const studio = await aStudio(app, context, { approval: true, policy: { reschedulePolicy: { enabled: true } } })
    const ask = async (startDate: string) => {
      const asked = await aBooking(studio.visitor, slotWith(studio, startDate), { contactDetails: clara })
      return change(studio.admin, 'confirm', asked, notified)
    }
    const confirmed = await ask(nine)
    await listMessages(studio)
    const moved = await change(studio.visitor, 'reschedule', confirmed, { slot: { startDate: ten } })
    expect(moved.status).toBe('PENDING')
    await listMessages(studio)
    await change(studio.admin, 'decline', moved, notified)
    await listMessages(studio)
    const files = await filesOf(confirmed.id)
    expect(files).toContain('bookingConfirmed: CONFIRMED')
    expect(files).toContain('bookingDeclined: CANCELLED')

    const asked = await aBooking(studio.visitor, slotWith(studio, nine), { contactDetails: clara })
    await change(studio.admin, 'decline', asked, notified)
    await listMessages(studio)
    expect(await filesOf(asked.id)).toEqual(['bookingDeclined: nothing'])
  })
})

describe('reschedule email', () => {
  it('has the new time in bold, the old one struck through, the message of the business, and an updated calendar file', async () => {
    const { studio, booking } = await aBookedStudio()
    const moved = await change(studio.admin, 'reschedule', booking, { slot: { startDate: ten }, ...notified })
    const [message] = await listMessages(studio)
    expect(message).toMatchObject({ kind: 'bookingMoved', subject: 'New time: Wed 3 June, 12:00' })
    expect(message.bodyText).toContain('Your booking has a new time, Clara')
    expect(message.bodyText).toContain('Livia has to leave early.')
    expect(message.bodyText).toContain('When:\n  Wednesday 3 June 2026\n  12:00 to 13:00')
    expect(message.bodyText).toContain('Previously:\n  Wednesday 3 June 2026\n  11:00 to 12:00')
    expect(message.bodyHtml).toMatch(/<b [^>]*>12:00 to 13:00<\/b>/)
    expect(message.bodyHtml).toMatch(/<s [^>]*>11:00 to 12:00<\/s>/)
    const [row] = await context.db.selectFrom('messages').selectAll().where('booking_id', '=', moved.id).execute()
    const file = JSON.stringify(row?.attachments)
    expect(file).toContain('SEQUENCE:1')
    expect(file).toContain(`UID:booking-${booking.id}@kalends`)
    expect(file).toContain('DTSTART:20260603T100000Z')
  })

  it('has the previous time in Hebrew too', async () => {
    const { studio, booking } = await aBookedStudio('he')
    await change(studio.admin, 'reschedule', booking, { slot: { startDate: ten }, ...notified })
    const [message] = await listMessages(studio)
    expect(message.bodyHtml).toContain('dir="rtl"')
    expect(message.bodyText).toContain('קודם לכן:')
  })

  it('says that the business has to approve again, if so, and asks it to', async () => {
    const studio = await aStudio(app, context, { approval: true })
    const given = { status: 'CONFIRMED', contactDetails: clara } as const
    const booking = await aBooking(studio.admin, slotWith(studio, nine), given)
    await change(studio.admin, 'reschedule', booking, { slot: { startDate: ten }, ...notified })
    const messages = await listMessages(studio)
    expect(messages.map(({ kind }) => kind).sort()).toEqual(['bookingMoved', 'bookingToApprove'])
    const moved = messages.find(({ kind }) => kind === 'bookingMoved')
    expect(moved.bodyText).toContain('Studio Aventine still has to confirm the new time.')
  })

  it('names start, end and the earlier end of a booking that is longer or shorter, in English and Hebrew', async () => {
    const { studio, booking } = await aBookedStudio()
    const until = (endDate: string) => ({ slot: { startDate: nine, endDate }, ...notified })
    const longer = await change(studio.admin, 'reschedule', booking, until('2026-06-03T10:30:00.000Z'))
    const [first] = await listMessages(studio)
    expect(first).toMatchObject({ kind: 'bookingChanged', subject: 'Booking extended: Wed 3 June, 11:00 to 12:30' })
    expect(first.bodyText).toContain('Your booking was extended, Clara')
    expect(first.bodyText).toContain('It still starts at 11:00. It now ends at 12:30 instead of 12:00.')
    expect(first.bodyText).not.toContain('previous time is no longer held')
    await change(studio.admin, 'reschedule', longer, until('2026-06-03T09:30:00.000Z'))
    const shorter = (await listMessages(studio)).find(({ subject }) => subject.startsWith('Booking shortened'))
    expect(shorter.bodyText).toContain('It now ends at 11:30 instead of 12:30.')
    const hebrew = await aBookedStudio('he')
    await change(hebrew.studio.admin, 'reschedule', hebrew.booking, until('2026-06-03T10:30:00.000Z'))
    expect((await listMessages(hebrew.studio))[0].subject).toContain('ההזמנה הוארכה')
  })

  it('names the new length of a booking that moved as well', async () => {
    const { studio, booking } = await aBookedStudio()
    const slot = { startDate: ten, endDate: '2026-06-03T11:30:00.000Z' }
    await change(studio.admin, 'reschedule', booking, { slot, ...notified })
    const [message] = await listMessages(studio)
    expect(message.subject).toBe('New time: Wed 3 June, 12:00')
    expect(message.bodyText).toContain('It now lasts 90 minutes instead of 60 minutes.')
  })

  it('is a change email if only the staff member changed', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const given = { status: 'CONFIRMED', contactDetails: clara } as const
    const booking = await aBooking(studio.admin, slotWith(studio, nine), given)
    const { staffMembers } = expected(await studio.admin.get('/v1/staff-members'))
    const other = staffMembers.find(({ name }: { name: string }) => name === 'Colleague 1').resourceId
    await change(studio.admin, 'reschedule', booking, { slot: { resource: { id: other } }, ...notified })
    const [message] = await listMessages(studio)
    expect(message).toMatchObject({ kind: 'bookingChanged', subject: 'Your booking has changed: Wed 3 June, 11:00' })
    expect(message.bodyText).toContain('Previously:\n  with Livia Marchetti')
    expect(message.bodyText).toContain('With:\n  Colleague 1')
  })

  it('is not sent if nobody is to be notified', async () => {
    const { studio, booking } = await aBookedStudio()
    await change(studio.admin, 'reschedule', booking, { slot: { startDate: ten } })
    expect(await listMessages(studio)).toEqual([])
  })
})

describe('emails for classes and courses', () => {
  it('state the number of participants of a class, and the previous one after a change', async () => {
    const policy = { participantsPolicy: { enabled: true, maxParticipantsPerBooking: 4 } }
    const studio = await aClassStudio(app, context, { policy })
    const eventId = await aSession(context, studio.siteId, studio.yoga, nine)
    const body = { bookedEntity: { slot: { eventId } }, contactDetails: clara, totalParticipants: 2 }
    const created = expected(await studio.visitor.post('/v2/bookings', { booking: body })).booking
    const confirmed = await change(studio.admin, 'confirm', created, notified)
    expect((await listMessages(studio))[0].bodyText).toContain('People:\n  2 people')
    await change(studio.visitor, 'update_number_of_participants', confirmed, { totalParticipants: 3 })
    const changed = (await listMessages(studio)).find(({ kind }) => kind === 'bookingChanged')
    expect(changed.bodyText).toContain('Previously:\n  2 people')
    expect(changed.bodyText).toContain('People:\n  3 people')
  })

  it('name no earlier number of participants where only a session moved', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, { serviceId: studio.course.id }))
    const [session] = await sessionsIn(studio, '2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z')
    const bookedEntity = { schedule: { scheduleId: studio.course.scheduleId } }
    const booking = { bookedEntity, contactDetails: clara, totalParticipants: 1, status: 'CONFIRMED' }
    expected(await studio.admin.post('/v2/bookings', { booking, ...notified }))
    const moved = { localStartDate: '2026-06-08T18:00:00' }
    expected(await moveSession(studio, session.id, moved, { bookings: 'MOVE', notifyParticipants: true }))
    const told = (await listMessages(studio)).find(({ kind }) => kind === 'bookingChanged')
    expect(told.bodyText).not.toContain('0 people')
    expect(told.bodyText).not.toContain('People:')
  })

  it('list all sessions of a course, with a calendar file', async () => {
    const studio = await aStudio(app, context)
    const course = await aService(context, studio.siteId, [], { type: 'COURSE', name: 'Bread' })
    for (const day of ['03', '10', '17']) {
      await aSession(context, studio.siteId, course, `2026-06-${day}T09:00:00.000Z`, { course: true })
    }
    const bookedEntity = { schedule: { scheduleId: course.scheduleId } }
    const booking = { bookedEntity, contactDetails: clara, totalParticipants: 1, status: 'CONFIRMED' }
    expected(await studio.admin.post('/v2/bookings', { booking, ...notified }))
    const [message] = await listMessages(studio)
    expect(message.bodyText).toContain(
      'Wednesday 3 June 2026, 11:00 to 12:00\n  Wednesday 10 June 2026, 11:00 to 12:00',
    )
    const [row] = await context.db.selectFrom('messages').selectAll().where('id', '=', message.id).execute()
    expect(JSON.stringify(row?.attachments).match(/BEGIN:VEVENT/g)).toHaveLength(3)
  })
})

describe('time to undo', () => {
  it('delays messages about changes by the business for ten seconds, and sends others immediately', async () => {
    const { studio, booking } = await aBookedStudio()
    const moved = await change(studio.admin, 'reschedule', booking, { slot: { startDate: ten }, ...notified })
    await listMessages(studio, sending)
    expect(await listSentAfter(9.999)).toEqual([])
    expect(await listSentAfter(10)).toEqual(['New time: Wed 3 June, 12:00'])
    const created = await aBooking(studio.visitor, slotWith(studio, nine), { contactDetails: clara })
    await change(studio.visitor, 'cancel', created)
    await listMessages(studio, sending)
    expect(await listSentAfter(0)).toEqual(['Cancelled: Wed 3 June, 11:00'])
    expect(moved.status).toBe('CONFIRMED')
  })

  it('drops messages about changes that were undone in time', async () => {
    const { studio, booking } = await aBookedStudio()
    const canceled = await change(studio.admin, 'cancel', booking, notified)
    await listMessages(studio, sending)
    await undo(studio, canceled)
    const messages = await listMessages(studio, sending)
    expect(messages.map(({ kind, status }) => [kind, status])).toEqual([['bookingCanceled', 'DROPPED']])
    expect(await listSentAfter(60)).toEqual([])
  })

  it('also if the undo has not been processed yet', async () => {
    const { studio, booking } = await aBookedStudio()
    const canceled = await change(studio.admin, 'cancel', booking, notified)
    await listMessages(studio, sending)
    await undo(studio, canceled)
    expect(await listSentAfter(60)).toEqual([])
    expect((await listMessages(studio, sending))[0].status).toBe('DROPPED')
  })

  it('notifies customers again if they were already notified', async () => {
    const { studio, booking } = await aBookedStudio()
    const canceled = await change(studio.admin, 'cancel', booking, notified)
    await listMessages(studio, sending)
    expect(await listSentAfter(10)).toEqual(['Cancelled: Wed 3 June, 11:00'])
    clock.advance({ seconds: 30 })
    await undo(studio, canceled)
    await listMessages(studio, sending)
    expect(await listSentAfter(10)).toEqual(['You’re booked: Wed 3 June, 11:00'])
    clock.set('2026-06-01T09:00:00Z')
  })

  it('shows undone changes in the outbox without a mail server', async () => {
    const { studio, booking } = await aBookedStudio()
    const moved = await change(studio.admin, 'reschedule', booking, { slot: { startDate: ten }, ...notified })
    await listMessages(studio)
    await undo(studio, moved)
    expect((await listMessages(studio)).map(({ status }) => status)).toEqual(['DROPPED'])
  })
})
