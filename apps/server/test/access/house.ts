import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../src/context.ts'
import { jsonb } from '../../src/db/database.ts'
import { insertSchedule } from '../../src/features/schedules/index.ts'
import { loadBookable } from '../../src/features/services/index.ts'
import { aMeeting } from '../availability/support/meetings.ts'
import { anAppointment } from '../availability/support/studio.ts'
import { type BookedSlot, type Business, bookingFor, slotsOf } from '../support/a-business.ts'
import type { Caller, Callers } from './callers.ts'

/** Two businesses on one installation, everyone who may knock, and ever new data for each call. */
export type House = {
  app: FastifyInstance
  context: Context
  home: Business
  abroad: Business
  callers: Callers
  /** A time nobody asked for yet, with Anna unless another resource is named. */
  nextSlot: (resourceId?: string) => BookedSlot
}

/** A booking at home, made by the customer whose data the caller asks for. */
export type BookingSubject = { id: string; revision: string; contactId: string; email: string; name: string }

export function openHouse(parts: Omit<House, 'nextSlot'>): House {
  return { ...parts, nextSlot: slotsOf(parts.home, '2026-07-01T00:00:00Z') }
}

/** Members ask for the member's data, everyone else for the visitor's. */
export function customerAskedFor(caller: Caller): 'visitor' | 'member' {
  return caller === 'member' || caller === 'otherMember' ? 'member' : 'visitor'
}

/** Somebody who was asked to work at home, and the token of their link. */
export async function anInvitation(house: House): Promise<{ id: string; email: string; token: string }> {
  const { email } = aCustomer()
  const { invitation, link } = await post(house, 'key', '/v1/people/invitations', { email, role: 'viewer' })
  return { id: invitation.id, email, token: link.split('/').at(-1) }
}

export async function aBooking(house: House, caller: Caller): Promise<BookingSubject> {
  const customer = aCustomer()
  const payload = bookingFor(house.nextSlot(), customer)
  const { booking } = await post(house, customerAskedFor(caller), '/v2/bookings', payload)
  const { id, revision, contactDetails } = booking
  return { id, revision, contactId: contactDetails.contactId, email: customer.email, name: customer.lastName }
}

export async function aConfirmedBooking(house: House, caller: Caller): Promise<BookingSubject> {
  const subject = await aBooking(house, caller)
  const { booking } = await post(house, 'key', `/v2/bookings/${subject.id}/confirm`, { revision: subject.revision })
  return { ...subject, revision: booking.revision }
}

/** The same, which the desk has just cancelled. */
export async function aCanceledBooking(house: House, caller: Caller): Promise<BookingSubject> {
  const subject = await aConfirmedBooking(house, caller)
  const { booking } = await post(house, 'key', `/v2/bookings/${subject.id}/cancel`, { revision: subject.revision })
  return { ...subject, revision: booking.revision }
}

/** A place of that customer in a class that Anna leads, to which they may bring others. */
export async function aPlaceInClass(house: House, caller: Caller): Promise<BookingSubject> {
  const { db } = house.context
  const meeting = await aMeetingOf(house, 'CLASS')
  const resource_ids = meeting.resourceIds.slice(0, 1)
  await db.updateTable('sessions').set({ resource_ids }).where('id', '=', meeting.id).execute()
  const customer = aCustomer()
  const asked = { bookedEntity: { slot: { eventId: meeting.id } }, contactDetails: customer, totalParticipants: 1 }
  const { booking } = await post(house, customerAskedFor(caller), '/v2/bookings', { booking: asked })
  const policy_snapshot = jsonb({ participantsPolicy: { enabled: true, maxParticipantsPerBooking: 4 } })
  await db.updateTable('bookings').set({ policy_snapshot }).where('id', '=', booking.id).execute()
  const { contactId } = booking.contactDetails
  return { id: booking.id, revision: booking.revision, contactId, email: customer.email, name: customer.lastName }
}

/** What was noted about a visit of that customer. */
export async function aRecord(house: House, caller: Caller): Promise<{ id: string; bookingId: string }> {
  const { id: bookingId } = await aConfirmedBooking(house, caller)
  const attendance = { bookingId, status: 'ATTENDED' }
  return (await post(house, 'key', '/v2/attendance/set', { attendance })).attendance
}

/** A hold of that customer on a free time. It counts towards nobody's limit: the test raises those. */
export async function aHold(house: House, caller: Caller): Promise<string> {
  const { hold } = await post(house, customerAskedFor(caller), '/v1/holds', { slot: holdSlot(house) })
  return hold.id
}

export function holdSlot(house: House) {
  const { serviceId, startDate, endDate, timezone, resource } = house.nextSlot()
  return { serviceId, startDate, endDate, timezone, resourceId: resource.id }
}

export async function aLinkToken(house: House, bookingId: string): Promise<string> {
  const headers = await house.callers.headersOf('key')
  const answer = await house.app.inject({ url: `/v1/anonymous-bookings/${bookingId}/token`, headers })
  return answer.json().token
}

/** A customer no one else has the name or the address of. */
export function aCustomer(): { email: string; firstName: string; lastName: string } {
  const word = randomUUID().slice(0, 13)
  return { email: `${word}@customer.example`, firstName: 'Ada', lastName: `Love-${word}` }
}

/** A customer there is a note about. */
export async function aNotedCustomer(house: House, caller: Caller) {
  const { contactId, email } = await aBooking(house, caller)
  const { notes } = await post(house, 'key', `/v1/customers/${contactId}/notes`, { text: `About ${email}` })
  return { contactId, email, noteId: notes[0].id as string }
}

/** Two customers at home become one. */
export async function mergeAtHome(house: House, keptId: string, otherId: string): Promise<void> {
  await post(house, 'key', `/v1/customers/${keptId}/merge`, { otherIds: [otherId] })
}

/** A message in the outbox of the business at home. */
export async function aMessage(house: House, bookingId: string): Promise<{ id: string; subject: string }> {
  const message = { id: randomUUID(), subject: `About ${bookingId}` }
  const at = new Date(house.context.clock.now())
  await house.context.db
    .insertInto('messages')
    .values({
      ...{ ...message, site_id: house.home.siteId, dedupe_key: message.id, kind: 'booking-confirmed' },
      ...{ channel: 'EMAIL', recipient: 'ada@customer.example', body_text: 'Hello', language: 'en' },
      ...{ booking_id: bookingId, status: 'KEPT', created_at: at, due_at: at },
    })
    .execute()
  return message
}

/** Blocked time of Anna's that nobody has yet. */
export function blockOf(house: House) {
  const { startDate, resource } = house.nextSlot()
  const times = { localStartDate: startDate.slice(0, 19), durationMinutes: 30, timeZone: 'UTC' }
  return { ...times, title: `Lunch ${house.home.mark} ${randomUUID()}`, resourceIds: [resource.id] }
}

/** The same, on her calendar. */
export async function aBlock(house: House) {
  return (await post(house, 'key', '/v1/sessions', { session: blockOf(house) })).session
}

/** A meeting of a class or a course of its own, with places. */
export async function aMeetingOf({ context, home: { siteId, resourceIds } }: House, type: 'CLASS' | 'COURSE') {
  const serviceId = await anAppointment(context, siteId, { staff: [], type, name: 'Meeting' })
  const id = await aMeeting(context, siteId, serviceId, { start: '2026-06-02T03:00:00Z' })
  const service = await loadBookable(context.db, siteId, serviceId)
  return { id, serviceId, scheduleId: service?.scheduleId ?? '', resourceIds }
}

/** Something that is rented by the hour, with Anna. */
export async function aRental({ context, home: { siteId, resourceIds } }: House): Promise<string> {
  const serviceId = await anAppointment(context, siteId, { staff: resourceIds.slice(0, 1), name: 'Rental' })
  const hourOptions = { minDurationInMinutes: 60, maxDurationInMinutes: 120 }
  const rest = jsonb({ durationRange: { unitType: 'HOUR', hourOptions } })
  await context.db.updateTable('services').set({ rest }).where('id', '=', serviceId).execute()
  return serviceId
}

/** Hours at home that nobody lives by, closed on Christmas Eve. */
export async function aSchedule(house: House): Promise<string> {
  const { db, clock } = house.context
  const schedule = { kind: 'RESOURCE', timeZone: 'Europe/Berlin' } as const
  const id = await insertSchedule(db, house.home.siteId, schedule, clock.now())
  const exceptions = [{ date: '2026-12-24', windows: [] }]
  await post(house, 'key', `/v1/schedules/${id}/working-hours/exceptions`, { exceptions })
  return id
}

/** A further place at home. */
export async function aPlace(house: House): Promise<{ id: string; name: string }> {
  return (await post(house, 'key', '/v1/locations', { name: `Place ${randomUUID()}` })).location
}

/** A day far ahead on which home is closed; answers why. */
export async function aClosingDay(house: House): Promise<string> {
  const reason = `Repairs ${randomUUID()}`
  const date = new Date(Date.UTC(2030, 0, 1 + Math.floor(Math.random() * 20_000))).toISOString().slice(0, 10)
  await post(house, 'key', '/v1/closing-days', { add: [{ date, locationId: null, reason }] })
  return reason
}

/** A picture at home that nothing shows. */
export async function aPictureOf(house: House): Promise<{ id: string; fileName: string }> {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const upload = { fileName: `${randomUUID()}.png`, content: dot, purpose: 'CATALOGUE' }
  return (await post(house, 'key', '/v1/media', upload)).file
}

/** Words of home's own for a message. */
export async function someWords(house: House): Promise<string> {
  const text = `Words of ${house.home.mark}`
  await house.app.inject({
    ...{ method: 'PUT', url: '/v1/message-templates/bookingChanged/en', payload: { text } },
    headers: await house.callers.headersOf('key'),
  })
  return text
}

export async function bookingsSettingsRevision(house: House): Promise<string> {
  return (await post(house, 'key', '/v2/settings', {})).bookingsSettings.revision
}

async function post(house: House, caller: Caller, url: string, payload: object) {
  const answer = await house.app.inject({
    ...{ method: 'POST', url, payload },
    headers: await house.callers.headersOf(caller),
  })
  if (answer.statusCode !== 200) throw new Error(`${caller} was refused at ${url}: ${answer.body}`)
  return answer.json()
}
