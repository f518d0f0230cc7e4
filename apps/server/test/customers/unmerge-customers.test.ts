import { expect, it } from 'vitest'
import { aBooking, aStudio, expected, refusalOf, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, aNote, found, pageOf } from './support/customers.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const studio = await aStudio(app, context)
const { desk } = studio
const merge = async (id: string, ...otherIds: string[]) =>
  expected(await desk.post(`/v1/customers/${id}/merge`, { otherIds }))
const unmerge = (id: string, client = desk) => client.post(`/v1/customers/${id}/unmerge`, {})
const namesOf = async (id: string) => (await pageOf(desk, id)).notes.map(({ text }: { text: string }) => text)

it('gives each double back what it brought, and leaves what came since', async () => {
  const contactDetails = { firstName: 'Clary', lastName: 'Weiss', email: 'double@customer.example' }
  const booking = await aBooking(desk, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
    status: 'CONFIRMED',
    contactDetails,
  })
  const double = booking.contactDetails?.contactId ?? ''
  const first = await aCustomer(desk, { firstName: 'First' })
  const { id } = await aCustomer(desk, { firstName: 'Clara', phone: '030 1234567' })
  await aNote(desk, double, 'Tea')
  await merge(double, first.id)
  await merge(id, double)
  await aNote(desk, id, 'Since')
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
  expect([await namesOf(id), await namesOf(double)]).toEqual([['Since'], ['Tea']])
  const back = await pageOf(desk, double)
  expect(back.customer).toMatchObject({ id: double, email: 'double@customer.example', bookingCount: 1 })
  expect((await pageOf(desk, first.id)).customer.id).toBe(double)
  expect((await found(desk, '')).sort()).toEqual(['Clara', 'Clary Weiss'])
  const { entries } = expected(await desk.get(`/v1/bookings/${booking.id}/history`))
  expect(entries.at(-1)).toMatchObject({ action: 'unmergeCustomers', detail: { contactId: double } })
  expect(refusalOf(await unmerge(id))).toBe('428 NOTHING_TO_UNDO')
})

it('is too late after a minute, or once the customer was changed', async () => {
  const [kept, other, late] = [await aCustomer(desk), await aCustomer(desk), await aCustomer(desk)]
  const { customer } = await merge(kept.id, other.id)
  const changed = { customer: { id: kept.id, revision: customer.revision, firstName: 'Ada' } }
  expected(await desk.patch(`/v1/customers/${kept.id}`, changed))
  expect(refusalOf(await unmerge(kept.id))).toBe('428 NOTHING_TO_UNDO')
  await merge(kept.id, late.id)
  clock.set('2026-06-01T07:01:01Z')
  expect(refusalOf(await unmerge(kept.id))).toBe('428 NOTHING_TO_UNDO')
})

it('happens once when pressed twice, and is not for people who have a calendar of their own', async () => {
  const own = await aColleague(studio, [studio.resourceId])
  const [kept, other] = [await aCustomer(desk), await aCustomer(desk)]
  await merge(kept.id, other.id)
  expect(refusalOf(await unmerge(kept.id, own))).toBe('403 PERMISSION_DENIED')
  const both = await Promise.all([unmerge(kept.id), unmerge(kept.id)])
  expect(both.map(refusalOf).sort()).toEqual(['200', '428 NOTHING_TO_UNDO'])
})
