import { expect, it } from 'vitest'
import { aBooking, aClient, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const anyone = aClient(app, {})

it('returns the service of the booking, hidden or not, and no other', async () => {
  const studio = await aStudio(app, context, { name: 'Deep rest' })
  const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-03T09:00:00.000Z'))
  const { token } = expected(await studio.admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
  const url = `/v1/anonymous-bookings/${token}/service`
  expect(expected(await anyone.get(url)).service).toMatchObject({ id: studio.service.id, name: 'Deep rest' })
  await context.db.updateTable('services').set({ hidden: true }).where('id', '=', studio.service.id).execute()
  expect(expected(await anyone.get(url)).service.id).toBe(studio.service.id)
  const staff = expected(await anyone.get(`${url}?fields=STAFF_MEMBER_DETAILS`)).service
  expect(JSON.stringify(staff)).toContain('Livia Marchetti')
  expect(readRefusal(await anyone.get(`/v1/anonymous-bookings/${'x'.repeat(64)}/service`))).toBe('400 INVALID_TOKEN')
})
