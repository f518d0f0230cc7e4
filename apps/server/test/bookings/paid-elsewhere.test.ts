import { beforeEach, describe, expect, it } from 'vitest'
import { aRecorded, ledger, record } from '../payments/support/payments.ts'
import { type Answer, expected } from '../support/factories.ts'
import { aGroup, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { chargeOf, getBooking, sellOnline } from './support/paying.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test

beforeEach(() => clock.set(now))

/** A class that is paid at the visit for 20 euros a person. */
async function aClass(): Promise<Group> {
  const yoga = await aGroup(app, context, 'CLASS', { capacity: 8 })
  const price = { value: '20', currency: 'EUR' }
  await sellOnline(yoga, { serviceId: yoga.group.id, fixed: { price }, options: { inPerson: true } })
  return yoga
}

type Booked = { yoga: Group; id: string }

/** A booking of which a front end says that it was paid there. */
async function paidElsewhere(totalParticipants = 1, tax?: string): Promise<Booked> {
  const yoga = await aClass()
  if (tax !== undefined) await setTax(yoga, tax)
  const { id } = await someSeats(yoga.visitor, yoga, { totalParticipants })
  expected(await yoga.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'PAID' }))
  return { yoga, id }
}

async function changePeople({ yoga, id }: Booked, totalParticipants: number): Promise<Answer> {
  const { revision } = await getBooking(yoga, id)
  return yoga.admin.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants })
}

const statusOf = async ({ yoga, id }: Booked) => (await getBooking(yoga, id)).paymentStatus
const balanceOf = async ({ yoga, id }: Booked) => {
  const { balances } = expected(await yoga.admin.post('/v1/bookings/balances/list', { bookingIds: [id] }))
  return balances[0]?.amounts
}

describe('a booking that another system was paid for', () => {
  it('owes the difference when one more comes, and is paid with it', async () => {
    const booked = await paidElsewhere()
    expected(await changePeople(booked, 2))
    expect(await statusOf(booked)).toBe('PARTIALLY_PAID')
    const charge = await chargeOf(booked.yoga, booked.id)
    expect(charge).toMatchObject({ total: '20.00', due: '20.00' })
    expect(await balanceOf(booked)).toMatchObject({ due: '20.00' })
    const { charge: again } = expected(await booked.yoga.admin.post(`/v1/bookings/${booked.id}/charge`, {}))
    expect(again).toMatchObject({ id: charge.id, due: '20.00' })
    expect((await record(booked.yoga.admin, charge.id, '40.00')).status).not.toBe(200)
    const { receipts } = await aRecorded(booked.yoga.admin, charge.id)
    // What is no item says so, for the receipt to name it in the language of its reader.
    expect(receipts[0].lines.at(-1)).toMatchObject({ kind: 'PAID_ELSEWHERE', amount: '-20.00' })
    expect(await statusOf(booked)).toBe('PAID')
    expect(await ledger(booked.yoga)).toEqual({ CASH: 2000, REVENUE: -2000 })
  })

  it('owes nothing here once the additional person stays away again', async () => {
    const booked = await paidElsewhere()
    for (const people of [3, 1, 2, 1]) expected(await changePeople(booked, people))
    expect(await chargeOf(booked.yoga, booked.id)).toMatchObject({ total: '0.00', due: '0.00', owedBack: '0.00' })
    expect(await statusOf(booked)).toBe('PAID')
    expected(await changePeople(booked, 2))
    expect(await chargeOf(booked.yoga, booked.id)).toMatchObject({ total: '20.00', due: '20.00' })
    expect(await statusOf(booked)).toBe('PARTIALLY_PAID')
  })

  it('owes back what was paid here, and no more, when fewer come', async () => {
    const booked = await paidElsewhere(2)
    expected(await changePeople(booked, 3))
    await aRecorded(booked.yoga.admin, (await chargeOf(booked.yoga, booked.id)).id)
    expected(await changePeople(booked, 1))
    expect(await chargeOf(booked.yoga, booked.id)).toMatchObject({ total: '0.00', owedBack: '20.00' })
    expect(await statusOf(booked)).toBe('PAID')
  })

  it('owes nothing again after the change is undone', async () => {
    const booked = await paidElsewhere()
    const { revision } = await getBooking(booked.yoga, booked.id)
    const { booking } = expected(
      await booked.yoga.admin.post(`/v2/bookings/${booked.id}/cancel`, { revision, newPrice: '25.00' }),
    )
    expect(await balanceOf(booked)).toMatchObject({ due: '5.00' })
    expected(await booked.yoga.admin.post(`/v1/bookings/${booked.id}/undo`, { revision: booking.revision }))
    expect(await statusOf(booked)).toBe('PAID')
    expect(await balanceOf(booked)).toMatchObject({ due: '0.00' })
  })

  it('adds the tax of the difference alone, at the rate that was agreed', async () => {
    const booked = await paidElsewhere(1, '19')
    await setTax(booked.yoga, '7')
    expected(await changePeople(booked, 2))
    expect(await chargeOf(booked.yoga, booked.id)).toMatchObject({ total: '23.80', tax: '3.80' })
  })
})

async function setTax({ admin, locationId }: Group, percent: string): Promise<void> {
  const { settings } = expected(await admin.get('/v1/payments/settings'))
  const taxes = [{ locationId, name: 'VAT', percent, included: false }]
  expected(await admin.patch('/v1/payments/settings', { settings: { revision: settings.revision, taxes } }))
}

describe('a booking whose charge was given up because it was paid elsewhere', () => {
  it('does not say PAID while one more person is due', async () => {
    const yoga = await aClass()
    const { id } = await someSeats(yoga.visitor, yoga, { totalParticipants: 1 })
    expected(await yoga.admin.post(`/v1/bookings/${id}/charge`, {}))
    expected(await yoga.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'PAID' }))
    const booked = { yoga, id }
    expect(await balanceOf(booked)).toMatchObject({ due: '0.00' })
    expected(await changePeople(booked, 2))
    expect(await balanceOf(booked)).toMatchObject({ due: '20.00' })
    expect(await statusOf(booked)).toBe('PARTIALLY_PAID')
  })

  it('is not free any more once something is due', async () => {
    const yoga = await aClass()
    const { id } = await someSeats(yoga.visitor, yoga, { totalParticipants: 1 })
    expected(await yoga.admin.post(`/v1/bookings/${id}/charge`, {}))
    expected(await yoga.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'EXEMPT' }))
    expected(await changePeople({ yoga, id }, 2))
    expect(await statusOf({ yoga, id })).toBe('NOT_PAID')
  })
})

describe('a booking whose service becomes free', () => {
  const becomeFree = (yoga: Group) =>
    db
      .updateTable('services')
      .set({ payment: JSON.stringify({ rateType: 'NO_FEE', options: { inPerson: true } }) })
      .where('id', '=', yoga.group.id)
      .execute()

  it('keeps its price and its currency for who stays; what was paid for the others is owed back', async () => {
    const yoga = await aClass()
    const { id } = await someSeats(yoga.admin, yoga, { totalParticipants: 2, status: 'CONFIRMED' })
    const { charge } = expected(await yoga.admin.post(`/v1/bookings/${id}/charge`, {}))
    await aRecorded(yoga.admin, charge.id)
    await becomeFree(yoga)
    expected(await changePeople({ yoga, id }, 1))
    expect(await chargeOf(yoga, id)).toMatchObject({ currency: 'EUR', total: '20.00', owedBack: '20.00' })
    expected(await changePeople({ yoga, id }, 3))
    expect(await chargeOf(yoga, id)).toMatchObject({ currency: 'EUR', total: '40.00', owedBack: '0.00' })
  })

  it('still owes what was agreed where nothing was charged yet', async () => {
    const yoga = await aClass()
    const { id } = await someSeats(yoga.admin, yoga, { totalParticipants: 2, status: 'CONFIRMED' })
    await becomeFree(yoga)
    expected(await changePeople({ yoga, id }, 1))
    expect(await balanceOf({ yoga, id })).toMatchObject({ currency: 'EUR', due: '20.00' })
  })

  it('can be cancelled at a price that is named, in its own currency', async () => {
    const yoga = await aClass()
    const { id, revision } = await someSeats(yoga.admin, yoga, { totalParticipants: 2, status: 'CONFIRMED' })
    await becomeFree(yoga)
    expected(await yoga.admin.post(`/v2/bookings/${id}/cancel`, { revision, newPrice: '15.00' }))
    expect(await chargeOf(yoga, id)).toMatchObject({ currency: 'EUR', total: '15.00', due: '15.00' })
  })
})
