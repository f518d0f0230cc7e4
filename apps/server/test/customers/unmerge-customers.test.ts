import { expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, aNote, getCustomer, searchNames } from './support/customers.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const studio = await aStudio(app, context)
const { admin } = studio
const merge = async (id: string, ...otherIds: string[]) =>
  expected(await admin.post(`/v1/customers/${id}/merge`, { otherIds }))
const unmerge = (id: string, client = admin) => client.post(`/v1/customers/${id}/unmerge`, {})
const listNotes = async (id: string) => (await getCustomer(admin, id)).notes.map(({ text }: { text: string }) => text)

it('restores each duplicate, and keeps later changes', async () => {
  const contactDetails = { firstName: 'Clary', lastName: 'Weiss', email: 'double@customer.example' }
  const booking = await aBooking(admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
    status: 'CONFIRMED',
    contactDetails,
  })
  const duplicate = await contactOf(context, booking.id)
  const first = await aCustomer(admin, { firstName: 'First' })
  const { id } = await aCustomer(admin, { firstName: 'Clara', phone: '030 1234567' })
  await aNote(admin, duplicate, 'Tea')
  await merge(duplicate, first.id)
  await merge(id, duplicate)
  await aNote(admin, id, 'Since')
  const page = expected(await unmerge(id))
  expect(page.customer).toMatchObject({
    id,
    name: 'Clara',
    email: null,
    lastName: null,
    bookingCount: 0,
    revision: '3',
  })
  expect(page.history[0]).toMatchObject({ action: 'unmerge' })
  expect([await listNotes(id), await listNotes(duplicate)]).toEqual([['Since'], ['Tea']])
  const back = await getCustomer(admin, duplicate)
  expect(back.customer).toMatchObject({ id: duplicate, email: 'double@customer.example', bookingCount: 1 })
  expect((await getCustomer(admin, first.id)).customer.id).toBe(duplicate)
  expect((await searchNames(admin, '')).sort()).toEqual(['Clara', 'Clary Weiss'])
  const { entries } = expected(await admin.get(`/v1/bookings/${booking.id}/history`))
  expect(entries.at(-1)).toMatchObject({ action: 'unmergeCustomers', detail: { contactId: duplicate } })
  expect(readRefusal(await unmerge(id))).toBe('428 NOTHING_TO_UNDO')
})

it('is refused after a minute, or once the customer was changed', async () => {
  const stored = await aCustomer(admin)
  const other = await aCustomer(admin)
  const late = await aCustomer(admin)
  const { customer } = await merge(stored.id, other.id)
  const changed = { customer: { id: stored.id, revision: customer.revision, firstName: 'Ada' } }
  expected(await admin.patch(`/v1/customers/${stored.id}`, changed))
  expect(readRefusal(await unmerge(stored.id))).toBe('428 NOTHING_TO_UNDO')
  await merge(stored.id, late.id)
  clock.set('2026-06-01T07:01:01Z')
  expect(readRefusal(await unmerge(stored.id))).toBe('428 NOTHING_TO_UNDO')
})

it('happens once, and is not available to staff with their own calendar', async () => {
  const own = await aColleague(studio, [studio.resourceId])
  const stored = await aCustomer(admin)
  const other = await aCustomer(admin)
  await merge(stored.id, other.id)
  expect(readRefusal(await unmerge(stored.id, own))).toBe('403 PERMISSION_DENIED')
  const both = await Promise.all([unmerge(stored.id), unmerge(stored.id)])
  expect(both.map(readRefusal).sort()).toEqual(['200', '428 NOTHING_TO_UNDO'])
})
