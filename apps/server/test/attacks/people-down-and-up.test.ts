import { describe, expect, it } from 'vitest'
import { chargeOf, getBooking, passMinutes, sellOnline } from '../bookings/support/paying.ts'
import { aPaid, aRecorded, ledger, refund } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { aGroup, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

/** A class booking of two people at 50 euros each. */
async function aCouple() {
  const group = await aGroup(test.app, test.context, 'CLASS', { price: '50' })
  const { id } = await someSeats(group.admin, group, { totalParticipants: 2, status: 'CONFIRMED' })
  const { charge } = expected(await group.admin.post(`/v1/bookings/${id}/charge`, {}))
  expect(charge).toMatchObject({ total: '100.00' })
  return { group, id: id as string, chargeId: charge.id as string }
}

async function change({ admin, ...group }: Group, id: string, totalParticipants: number) {
  const { revision } = await getBooking({ admin, ...group }, id)
  expected(await admin.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants }))
}

describe('a booking of two that becomes one of one, and of two again', () => {
  it('keeps what staff gave up of it', async () => {
    const { group, id, chargeId } = await aCouple()
    expected(await group.admin.post(`/v1/payments/charges/${chargeId}/waive`, { amount: '30.00', reason: 'A gift' }))
    await aRecorded(group.admin, chargeId, '70.00')
    const before = await ledger(group)
    await change(group, id, 1)
    expect(await chargeOf(group, id)).toMatchObject({ total: '50.00', waived: '0.00', owedBack: '20.00' })
    await change(group, id, 2)
    expect(await chargeOf(group, id)).toMatchObject({ waived: '30.00', due: '0.00', owedBack: '0.00' })
    expect(await ledger(group)).toEqual(before)
  })

  it('keeps what a refund ended of it', async () => {
    const { group, id, chargeId } = await aCouple()
    const { payment } = await aRecorded(group.admin, chargeId, '100.00')
    expected(await refund(group.admin, payment.id, '30.00'))
    const before = await ledger(group)
    await change(group, id, 1)
    expect(await chargeOf(group, id)).toMatchObject({ total: '50.00', owedBack: '20.00' })
    await change(group, id, 2)
    expect(await chargeOf(group, id)).toMatchObject({
      paid: '100.00',
      refunded: '30.00',
      due: '0.00',
      owedBack: '0.00',
    })
    expect(await ledger(group)).toEqual(before)
  })

  it('keeps what a refund to the card ended of it, also when the card got more back for who did not come', async () => {
    const group = await aGroup(test.app, test.context, 'CLASS', { capacity: 8 })
    const fixed = { price: { value: '20', currency: 'EUR' } }
    await sellOnline(group, { serviceId: group.group.id, fixed, options: { inPerson: true } })
    const { id } = await someSeats(group.visitor, group, { totalParticipants: 2 })
    const { charge } = expected(await group.admin.post(`/v1/bookings/${id}/charge`, {}))
    const paymentId = await aPaid(group.visitor, charge.id)
    expected(await refund(group.admin, paymentId, '15.00'))
    await passMinutes(test, 2)
    await change(group, id, 1)
    await passMinutes(test, 2)
    expect(await chargeOf(group, id)).toMatchObject({
      total: '20.00',
      refunded: '20.00',
      due: '0.00',
      owedBack: '0.00',
    })
    // Two cost 25.00 after the first refund.
    await change(group, id, 2)
    expect(await chargeOf(group, id)).toMatchObject({
      total: '40.00',
      refunded: '20.00',
      credited: '15.00',
      due: '5.00',
    })
  })
})

describe('a class for three, paid by card, to which a customer comes late with one', () => {
  it('costs no less with each who comes after all, whoever adds them, and more only with a fourth', async () => {
    const policy = {
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 4320 },
    }
    const group = await aGroup(test.app, test.context, 'CLASS', { capacity: 8, policy })
    const fixed = { price: { value: '20', currency: 'EUR' } }
    await sellOnline(group, { serviceId: group.group.id, fixed, options: { inPerson: true } })
    const { id } = await someSeats(group.visitor, group, { totalParticipants: 3 })
    const { charge } = expected(await group.admin.post(`/v1/bookings/${id}/charge`, {}))
    await aPaid(group.visitor, charge.id)
    const { revision } = await getBooking(group, id)
    const sent = { revision, totalParticipants: 1 }
    expected(await group.visitor.post(`/v2/bookings/${id}/update_number_of_participants`, sent))
    for (const [people, total] of [
      [2, '60.00'],
      [3, '60.00'],
      [4, '80.00'],
    ] as const) {
      await change(group, id, people)
      await passMinutes(test, 2)
      expect(await chargeOf(group, id)).toMatchObject({ total, refunded: '0.00', owedBack: '0.00' })
    }
  })
})
