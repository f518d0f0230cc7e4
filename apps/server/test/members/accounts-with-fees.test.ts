import { describe, expect, it } from 'vitest'
import { aBookingWithFees, agree, agreeWithCard, collect, feeCharges, mark, starts } from '../bookings/support/fees.ts'
import { aSavedCard } from '../payments/support/payments.ts'
import { type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { asMember } from './club.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { clock, db } = test

/** A member who agreed that a card pays if they cancel late or do not come. */
async function aBound(saveFirst: boolean) {
  clock.set('2026-06-01T07:00:00Z')
  const bound = await aBookingWithFees(test)
  if (saveFirst) expected(await agree(bound.client, bound.bookingId, { methodId: await aSavedCard(bound.client) }))
  else await agreeWithCard(bound.client, bound.bookingId)
  const { id } = expected(await bound.client.get('/v1/members/my')).member
  return { ...bound, id: id as string }
}

const inUse = (bookingId: string) => [
  {
    bookingId,
    name: expect.any(String),
    startDate: starts,
    neededUntil: '2026-06-02T11:00:00.000Z',
    timeZone: 'Europe/Berlin',
  },
]
const ways: [string, (of: { client: Client; studio: Studio; id: string }) => ReturnType<Client['post']>][] = [
  ['deleted by the member', ({ client }) => client.delete('/v1/members/my')],
  ['erased by the member', ({ client }) => client.post('/v1/members/my/erase', { cancelBookings: true })],
  ['deleted by staff', ({ studio, id }) => studio.admin.delete(`/v1/members/${id}`)],
  ['disconnected', ({ studio, id }) => studio.admin.post(`/v1/members/${id}/disconnect`)],
]

describe('an account whose card pays the fees of a coming booking', () => {
  it.each(ways)('is not %s, and the booking is named', async (_, end) => {
    for (const saveFirst of [true, false]) {
      const bound = await aBound(saveFirst)
      // Late: cancelling, as erasing does, owes a fee.
      clock.set('2026-06-01T09:30:00Z')
      const client = await asMember({ test, siteId: bound.studio.siteId }, bound.id)
      const refused = await end({ ...bound, client })
      expect(readRefusal(refused)).toBe('428 PAYMENT_METHOD_IN_USE')
      expect(refused.body.details.applicationError.data.bookings).toEqual(inUse(bound.bookingId))
      expect(expected(await client.get('/v1/members/my')).member.id).toBe(bound.id)
      clock.set('2026-06-01T11:00:00Z')
      expected(await mark(bound.studio, bound.bookingId, 'NOT_ATTENDED'))
      await collect(test)
      expect(await feeCharges(bound.studio, bound.bookingId)).toMatchObject([{ paid: '40.00' }])
    }
  })

  it('is named in bulk, and deleted once the booking is over', async () => {
    const { studio, client, id } = await aBound(true)
    const kept = expected(await studio.admin.post('/v1/members/bulk/delete', { memberIds: [id] }))
    expect(kept.results[0].itemMetadata).toMatchObject({ success: false, error: { code: 'PAYMENT_METHOD_IN_USE' } })
    clock.set('2026-06-02T11:00:01Z')
    expected(await studio.admin.delete(`/v1/members/${id}`))
    expect((await client.get('/v1/members/my')).status).not.toBe(200)
  })

  it('is erased by the business: the card goes with the person', async () => {
    const { studio, contactId, bookingId } = await aBound(true)
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    const cards = await db
      .selectFrom('payment_methods')
      .select('deleted_at')
      .where('contact_id', '=', contactId)
      .where('site_id', '=', studio.siteId)
      .execute()
    expect([bookingId, cards.filter(({ deleted_at }) => deleted_at === null)]).toEqual([bookingId, []])
  })
})
