import { describe, expect, it } from 'vitest'
import { getBooking } from '../bookings/support/paying.ts'
import { aMonthlyMember, anHour, type PassClub } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import { aRecorded } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-10T09:00:00Z' })

type Made = { club: PassClub; id: string }

/** A booking of a member with three credits that is to be paid with them, and is not settled yet. */
async function aCreated(): Promise<Made> {
  const club = await aMonthlyMember(test, { creditsPerCycle: 3 })
  const { entity } = await anHour(club, '2026-06-15T09:00:00.000Z')
  const client = await asMember(club.shop, club.member.id)
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: club.member.loginEmail }
  const sent = { ...byPlan, bookedEntity: entity, contactDetails, totalParticipants: 1 }
  return { club, id: expected(await client.post('/v2/bookings', { booking: sent })).booking.id }
}

async function confirm({ club, id }: Made, paymentStatus?: string): Promise<void> {
  const { revision } = await getBooking(club, id)
  expected(await club.admin.post(`/v2/bookings/${id}/confirm`, { revision, paymentStatus }))
}

const left = ({ club }: Made) => remaining(club.shop, club.member)

describe('a booking that a plan was to pay for', () => {
  it('spends a credit when it is confirmed', async () => {
    const made = await aCreated()
    await confirm(made)
    expect(await left(made)).toEqual([2])
  })

  it('spends none when the business confirms it as free', async () => {
    const made = await aCreated()
    await confirm(made, 'EXEMPT')
    expect(await getBooking(made.club, made.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'EXEMPT' })
    expect(await left(made)).toEqual([3])
  })

  it('spends none when a part of it was paid otherwise, and the rest is paid in cash', async () => {
    const made = await aCreated()
    await confirm(made, 'PARTIALLY_PAID')
    expect(await left(made)).toEqual([3])
    const { charge } = expected(await made.club.admin.post(`/v1/bookings/${made.id}/charge`, {}))
    await aRecorded(made.club.admin, charge.id)
    expect(await left(made)).toEqual([3])
    const paid = { selectedPaymentOption: 'OFFLINE', paymentStatus: 'PAID' }
    expect(await getBooking(made.club, made.id)).toMatchObject(paid)
  })

  it('spends none when the business adds people to what is free', async () => {
    const made = await aCreated()
    await confirm(made, 'EXEMPT')
    const { revision } = await getBooking(made.club, made.id)
    const sent = { revision, totalParticipants: 2 }
    expected(await made.club.admin.post(`/v2/bookings/${made.id}/update_number_of_participants`, sent))
    expect(await left(made)).toEqual([3])
  })

  it('gives its credit back when it is paid in cash instead', async () => {
    const made = await aCreated()
    const { admin } = made.club
    expected(await admin.post(`/v2/confirmation/${made.id}:confirmOrDecline`, { paymentStatus: 'PARTIALLY_PAID' }))
    expect(await left(made)).toEqual([2])
    const { charge } = expected(await admin.post(`/v1/bookings/${made.id}/charge`, {}))
    await aRecorded(admin, charge.id)
    expect(await getBooking(made.club, made.id)).toMatchObject({ selectedPaymentOption: 'OFFLINE' })
    expect(await left(made)).toEqual([3])
  })
})
