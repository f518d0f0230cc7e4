import { expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anEmail, createMember } from './club.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, db } = test
const url = '/v1/members/my/language'

/** A business with pages in two languages, and a customer who booked there before in English. */
async function aStudioOfTwo() {
  const studio = await aStudio(app, context)
  await db
    .updateTable('sites')
    .set({ languages: ['en', 'he'] })
    .where('id', '=', studio.siteId)
    .execute()
  return { ...studio, test, member: await createMember({ ...studio, test }, { loginEmail: anEmail() }) }
}

it('sends emails in the chosen language, whatever the language of the page', async () => {
  const { member, ...studio } = await aStudioOfTwo()
  expect(expected(await member.client.post(url, { language: 'he' }))).toEqual({
    language: 'he',
    languages: ['en', 'he'],
  })
  const contactDetails = { firstName: 'Noa', email: member.loginEmail }
  const slot = slotWith(studio, '2026-06-02T09:00:00.000Z')
  const booking = await aBooking(studio.visitor, slot, { contactDetails, language: 'en' })
  const confirmed = { revision: booking.revision, participantNotification: { notifyParticipants: true } }
  expected(await studio.admin.post(`/v2/bookings/${booking.id}/confirm`, confirmed))
  await dispatchEvents(context)
  expected(await member.client.delete('/v1/members/my'))
  const { messages } = expected(await studio.admin.post('/v1/messages/query', {}))
  const languages = messages.map(({ kind, language }: { kind: string; language: string }) => [kind, language])
  expect(Object.fromEntries(languages)).toEqual({ bookingConfirmed: 'he', 'account-deleted': 'he' })
})

it('removes the choice, and refuses a language the business does not offer', async () => {
  const { member } = await aStudioOfTwo()
  expected(await member.client.post(url, { language: 'he' }))
  expect(readRefusal(await member.client.post(url, { language: 'it' }))).toBe('400 language')
  expect(readRefusal(await member.client.post(url, {}))).toBe('400 language')
  expect(expected(await member.client.post(url, { language: '' })).language).toBeNull()
})
