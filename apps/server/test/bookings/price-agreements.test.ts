import { beforeEach, describe, expect, it } from 'vitest'
import { aStarted, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { type Client, expected } from '../support/factories.ts'
import { aGroup, type Group, holdSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPaidBooking, chargeOf, clara, getBooking, passMinutes, sellOnline } from './support/paying.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test

beforeEach(() => clock.set(now))

/** A class for 10 euros a person, paid online or at the visit. */
async function aClass({ policy, startDate }: { policy?: object; startDate?: string } = {}): Promise<Group> {
  const more = { ...(policy ? { policy } : {}), ...(startDate ? { startDate } : {}) }
  const yoga = await aGroup(app, context, 'CLASS', { capacity: 8, ...more })
  const fixed = { price: { value: '10', currency: 'EUR' } }
  await sellOnline(yoga, { serviceId: yoga.group.id, fixed, options: { inPerson: true } })
  return yoga
}

const aHoldOf = async (yoga: Group, totalParticipants: number) =>
  expected(await holdSeats(yoga.visitor, yoga, { totalParticipants })).hold

async function aPaid(yoga: Group, people: number): Promise<string> {
  return (await aPaidBooking(yoga.visitor, await aHoldOf(yoga, people))).booking.id
}

async function comeWith(yoga: Group, id: string, totalParticipants: number, client: Client = yoga.visitor) {
  const { revision } = await getBooking(yoga, id)
  expected(await client.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants }))
  await passMinutes(test, 1)
  return (await chargeOf(yoga, id)).total as string
}

async function namePrice(yoga: Group, id: string, newPrice: string, more: object = {}) {
  const { revision } = await getBooking(yoga, id)
  const slot = { eventId: yoga.place['eventId'] }
  const flowControlSettings = { allowPriceChange: true }
  expected(
    await yoga.admin.post(`/v2/bookings/${id}/reschedule`, { revision, slot, newPrice, flowControlSettings, ...more }),
  )
}

async function setListPrice({ admin, group }: Group, value: string) {
  const { service } = expected(await admin.get(`/v2/services/${group.id}`))
  const payment = { ...service.payment, fixed: { ...service.payment.fixed, price: { value, currency: 'EUR' } } }
  expected(
    await admin.patch(`/v2/services/${group.id}`, { service: { id: group.id, revision: service.revision, payment } }),
  )
}

describe('people who are added and taken away again', () => {
  it('leave a higher price that was agreed and paid', async () => {
    const yoga = await aClass()
    const id = await aPaid(yoga, 1)
    await namePrice(yoga, id, '30')
    const { token } = await aStarted(yoga.visitor, (await chargeOf(yoga, id)).id)
    expected(await payPage(yoga.visitor, token))
    const totals = []
    for (const people of [2, 1, 2, 1]) totals.push(await comeWith(yoga, id, people))
    expect(totals).toEqual(['40.00', '30.00', '40.00', '30.00'])
    expect(await sandboxBalance(yoga)).toBe(3000)
  })

  it('leave a gift a gift, whoever adds them', async () => {
    const yoga = await aClass()
    const sent = { contactDetails: clara, selectedPaymentOption: 'OFFLINE' }
    const hold = await aHoldOf(yoga, 1)
    const { id } = expected(await yoga.visitor.post(`/v1/holds/${hold.id}/book`, sent)).booking
    expected(await yoga.admin.post(`/v1/bookings/${id}/charge`, {}))
    await namePrice(yoga, id, '0')
    for (const client of [yoga.visitor, yoga.admin]) {
      expect(await comeWith(yoga, id, 2, client)).toBe('10.00')
      expect(await comeWith(yoga, id, 1, client)).toBe('0.00')
    }
  })

  it('follow the last price that was named, also after an undo', async () => {
    const yoga = await aClass()
    const id = await aPaid(yoga, 2)
    expect(await comeWith(yoga, id, 3)).toBe('30.00')
    await namePrice(yoga, id, '36')
    expect(await comeWith(yoga, id, 4)).toBe('46.00')
    await namePrice(yoga, id, '60')
    const { revision } = await getBooking(yoga, id)
    expected(await yoga.admin.post(`/v1/bookings/${id}/undo`, { revision }))
    expect(await comeWith(yoga, id, 3)).toBe('36.00')
  })

  it('are paid for already where they stayed away late', async () => {
    const late = {
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 60 },
    }
    const yoga = await aClass({ policy: late, startDate: '2026-06-01T11:00:00Z' })
    const id = await aPaid(yoga, 1)
    await comeWith(yoga, id, 3)
    clock.set('2026-06-01T10:30:00Z')
    const totals = []
    for (const people of [1, 2, 3, 1, 3, 4]) totals.push(await comeWith(yoga, id, people))
    expect(totals).toEqual(['30.00', '30.00', '30.00', '30.00', '30.00', '40.00'])
  })
})

describe('after the price of the service changed', () => {
  it('who is given up takes along their share of what was agreed, and who stays pays no less', async () => {
    const yoga = await aClass()
    const id = await aPaid(yoga, 3)
    await setListPrice(yoga, '2')
    expect(await comeWith(yoga, id, 2)).toBe('20.00')
    expect(await sandboxBalance(yoga)).toBe(2000)
    expect(await comeWith(yoga, id, 3)).toBe('30.00')
  })

  it('who stays pays no more, and who joins pays the price of now', async () => {
    const yoga = await aClass()
    const id = await aPaid(yoga, 3)
    await setListPrice(yoga, '50')
    expect(await comeWith(yoga, id, 1)).toBe('10.00')
    expect(await chargeOf(yoga, id)).toMatchObject({ due: '0.00', refunded: '20.00' })
    expect(await comeWith(yoga, id, 4)).toBe('80.00')
    const row = await db.selectFrom('bookings').select('agreed_price').where('id', '=', id).executeTakeFirstOrThrow()
    const { lines } = row.agreed_price as { lines: object[] }
    expect(lines).toMatchObject([
      { quantity: 3, price: '10.00' },
      { quantity: 1, price: '50.00' },
    ])
    expect(await comeWith(yoga, id, 3, yoga.admin)).toBe('30.00')
  })
})

it('an agreement of another currency than the price, or of nobody, is refused by the database', async () => {
  const yoga = await aClass()
  const id = await aPaid(yoga, 2)
  await comeWith(yoga, id, 1)
  const set = (agreement: string | null, more: object = {}) =>
    db
      .updateTable('bookings')
      .set({ agreement, ...more })
      .where('id', '=', id)
      .execute()
  const agreement = (currency: string, participants: number) =>
    JSON.stringify({ price: { value: '20.00', currency }, booked: { participants } })
  for (const wrong of [agreement('USD', 2), agreement('EUR', 0), '{}'])
    await expect(set(wrong)).rejects.toThrow('bookings_agreement_check')
  await expect(set(agreement('EUR', 2), { agreed_price: null })).rejects.toThrow('bookings_agreement_check')
  await set(agreement('EUR', 2))
})
