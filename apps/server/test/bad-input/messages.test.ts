import { describe, expect, it } from 'vitest'
import { dispatch } from '../../src/jobs/dispatcher.ts'
import { subscribers } from '../../src/setup/background.ts'
import { aCustomer, holdSlot } from '../access/fixture.ts'
import { bookingFor, serviceFor } from '../support/a-business.ts'
import { liveMarkup, nastyTexts } from './nasty-texts.ts'
import { openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const { context, home, send, nextSlot } = fixture
const visitor = await fixture.actors.actorHeaders('visitor')
const longest = 'ü'.repeat(9000)

const listMessages = async (bookingId: string) => {
  await dispatch(context, subscribers)
  return (await send('/v1/messages/query', { bookingId })).body.messages
}

describe('a text from a customer', () => {
  it.each([...nastyTexts, longest])('is stored and returned unchanged: %j', async (text) => {
    const { email } = aCustomer()
    const address = { addressLine: text, city: text, formattedAddress: text }
    const contactDetails = { firstName: text, lastName: text, phone: text, email, fullAddress: address }
    const made = bookingFor(nextSlot(), { email })
    const note = text.slice(0, 2000)
    const extendedFields = {
      namespaces: { notes: { [`key ${note}`.slice(0, 200)]: note, list: [note, { deep: note }] } },
    }
    const booking = { ...made.booking, contactDetails, externalUserId: text, extendedFields }
    const created = await send('/v2/bookings', { booking }, visitor)
    expect([created.status, created.text.slice(0, 200)]).toEqual([200, expect.anything()])
    const { id } = created.body.booking
    const found = await send('/v2/extended-bookings/query', { query: { filter: { id } } })
    for (const shown of [created.body.booking, found.body.extendedBookings[0].booking]) {
      expect(shown.contactDetails).toMatchObject(contactDetails)
      expect(shown.externalUserId).toBe(text)
      expect(shown.extendedFields).toEqual(extendedFields)
    }
  })

  it.each(nastyTexts)('is found by a filter literally, and nothing else is: %j', async (text) => {
    for (const filter of [{ externalUserId: text }, { externalUserId: { $in: [text] } }]) {
      const { body } = await send('/v2/extended-bookings/query', { query: { filter, paging: { limit: 100 } } })
      expect(body.extendedBookings.map(({ booking }: Stored) => booking.externalUserId)).toEqual([text])
    }
    for (const operator of ['$startsWith', '$contains', '$endsWith']) {
      const answer = await send('/v2/services/query', { query: { filter: { name: { [operator]: text } } } })
      expect([200, 400]).toContain(answer.status)
      for (const { name } of answer.body.services ?? []) expect(name.toLowerCase()).toContain(text.toLowerCase())
    }
  })

  it('is plain text in messages and calendar files', async () => {
    for (const text of [...nastyTexts, '<b>bold</b>']) {
      const { hold } = (await send('/v1/holds', { slot: holdSlot(fixture) }, visitor)).body
      const contactDetails = { ...aCustomer(), firstName: text, lastName: text }
      const booked = await send(`/v1/holds/${hold.id}/book`, { contactDetails }, visitor)
      expect([text, booked.status]).toEqual([text, 200])
      const [message] = await listMessages(booked.body.booking.id)
      expect([text, liveMarkup.test(message.bodyHtml)]).toEqual([text, false])
      expect([text, /[\r\n]/.test(message.subject)]).toEqual([text, false])
      const file = await send(`/v1/anonymous-bookings/${booked.body.manageToken}/calendar.ics`)
      expect(file.text.match(/^(BEGIN|END):VEVENT\r?$/gm)).toHaveLength(2)
      // One is invited: the customer.
      expect(file.text.match(/^ATTENDEE/gm)).toHaveLength(1)
      expect(file.text).not.toMatch(/^Bcc/m)
    }
  })
})

describe('a text from the owner', () => {
  const texts = nastyTexts.filter((text) => text.trim() !== '')

  it.each(texts)('is stored and returned unchanged: %j', async (text) => {
    const service = { ...serviceFor(home.mark, home.resourceIds), name: text, description: text, tagLine: text }
    const created = await send('/v2/services', { service })
    expect([created.status, created.text.slice(0, 300)]).toEqual([200, expect.anything()])
    const { id, mainSlug } = created.body.service
    expect(mainSlug.name).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u)
    const { body } = await send(`/v2/services/${id}`)
    expect(body.service).toMatchObject({ name: text, description: text, tagLine: text })
  })

  it('is plain text in messages and calendar files', async () => {
    for (const text of [...texts, '<b>bold</b>']) {
      const service = { ...serviceFor(home.mark, home.resourceIds), name: text }
      const { id, schedule } = (await send('/v2/services', { service })).body.service
      const slot = { ...nextSlot(), serviceId: id, scheduleId: schedule.id }
      const { booking } = bookingFor(slot, aCustomer())
      const confirmed = { ...booking, status: 'CONFIRMED' }
      const notified = { booking: confirmed, participantNotification: { notifyParticipants: true, message: text } }
      const made = await send('/v2/bookings', notified)
      expect([text, made.status]).toEqual([text, 200])
      const [message] = await listMessages(made.body.booking.id)
      expect([text, liveMarkup.test(message.bodyHtml)]).toEqual([text, false])
      expect([text, /[\r\n]/.test(message.subject)]).toEqual([text, false])
    }
  })
})

describe('a forged Host header', () => {
  it('never appears in a message', async () => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      'x-original-url': 'https://evil.example/',
      'x-forwarded-for': '6.6.6.6',
    }
    const { hold } = (await send('/v1/holds', { slot: holdSlot(fixture) }, { ...visitor, ...forged })).body
    const contactDetails = aCustomer()
    const booked = await send(`/v1/holds/${hold.id}/book`, { contactDetails }, { ...visitor, ...forged })
    const { id, revision } = booked.body.booking
    const token = booked.body.manageToken
    await send(`/v1/anonymous-bookings/${token}/cancel`, { revision }, forged)
    const messages = await listMessages(id)
    expect(messages.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(messages)).not.toContain('evil')
    const stored = await context.db.selectFrom('messages').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('evil')
    const sites = await context.db.selectFrom('sites').selectAll().execute()
    expect(JSON.stringify(sites)).not.toContain('evil')
  })
})

type Stored = { booking: { externalUserId: string } }
