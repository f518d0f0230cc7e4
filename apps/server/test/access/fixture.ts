import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../src/context.ts'
import { jsonb } from '../../src/db/database.ts'
import { putSenderDomain } from '../../src/features/notifications/store/sender-domains.ts'
import { insertSchedule } from '../../src/features/schedules/index.ts'
import { loadBookable } from '../../src/features/services/index.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { aSession } from '../availability/support/class-sessions.ts'
import { anAppointment } from '../availability/support/studio.ts'
import { type BookedSlot, type Business, bookingFor, listSlots } from '../support/a-business.ts'
import { contactOf } from '../support/contact-of.ts'
import type { TestActor, TestActors } from './actors.ts'

/** Two businesses on one installation, every actor, and new data for each call. */
export type Fixture = {
  app: FastifyInstance
  context: Context
  home: Business
  otherBusiness: Business
  actors: TestActors
  /** A time that was not requested before, with Anna unless another resource is named. */
  nextSlot: (resourceId?: string) => BookedSlot
}

/** A booking at the home business, made by the customer whose data the actor requests. */
export type BookingSubject = { id: string; revision: string; contactId: string; email: string; name: string }

export function openFixture(parts: Omit<Fixture, 'nextSlot'>): Fixture {
  return { ...parts, nextSlot: listSlots(parts.home, '2026-07-01T00:00:00Z') }
}

/** Members request the member's data, all other actors the visitor's. */
export function customerRequestedFor(actor: TestActor): 'visitor' | 'member' {
  return actor === 'member' || actor === 'otherMember' ? 'member' : 'visitor'
}

/** A person invited to the home business, and the token of their link. */
export async function anInvitation(fixture: Fixture): Promise<{ id: string; email: string; token: string }> {
  const { email } = aCustomer()
  const { invitation, link } = await post(fixture, 'key', '/v1/people/invitations', { email, role: 'viewer' })
  return { id: invitation.id, email, token: link.split('/').at(-1) }
}

export async function aBooking(fixture: Fixture, actor: TestActor): Promise<BookingSubject> {
  const customer = aCustomer()
  const payload = bookingFor(fixture.nextSlot(), customer)
  const { booking } = await post(fixture, customerRequestedFor(actor), '/v2/bookings', payload)
  const { id, revision } = booking
  const contactId = await contactOf(fixture.context, id)
  return { id, revision, contactId, email: customer.email, name: customer.lastName }
}

export async function aConfirmedBooking(fixture: Fixture, actor: TestActor): Promise<BookingSubject> {
  const subject = await aBooking(fixture, actor)
  const { booking } = await post(fixture, 'key', `/v2/bookings/${subject.id}/confirm`, { revision: subject.revision })
  return { ...subject, revision: booking.revision }
}

/** The same booking at an agreed price. Returns its id. */
export async function aPricedBooking(fixture: Fixture, actor: TestActor): Promise<string> {
  const { id } = await aConfirmedBooking(fixture, actor)
  const line = { kind: 'SERVICE', name: `Massage ${fixture.home.mark}`, quantity: 1, price: '50.00' }
  const agreed_price = jsonb({ value: '50.00', currency: 'EUR', lines: [line] })
  await fixture.context.db.updateTable('bookings').set({ agreed_price }).where('id', '=', id).execute()
  return id
}

/** The same booking, whose session nobody is named for any more. Returns its id. */
export async function anUnstaffedBooking(fixture: Fixture, actor: TestActor): Promise<string> {
  const { id } = await aConfirmedBooking(fixture, actor)
  const { db } = fixture.context
  const booked = db.selectFrom('bookings').select('session_id').where('id', '=', id)
  await db.updateTable('sessions').set({ staff_to_be_named: true }).where('id', 'in', booked).execute()
  return id
}

/** The same booking, just canceled by staff. */
export async function aCanceledBooking(fixture: Fixture, actor: TestActor): Promise<BookingSubject> {
  const subject = await aConfirmedBooking(fixture, actor)
  const { booking } = await post(fixture, 'key', `/v2/bookings/${subject.id}/cancel`, { revision: subject.revision })
  return { ...subject, revision: booking.revision }
}

/** That customer's booking of a class that Anna leads and that allows several participants. */
export async function aSeatInClass(fixture: Fixture, actor: TestActor): Promise<BookingSubject> {
  const { db } = fixture.context
  const session = await createSession(fixture, 'CLASS')
  const resource_ids = session.resourceIds.slice(0, 1)
  await db.updateTable('sessions').set({ resource_ids }).where('id', '=', session.id).execute()
  const customer = aCustomer()
  const requested = { bookedEntity: { slot: { eventId: session.id } }, contactDetails: customer, totalParticipants: 1 }
  const { booking } = await post(fixture, customerRequestedFor(actor), '/v2/bookings', { booking: requested })
  const policy_snapshot = jsonb({ participantsPolicy: { enabled: true, maxParticipantsPerBooking: 4 } })
  await db.updateTable('bookings').set({ policy_snapshot }).where('id', '=', booking.id).execute()
  const contactId = await contactOf(fixture.context, booking.id)
  return { id: booking.id, revision: booking.revision, contactId, email: customer.email, name: customer.lastName }
}

/** The attendance of that customer's booking. */
export async function createAttendance(fixture: Fixture, actor: TestActor): Promise<{ id: string; bookingId: string }> {
  const { id: bookingId } = await aConfirmedBooking(fixture, actor)
  const attendance = { bookingId, status: 'ATTENDED' }
  return (await post(fixture, 'key', '/v2/attendance/set', { attendance })).attendance
}

/** A hold of that customer on an available time. The test raises the limits, so it does not count. */
export async function aHold(fixture: Fixture, actor: TestActor): Promise<string> {
  const { hold } = await post(fixture, customerRequestedFor(actor), '/v1/holds', { slot: holdSlot(fixture) })
  return hold.id
}

export function holdSlot(fixture: Fixture) {
  const { serviceId, startDate, endDate, timezone, resource } = fixture.nextSlot()
  return { serviceId, startDate, endDate, timezone, resourceId: resource.id }
}

export async function aLinkToken(fixture: Fixture, bookingId: string): Promise<string> {
  const headers = await fixture.actors.actorHeaders('key')
  const answer = await fixture.app.inject({ url: `/v1/anonymous-bookings/${bookingId}/token`, headers })
  return answer.json().token
}

/** A customer with a unique name and email address. */
export function aCustomer(): { email: string; firstName: string; lastName: string } {
  const word = randomUUID().slice(0, 13)
  return { email: `${word}@customer.example`, firstName: 'Ada', lastName: `Love-${word}` }
}

/** A customer with a note. */
export async function createCustomerWithNote(fixture: Fixture, actor: TestActor) {
  const { contactId, email } = await aConfirmedBooking(fixture, actor)
  const { notes } = await post(fixture, 'key', `/v1/customers/${contactId}/notes`, { text: `About ${email}` })
  return { contactId, email, noteId: notes[0].id as string }
}

/** Merges two customers of the home business. */
export async function mergeAtHome(fixture: Fixture, storedId: string, otherId: string): Promise<void> {
  await post(fixture, 'key', `/v1/customers/${storedId}/merge`, { otherIds: [otherId] })
}

/** From now on there is a mail server, until the test of the operation ends. */
export function openMailServer({ context }: Fixture): void {
  context.gateways.mail = inMemoryMail()
}

/** The home business has an email, and a sending domain that was not checked yet. Returns the domain. */
export async function aSenderDomain({ context, home }: Fixture): Promise<string> {
  const { siteId } = home
  await context.db.updateTable('sites').set({ email: 'desk@alder.example' }).where('id', '=', siteId).execute()
  const privateKey = Buffer.from('never read')
  const keys = { domain: 'alder.example', selector: 'kalends-1', publicKey: randomUUID(), privateKey }
  await putSenderDomain(context.db, { siteId, ...keys }, context.clock.now())
  return keys.domain
}

/** A message in the outbox of the home business. */
export async function aMessage(fixture: Fixture, bookingId: string): Promise<{ id: string; subject: string }> {
  const { clock, db } = fixture.context
  const message = { id: randomUUID(), subject: `About ${bookingId}` }
  const at = new Date(clock.now())
  const booking = await db
    .selectFrom('bookings')
    .select(sql<string>`contact_details ->> 'email'`.as('email'))
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('messages')
    .values({
      ...message,
      site_id: fixture.home.siteId,
      dedupe_key: message.id,
      kind: 'booking-confirmed',
      channel: 'EMAIL',
      recipient: booking.email,
      body_text: 'Hello',
      language: 'en',
      booking_id: bookingId,
      status: 'KEPT',
      created_at: at,
      due_at: at,
    })
    .execute()
  return message
}

/** Input for blocked time of Anna. */
export function newBlock(fixture: Fixture) {
  const { startDate, resource } = fixture.nextSlot()
  const times = { localStartDate: startDate.slice(0, 19), durationMinutes: 30, timeZone: 'UTC' }
  return { ...times, title: `Lunch ${fixture.home.mark} ${randomUUID()}`, resourceIds: [resource.id] }
}

/** Blocked time in Anna's calendar. */
export async function aBlock(fixture: Fixture) {
  return (await post(fixture, 'key', '/v1/sessions', { session: newBlock(fixture) })).session
}

/** A session of a new class or course, with seats. */
export async function createSession({ context, home: { siteId, resourceIds } }: Fixture, type: 'CLASS' | 'COURSE') {
  const serviceId = await anAppointment(context, siteId, { staff: [], type, name: 'Group service' })
  const id = await aSession(context, siteId, serviceId, { start: '2026-06-02T03:00:00Z' })
  const service = await loadBookable(context.db, siteId, serviceId)
  return { id, serviceId, scheduleId: service?.scheduleId ?? '', resourceIds }
}

/** A class every Tuesday and Thursday from July on. */
export async function aSeries(fixture: Fixture, serviceId: string): Promise<void> {
  const recurrence = { interval: 1, weekdays: [2, 4], until: '2026-07-30' }
  const times = { localStartDate: '2026-07-02T18:00:00', durationMinutes: 60, timeZone: 'Europe/Berlin' }
  await post(fixture, 'key', '/v1/sessions', { session: { serviceId, ...times, resourceIds: [], recurrence } })
}

/** A service rented by the hour, with Anna. */
export async function aRental({ context, home: { siteId, resourceIds } }: Fixture): Promise<string> {
  const serviceId = await anAppointment(context, siteId, { staff: resourceIds.slice(0, 1), name: 'Rental' })
  const hourOptions = { minDurationInMinutes: 60, maxDurationInMinutes: 120 }
  const rest = jsonb({ durationRange: { unitType: 'HOUR', hourOptions } })
  await context.db.updateTable('services').set({ rest }).where('id', '=', serviceId).execute()
  return serviceId
}

/** Unused hours of the home business, closed on Christmas Eve. */
export async function aSchedule(fixture: Fixture): Promise<string> {
  const { db, clock } = fixture.context
  const schedule = { kind: 'RESOURCE', timeZone: 'Europe/Berlin' } as const
  const id = await insertSchedule(db, fixture.home.siteId, schedule, clock.now())
  const exceptions = [{ date: '2026-12-24', windows: [] }]
  await post(fixture, 'key', `/v1/schedules/${id}/working-hours/exceptions`, { exceptions })
  return id
}

/** Another location of the home business. */
export async function aLocation(fixture: Fixture): Promise<{ id: string; name: string }> {
  return (await post(fixture, 'key', '/v1/locations', { name: `Location ${randomUUID()}` })).location
}

/** Closes the home business on a day far ahead and returns the reason. */
export async function aClosingDay(fixture: Fixture): Promise<string> {
  const reason = `Repairs ${randomUUID()}`
  const date = new Date(Date.UTC(2030, 0, 1 + Math.floor(Math.random() * 20_000))).toISOString().slice(0, 10)
  await post(fixture, 'key', '/v1/closing-days', { add: [{ date, locationId: null, reason }] })
  return reason
}

/** An unused image of the home business. */
export async function uploadPicture(fixture: Fixture): Promise<{ id: string; fileName: string }> {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const upload = { fileName: `${randomUUID()}.png`, content: dot, purpose: 'CATALOGUE' }
  return (await post(fixture, 'key', '/v1/media', upload)).file
}

/** The home business's own text for a message. */
export async function someMessages(fixture: Fixture): Promise<string> {
  const text = `Text of ${fixture.home.mark}`
  await fixture.app.inject({
    method: 'PUT',
    url: '/v1/message-templates/bookingChanged/en',
    payload: { text },
    headers: await fixture.actors.actorHeaders('key'),
  })
  return text
}

export async function bookingsSettingsRevision(fixture: Fixture): Promise<string> {
  return (await post(fixture, 'key', '/v2/settings', {})).bookingsSettings.revision
}

async function post(fixture: Fixture, actor: TestActor, url: string, payload: object) {
  const answer = await fixture.app.inject({
    method: 'POST',
    url,
    payload,
    headers: await fixture.actors.actorHeaders(actor),
  })
  if (answer.statusCode !== 200) throw new Error(`${actor} was refused at ${url}: ${answer.body}`)
  return answer.json()
}
