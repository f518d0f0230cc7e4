import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { feePolicy } from '../bookings/support/fees.ts'
import { chargeOf, getBooking, passMinutes, sellOnline } from '../bookings/support/paying.ts'
import { aPaid, aRecorded, sandboxBalance } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { aGroup, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { context } = test
const real = context.gateways.payments.SANDBOX
afterEach(() => answer())

/** What the provider says to refunds from now on; what it does unless said. */
function answer(said?: { status: 'PENDING' } | { status: 'FAILED' }): void {
  const failureCode = said?.status === 'FAILED' ? 'expired_or_canceled_card' : null
  const refund = async () => ({ id: null, status: 'PENDING', ...said, failureCode }) as const
  context.gateways.payments.SANDBOX = said ? { ...real, refund } : real
}

/** Whether refunds are made before the price changes, or later. */
const times = ['was made', 'is still under way'] as const

async function sendBack(time: (typeof times)[number], send: () => Promise<unknown>): Promise<void> {
  answer(time === 'was made' ? undefined : { status: 'PENDING' })
  await send()
  await passMinutes(test, 2)
}

async function finish(): Promise<void> {
  answer()
  await passMinutes(test, 6)
  await passMinutes(test, 6)
}

/** A seat for each of four people in a class, 80.00 in all. */
async function aGroupOfFour() {
  const cancellationWindows = [{ startInMinutes: 10_080, amount: { value: '10', currency: 'EUR' } }]
  const policy = { ...feePolicy, cancellationFeePolicy: { enabled: true, cancellationWindows } }
  const group = await aGroup(test.app, context, 'CLASS', { price: '20', policy })
  const fixed = { price: { value: '20', currency: 'EUR' } }
  await sellOnline(group, { serviceId: group.group.id, fixed, options: { inPerson: true } })
  const { id } = await someSeats(group.visitor, group, { totalParticipants: 4 })
  const { charge } = expected(await group.admin.post(`/v1/bookings/${id}/charge`, {}))
  return { group, id: id as string, chargeId: charge.id as string }
}

async function aPaidGroup() {
  const sold = await aGroupOfFour()
  return { ...sold, paymentId: await aPaid(sold.group.visitor, sold.chargeId) }
}

async function come({ admin, ...group }: Group, id: string, totalParticipants: number): Promise<void> {
  const { revision } = await getBooking({ admin, ...group }, id)
  expected(await admin.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants }))
}

async function cancelAtFee(group: Group, id: string): Promise<void> {
  const { revision } = await getBooking(group, id)
  expected(await group.admin.post(`/v1/bookings/${id}/cancel-with-fee`, { revision, refund: true }))
}

const giveBack = async ({ admin }: Group, paymentId: string, amount: string) =>
  expected(await admin.post(`/v1/payments/${paymentId}/refund`, { amount, idempotencyKey: randomUUID() }))

/** Three of four come: what is owed back of 80.00 does not reach the card. */
async function owedBackAfterFailing() {
  const sold = await aPaidGroup()
  answer({ status: 'FAILED' })
  await come(sold.group, sold.id, 3)
  await passMinutes(test, 2)
  expect(await chargeOf(sold.group, sold.id)).toMatchObject({ total: '60.00', owedBack: '20.00' })
  return sold
}

describe.each(times)('a refund that ends a part of the sale, and %s when the price falls', (time) => {
  it.each([2, 1])('is still a gift when four come after all, after %i', async (people) => {
    const { group, id, paymentId } = await aPaidGroup()
    await sendBack(time, () => giveBack(group, paymentId, '30.00'))
    await come(group, id, people)
    await finish()
    expect(await chargeOf(group, id)).toMatchObject({ due: '0.00', owedBack: '0.00' })
    expect(await sandboxBalance(group)).toBe(people * 2000)
    await come(group, id, 4)
    expect(await chargeOf(group, id)).toMatchObject({
      due: `${50 - people * 20}.00`,
      credited: '30.00',
      owedBack: '0.00',
    })
  })

  it('ends as much of what three pay as of what four paid', async () => {
    const { group, id, paymentId } = await aPaidGroup()
    await sendBack(time, () => giveBack(group, paymentId, '30.00'))
    await come(group, id, 3)
    await finish()
    expect(await chargeOf(group, id)).toMatchObject({ credited: '10.00', due: '0.00', owedBack: '0.00' })
    await come(group, id, 4)
    expect(await chargeOf(group, id)).toMatchObject({ credited: '30.00', due: '0.00', owedBack: '0.00' })
  })
})

describe.each(times)('a refund by hand of what is owed back, that %s when the price rises', (time) => {
  it('is due again, and a gift beyond it is none', async () => {
    const { group, id, paymentId } = await owedBackAfterFailing()
    await sendBack(time, () => giveBack(group, paymentId, '25.00'))
    await come(group, id, 4)
    await finish()
    expect(await chargeOf(group, id)).toMatchObject({ credited: '5.00', refunded: '25.00', due: '20.00' })
  })

  it('leaves the whole fee to the business when the booking is cancelled at one', async () => {
    const { group, id, paymentId } = await owedBackAfterFailing()
    await sendBack(time, () => giveBack(group, paymentId, '20.00'))
    await cancelAtFee(group, id)
    await finish()
    expect(await chargeOf(group, id)).toMatchObject({ due: '0.00', owedBack: '0.00' })
    expect(await sandboxBalance(group)).toBe(1000)
  })
})

describe('what is owed back already of a booking that is cancelled at a fee', () => {
  it('is owed back once where it did not reach the card', async () => {
    const { group, id } = await owedBackAfterFailing()
    await cancelAtFee(group, id)
    await finish()
    expect(await chargeOf(group, id)).toMatchObject({ due: '0.00', owedBack: '0.00' })
    expect(await sandboxBalance(group)).toBe(1000)
  })

  it('is owed back once where it was paid in cash', async () => {
    const { group, id, chargeId } = await aGroupOfFour()
    await aRecorded(group.admin, chargeId)
    await come(group, id, 3)
    expect(await chargeOf(group, id)).toMatchObject({ owedBack: '20.00' })
    await cancelAtFee(group, id)
    expect(await chargeOf(group, id)).toMatchObject({ due: '0.00', owedBack: '70.00' })
  })
})
