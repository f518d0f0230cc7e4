import { describe, expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aClient, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'

const { app, context, db, clock } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

async function aRegular() {
  const studio = await aStudio(app, context)
  const contactDetails = { firstName: 'Ada', email: 'ada@customer.example' }
  const at = (day: number) => slotWith(studio, `2026-06-0${day}T09:00:00.000Z`)
  const bookings = []
  for (const day of [1, 2, 3]) bookings.push(await aBooking(studio.admin, at(day), { contactDetails }))
  const other = await aBooking(studio.admin, at(4))
  const contactId = await contactOf(context, bookings[0]?.id)
  return { studio, contactId, ids: bookings.map(({ id }) => id), otherId: other.id }
}

const statusOf = async (id = '') =>
  (await db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('cancelCustomerBookings', () => {
  it('cancels every booking that is not over, and nobody else’s', async () => {
    const { studio, contactId, ids, otherId } = await aRegular()
    clock.advance({ hours: 4 })
    const url = `/v1/customers/${contactId}/cancel-bookings`
    const { bookingIds } = expected(await studio.admin.post(url, { notifyCustomer: true, message: 'We move.' }))
    expect(bookingIds.toSorted()).toEqual([ids[1], ids[2]].toSorted())
    expect([await statusOf(ids[0]), await statusOf(ids[1]), await statusOf(otherId)]).toEqual([
      'CREATED',
      'CANCELED',
      'CREATED',
    ])
    expect(expected(await studio.admin.post(url)).bookingIds).toEqual([])
    // The times are free again.
    await aBooking(studio.admin, slotWith(studio, '2026-06-02T09:00:00.000Z'))
  })

  it('refunds only for those who may', async () => {
    const { studio, contactId, ids } = await aRegular()
    const key = await anApiKey(context, studio.siteId, ['READ_BOOKINGS', 'MANAGE_BOOKINGS'])
    const weaker = aClient(app, { authorization: key })
    const url = `/v1/customers/${contactId}/cancel-bookings`
    expect(readRefusal(await weaker.post(url, { withRefund: true }))).toMatch(/REFUND_NOT_ALLOWED/)
    expect(await statusOf(ids[2])).toBe('CREATED')
    expected(await weaker.post(url))
    expect(await statusOf(ids[2])).toBe('CANCELED')
  })
})
