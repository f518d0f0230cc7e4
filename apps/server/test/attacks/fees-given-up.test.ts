import { beforeEach, describe, expect, it } from 'vitest'
import {
  aBookingWithFees,
  agreeWithCard,
  collect,
  feeCharges,
  feePolicy,
  mark,
  starts,
} from '../bookings/support/fees.ts'
import { getBooking } from '../bookings/support/paying.ts'
import { aPayingMember, aRecorded, sandboxBalance, useSandbox } from '../payments/support/payments.ts'
import { aBooking, aStudio, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T07:00:00Z'
const over = '2026-06-01T10:15:00Z'
const test = await createTestApp({ now })
const { app, context, clock } = test
beforeEach(() => clock.set(now))

type Fee = { subjectType: string; due: string; paid: string; id: string }

async function listFees(studio: Studio, bookingId: string): Promise<Fee[]> {
  return (await feeCharges(studio, bookingId)).filter(({ subjectType }: Fee) => subjectType === 'NO_SHOW_FEE')
}
const dueOf = async (studio: Studio, bookingId: string) => (await listFees(studio, bookingId)).map(({ due }) => due)

/** A missed visit of 80.00, of which nothing was paid: the fee of 40.00 is due. */
async function aMissed() {
  const { studio, bookingId } = await aBookingWithFees(test)
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
  clock.set(over)
  expected(await mark(studio, bookingId, 'NOT_ATTENDED'))
  const [fee] = await listFees(studio, bookingId)
  if (!fee) throw new Error('There is no fee')
  const waive = async (amount?: string) =>
    expected(await studio.admin.post(`/v1/payments/charges/${fee.id}/waive`, amount ? { amount } : {}))
  return { studio, bookingId, chargeId: charge.id as string, fee, waive }
}

describe('a part of a fee that staff gave up', () => {
  it('is not due again once a part of the price is paid', async () => {
    const { studio, bookingId, chargeId, waive } = await aMissed()
    await waive('30.00')
    expect(await dueOf(studio, bookingId)).toEqual(['10.00'])
    await aRecorded(studio.admin, chargeId, '5.00')
    expect(await dueOf(studio, bookingId)).toEqual(['5.00'])
    await aRecorded(studio.admin, chargeId, '15.00')
    expect(await dueOf(studio, bookingId)).toEqual(['0.00'])
  })

  it('is not due again where the rest was paid', async () => {
    const { studio, bookingId, chargeId, fee, waive } = await aMissed()
    await aRecorded(studio.admin, fee.id, '10.00')
    await waive()
    await aRecorded(studio.admin, chargeId, '5.00')
    expect(await dueOf(studio, bookingId)).toEqual(['0.00'])
    const { fee: shown } = expected(await studio.admin.get(`/v1/bookings/${bookingId}/fee`))
    expect(shown).toMatchObject({ state: 'PAID' })
  })

  it('belongs to that fee: one that was withdrawn and is due anew is due in full', async () => {
    const { studio, bookingId, chargeId, waive } = await aMissed()
    await waive('30.00')
    for (const status of ['ATTENDED', 'NOT_ATTENDED'] as const) expected(await mark(studio, bookingId, status))
    expect(await dueOf(studio, bookingId)).toEqual(['0.00', '40.00'])
    await aRecorded(studio.admin, chargeId, '5.00')
    expect(await dueOf(studio, bookingId)).toEqual(['0.00', '35.00'])
  })
})

/** A visit of 80.00 of a member who agreed to the fees with their card. */
async function anAgreed() {
  const studio = await aStudio(app, context, { price: '80', policy: feePolicy })
  await useSandbox(studio)
  const { client, contactId } = await aPayingMember(studio)
  const { id } = await aBooking(client, slotWith(studio, starts))
  await context.db.updateTable('bookings').set({ contact_id: contactId }).where('id', '=', id).execute()
  return { studio, client, id }
}

describe('a visit that was missed', () => {
  it.each([false, true])('costs no fee on top of what was paid elsewhere, with a charge: %s', async (isCharged) => {
    const { studio, client, id } = await anAgreed()
    if (isCharged) expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
    expected(await studio.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'PAID' }))
    await agreeWithCard(client, id)
    clock.set(over)
    expected(await mark(studio, id, 'NOT_ATTENDED'))
    await collect(test)
    expect(await listFees(studio, id)).toEqual([])
    expect([await sandboxBalance(studio), (await getBooking(studio, id)).paymentStatus]).toEqual([0, 'PAID'])
  })

  it('costs the fee where nothing was to be paid', async () => {
    const { studio, client, id } = await anAgreed()
    expected(await studio.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'EXEMPT' }))
    await agreeWithCard(client, id)
    clock.set(over)
    expected(await mark(studio, id, 'NOT_ATTENDED'))
    await collect(test)
    expect((await listFees(studio, id)).map(({ paid }) => paid)).toEqual(['40.00'])
  })
})
