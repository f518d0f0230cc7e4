import { describe, expect, it } from 'vitest'
import { getBooking, sellOnline } from '../bookings/support/paying.ts'
import { aBooking, aStudio, type Client, expected, type Studio, slotWith } from '../support/factories.ts'
import { aGroup, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context } = test

async function dueOf({ admin }: Pick<Studio, 'admin'>, id: string): Promise<string> {
  const { balances } = expected(await admin.post('/v1/bookings/balances/list', { bookingIds: [id] }))
  return balances[0]?.amounts.due ?? '0.00'
}

/** A class of 20.00 that is paid at the visit, booked for two and settled without money. */
async function aSettled(paymentStatus: 'PAID' | 'EXEMPT', isCharged: boolean): Promise<{ yoga: Group; id: string }> {
  const yoga = await aGroup(app, context, 'CLASS', { capacity: 8 })
  const price = { value: '20', currency: 'EUR' }
  await sellOnline(yoga, { serviceId: yoga.group.id, fixed: { price }, options: { inPerson: true } })
  const { id } = await someSeats(yoga.visitor, yoga, { totalParticipants: 2 })
  if (isCharged) expected(await yoga.admin.post(`/v1/bookings/${id}/charge`, {}))
  expected(await yoga.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus }))
  return { yoga, id }
}

async function walk({ yoga, id }: { yoga: Group; id: string }, client: Client, steps: readonly number[]) {
  for (const totalParticipants of steps) {
    const { revision } = await getBooking(yoga, id)
    const url = `/v2/bookings/${id}/update_number_of_participants`
    expected(await client.post(url, { revision, totalParticipants }))
  }
  return [(await getBooking(yoga, id)).paymentStatus, await dueOf(yoga, id)]
}

describe('a booking for two that was settled without money here', () => {
  const walks = [
    { status: 'PAID', steps: [1], outcome: ['PAID', '0.00'] },
    { status: 'PAID', steps: [1, 2], outcome: ['PAID', '0.00'] },
    { status: 'PAID', steps: [3, 2], outcome: ['PAID', '0.00'] },
    { status: 'PAID', steps: [3], outcome: ['PARTIALLY_PAID', '20.00'] },
    { status: 'PAID', steps: [1, 3], outcome: ['PARTIALLY_PAID', '20.00'] },
    { status: 'EXEMPT', steps: [1], outcome: ['EXEMPT', '0.00'] },
    { status: 'EXEMPT', steps: [1, 2], outcome: ['EXEMPT', '0.00'] },
    { status: 'EXEMPT', steps: [3, 2], outcome: ['EXEMPT', '0.00'] },
    { status: 'EXEMPT', steps: [3], outcome: ['NOT_PAID', '20.00'] },
    { status: 'EXEMPT', steps: [1, 3], outcome: ['NOT_PAID', '20.00'] },
  ] as const
  const rows = walks.flatMap((row) => [false, true].map((isCharged) => ({ ...row, isCharged })))
  it.each(rows)('owes what is added, once: $status $steps, with a charge: $isCharged', async (row) => {
    const settled = await aSettled(row.status, row.isCharged)
    expect(await walk(settled, settled.yoga.admin, row.steps)).toEqual(row.outcome)
  })

  it('owes its customer no more either', async () => {
    const settled = await aSettled('EXEMPT', false)
    expect(await walk(settled, settled.yoga.visitor, [1, 2])).toEqual(['EXEMPT', '0.00'])
    expect(await walk(settled, settled.yoga.visitor, [3])).toEqual(['NOT_PAID', '20.00'])
  })

  it('owes nothing for a price that is named lower and as it was again', async () => {
    const studio = await aStudio(app, context, { price: '80' })
    await sellOnline(studio, { options: { inPerson: true } })
    const slot = slotWith(studio, '2026-06-03T09:00:00.000Z')
    const { id } = await aBooking(studio.visitor, slot)
    expected(await studio.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'PAID' }))
    for (const newPrice of ['60', '80']) {
      const { revision } = await getBooking(studio, id)
      const flowControlSettings = { allowPriceChange: true }
      expected(
        await studio.admin.post(`/v2/bookings/${id}/reschedule`, { revision, slot, newPrice, flowControlSettings }),
      )
      expect([(await getBooking(studio, id)).paymentStatus, await dueOf(studio, id)]).toEqual(['PAID', '0.00'])
    }
  })
})
