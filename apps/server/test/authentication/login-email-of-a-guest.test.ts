import { expect, it } from 'vitest'
import { aCustomer, aNote, getCustomer } from '../customers/support/customers.ts'
import { aBooking, anAdmin, aService, aStaffMember, expected, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createMember } from './factors.ts'
import { anAuthClient } from './visitors.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const auth = await anAuthClient(app, context)
const { siteId } = auth
const admin = await anAdmin(app, context, siteId)

it('a member who moves to the address of a guest brings bookings, notes and details along', async () => {
  const [guestEmail, firstEmail] = ['guest@customer.example', 'first@customer.example']
  const service = await aService(context, siteId, [await aStaffMember(context, siteId)])
  const { id: locationId } = await db
    .selectFrom('locations')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const studio = { siteId, service, locationId } as Parameters<typeof slotAt>[0]
  const guest = await aCustomer(admin, { firstName: 'Clara', email: guestEmail })
  const member = await createMember(auth, firstEmail)
  const { contact_id: earlierId } = await auth.member(firstEmail)
  const filled = { phone: '030 1234567', time_zone: 'Asia/Tokyo' }
  await db
    .updateTable('contacts')
    .set(filled)
    .where('id', '=', earlierId ?? '')
    .execute()
  const booking = await aBooking(admin, slotAt(studio, '2026-06-02T08:00:00.000Z'), {
    ...{ status: 'CONFIRMED', contactDetails: { firstName: 'Clara', email: firstEmail } },
  })
  await aNote(admin, earlierId ?? '', 'Prefers tea')

  await member.call('POST', '/v1/member-login-email', { newEmail: guestEmail })
  const finished = await member.call('POST', '/v1/member-login-email/finish', { code: await auth.codeFor(guestEmail) })
  expect(finished.statusCode).toBe(200)

  const { customer, notes } = await getCustomer(admin, guest.id)
  expect(customer).toMatchObject({
    ...{ id: guest.id, name: 'Clara', email: guestEmail, bookingCount: 1 },
    ...{ phone: filled.phone, timeZone: filled.time_zone },
  })
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Prefers tea'])
  const { entries } = expected(await admin.get(`/v1/bookings/${booking.id}/history`))
  const joined = entries.find(({ action }: { action: string }) => action === 'mergeCustomers')
  expect(joined?.detail).toEqual({ contactId: guest.id })
  const events = await db.selectFrom('events').selectAll().where('entity_id', '=', booking.id).execute()
  expect(JSON.stringify(events.findLast(({ slug }) => slug === 'updated')?.payload)).toContain(guest.id)
})
