import { expect, it } from 'vitest'
import { aClient, aHold, aStudio, bookingInput, expected, readRefusal, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context } = await createTestApp()
const confirmed = { status: 'CONFIRMED' as const }

async function aDesk() {
  const studio = await aStudio(app, context)
  const owner = await aPerson(context, studio.siteId, { role: 'owner' })
  const desk = aClient(app, (await signIn(app, owner, studio.siteId)).headers)
  const ownerFlow = { bookingCreation: { requiredFields: ['PHONE', 'EMAIL'] } }
  expected(await desk.patch('/v2/bookings-settings', { bookingsSettings: { revision: '1', ownerFlow } }))
  return { ...studio, desk }
}

it('refuses a booking of staff without the details that the settings require', async () => {
  const { desk, ...studio } = await aDesk()
  const create = (hour: string, contactDetails: object) =>
    desk.post(
      '/v2/bookings',
      bookingInput(slotAt(studio, `2026-06-01T${hour}:00:00Z`), { ...confirmed, contactDetails }),
    )
  expect(readRefusal(await create('10', { firstName: 'Clara' }))).toBe(
    '400 booking.contactDetails.email booking.contactDetails.phone',
  )
  const email = 'clara@customer.example'
  expect(readRefusal(await create('10', { email, phone: ' ' }))).toBe('400 booking.contactDetails.phone')
  expect(readRefusal(await create('10', { email, phone: '+39 06 1' }))).toBe('200')
  expect(readRefusal(await create('12', { email, phone: '+39 06 1' }))).toBe('200')
  expect(readRefusal(await create('14', { email }))).toBe('400 booking.contactDetails.phone')
})

it('requires them for a held time too, and neither of customers nor of programs', async () => {
  const { desk, ...studio } = await aDesk()
  const hold = await aHold(desk, studio, '2026-06-01T10:00:00Z')
  const contactDetails = { firstName: 'Clara' }
  expect(readRefusal(await desk.post(`/v1/holds/${hold.id}/book`, { contactDetails }))).toBe(
    '400 contactDetails.email contactDetails.phone',
  )
  const later = bookingInput(slotAt(studio, '2026-06-01T12:00:00Z'), { contactDetails })
  expect(readRefusal(await studio.visitor.post('/v2/bookings', later))).toBe('200')
  expect(readRefusal(await studio.admin.post('/v2/bookings', later))).toBe('200')
})
