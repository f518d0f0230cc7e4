import { expect, it } from 'vitest'
import { aBooking, aClient, aHold, aStudio, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = (day: number) => `2026-06-0${day}T09:00:00.000Z`
const email = 'anna.private@staff.example'

async function aStudioWithAddress(): Promise<Studio> {
  const studio = await aStudio(app, context)
  await db.updateTable('staff_members').set({ email }).where('site_id', '=', studio.siteId).execute()
  return studio
}

it('customers do not read the email address of the person they booked, however they read the booking', async () => {
  const studio = await aStudioWithAddress()
  const made = await aBooking(studio.visitor, slotWith(studio, at(3)))
  const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${made.id}/token`))
  const hold = await aHold(studio.visitor, studio, at(4))
  const contactDetails = { firstName: 'Vic', email: 'vic@guests.example' }
  const stranger = aClient(app, {})
  const answers = {
    created: made,
    held: expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails })),
    listed: expected(await studio.visitor.post('/v2/extended-bookings/query', { query: {} })),
    byLink: expected(await stranger.get(`/v1/anonymous-bookings/${token}`)),
    summary: expected(await stranger.get(`/v1/anonymous-bookings/${token}/summary`)),
    file: (await stranger.get(`/v1/anonymous-bookings/${token}/calendar.ics`)).body,
  }
  const shown = Object.entries(answers).filter(([, answer]) => JSON.stringify(answer).includes(email))
  expect(shown.map(([name]) => name)).toEqual([])
  expect(made.bookedEntity?.slot?.resource).toMatchObject({ id: studio.resourceId })
})

it('who may manage bookings reads it, and who only views them does not', async () => {
  const studio = await aStudioWithAddress()
  const { id } = await aBooking(studio.visitor, slotWith(studio, at(3)))
  const read = async (role: 'receptionist' | 'viewer') => {
    const person = await aPerson(context, studio.siteId, { role })
    const client = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    const found = expected(await client.post('/v2/extended-bookings/query', { query: { filter: { id } } }))
    return found.extendedBookings[0].booking.bookedEntity.slot.resource.email
  }
  expect([await read('receptionist'), await read('viewer')]).toEqual([email, undefined])
})
