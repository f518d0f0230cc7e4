import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBookingWithFees, agreeWithCard, collect, feePolicy, mark, starts } from '../bookings/support/fees.ts'
import { aPaidBooking, aSellingStudio, getBooking, passMinutes, sellOnline } from '../bookings/support/paying.ts'
import { aPaid, ledger, sandboxBalance } from '../payments/support/payments.ts'
import { aHold, type Client, expected, type Studio } from '../support/factories.ts'
import { aGroup, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T07:00:00Z'
const test = await createTestApp({ now })
const { clock, context } = test
const real = context.gateways.payments.SANDBOX
beforeEach(() => clock.set(now))
afterEach(() => comeBack())

/** The provider makes no refund until it comes back. */
function goAway(): void {
  const refund = async () => ({ id: null, status: 'PENDING', failureCode: null }) as const
  context.gateways.payments.SANDBOX = { ...real, refund }
}

function comeBack(): void {
  context.gateways.payments.SANDBOX = real
}

/** The provider refuses what it was asked to refund: everything, or one amount. */
async function refuse(amountMinor?: number): Promise<void> {
  const refused = { id: null, status: 'FAILED', failureCode: 'expired_or_canceled_card' } as const
  const refund: typeof real.refund = async (provided, asked) =>
    amountMinor === undefined || asked.amountMinor === amountMinor ? refused : real.refund(provided, asked)
  context.gateways.payments.SANDBOX = { ...real, refund }
  await passMinutes(test, 6)
}

/** Whether what goes back before the booking ends has gone back then, or goes back later. */
const times = ['was made', 'is still under way'] as const
type Time = (typeof times)[number]

async function sendBack(time: Time, send: () => Promise<unknown>): Promise<void> {
  if (time === 'is still under way') goAway()
  await send()
  if (time === 'was made') await passMinutes(test, 2)
}

async function finish(): Promise<void> {
  comeBack()
  await passMinutes(test, 6)
  await passMinutes(test, 6)
}

/** A seat for each of four people in a class, 80.00 in all, paid by card. */
async function aPaidGroup() {
  const group = await aGroup(test.app, test.context, 'CLASS', { price: '20' })
  const fixed = { price: { value: '20', currency: 'EUR' } }
  await sellOnline(group, { serviceId: group.group.id, fixed, options: { inPerson: true } })
  const { id } = await someSeats(group.visitor, group, { totalParticipants: 4 })
  const { charge } = expected(await group.admin.post(`/v1/bookings/${id}/charge`, {}))
  return { group, id: id as string, paymentId: await aPaid(group.visitor, charge.id) }
}

async function come(client: Client, group: Group, id: string, totalParticipants: number): Promise<void> {
  const { revision } = await getBooking(group, id)
  expected(await client.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants }))
}

async function send(client: Client, studio: Studio, id: string, call: string, more: object = {}): Promise<void> {
  const { revision } = await getBooking(studio, id)
  const version = call === 'cancel-with-fee' ? 'v1' : 'v2'
  expected(await client.post(`/${version}/bookings/${id}/${call}`, { revision, ...more }))
}

/** The business gives money back that was paid by mistake: what it paid is owed again. */
const takeBack = async ({ admin }: Studio, paymentId: string, amount: string) =>
  expected(
    await admin.post(`/v1/payments/${paymentId}/refund`, { amount, owedAgain: true, idempotencyKey: randomUUID() }),
  )

async function chargesOf({ admin }: Studio, id: string): Promise<{ due: string; owedBack: string }[]> {
  return expected(await admin.post('/v1/payments/charges/query', { subjectIds: [id] })).charges
}

async function dueOf(studio: Studio, id: string): Promise<number> {
  return (await chargesOf(studio, id)).reduce((sum, { due }) => sum + Number(due), 0)
}

/** Everything went back, and nobody owes anything. */
async function expectNothingLeft(studio: Studio, id: string): Promise<void> {
  expect(await sandboxBalance(studio)).toBe(0)
  for (const charge of await chargesOf(studio, id)) expect(charge).toMatchObject({ due: '0.00', owedBack: '0.00' })
  const accounts = await ledger(studio)
  expect([accounts.RECEIVABLE ?? 0, accounts.PROVIDER_SANDBOX ?? 0]).toEqual([0, 0])
  expect(expected(await studio.admin.post('/v1/bookings/unpaid/sum', {}))).toMatchObject({ count: 0 })
}

describe.each(times)('a booking whose refund %s when it ends', (time) => {
  it('of fewer people, then as many again, owes nothing to who cancels in time', async () => {
    const { group, id } = await aPaidGroup()
    await sendBack(time, () => come(group.visitor, group, id, 3))
    await come(group.visitor, group, id, 4)
    await send(group.visitor, group, id, 'cancel')
    await finish()
    await expectNothingLeft(group, id)
    expect((await getBooking(group, id)).paymentStatus).toBe('REFUNDED')
  })

  it('of two people fewer, then one more, owes nothing to who cancels in time', async () => {
    const { group, id } = await aPaidGroup()
    await sendBack(time, () => come(group.visitor, group, id, 2))
    await come(group.visitor, group, id, 3)
    await send(group.visitor, group, id, 'cancel')
    await finish()
    await expectNothingLeft(group, id)
  })

  it.each(['30.00', '80.00'])(
    'of a payment by mistake of %s, owes nothing for a class that the business cancels',
    async (amount) => {
      const { group, id, paymentId } = await aPaidGroup()
      await sendBack(time, () => takeBack(group, paymentId, amount))
      const query = context.db.selectFrom('sessions').select('revision').where('id', '=', group.scopeId)
      const { revision } = await query.executeTakeFirstOrThrow()
      expected(await group.admin.post(`/v1/sessions/${group.scopeId}/cancel`, { revision: String(revision) }))
      await finish()
      await expectNothingLeft(group, id)
    },
  )

  it('of a payment by mistake, owes nothing when the business gives everything up', async () => {
    const { group, id, paymentId } = await aPaidGroup()
    await sendBack(time, () => takeBack(group, paymentId, '80.00'))
    await send(group.admin, group, id, 'cancel', { waiveCharges: true })
    await finish()
    await expectNothingLeft(group, id)
  })

  it('of a payment by mistake, owes it when the business cancels without more, or takes back that it gave it up', async () => {
    for (const isUndone of [false, true]) {
      const { group, id, paymentId } = await aPaidGroup()
      await sendBack(time, () => takeBack(group, paymentId, '80.00'))
      await send(group.admin, group, id, 'cancel', { waiveCharges: isUndone })
      if (isUndone) {
        const { revision } = await getBooking(group, id)
        expected(await group.admin.post(`/v1/bookings/${id}/undo`, { revision }))
      }
      await finish()
      expect(await dueOf(group, id)).toBe(80)
    }
  })

  it('of a payment by mistake for a request, owes nothing when that is declined', async () => {
    const studio = await aSellingStudio(test, { approval: true })
    const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, starts))
    const paymentId = await findPaymentId(studio)
    await sendBack(time, () => takeBack(studio, paymentId, '30.00'))
    expect((await getBooking(studio, booking.id)).status).toBe('PENDING')
    await send(studio.admin, studio, booking.id, 'decline', { flowControlSettings: { withRefund: true } })
    await finish()
    await expectNothingLeft(studio, booking.id)
  })
})

type Fee = { studio: Studio; id: string; paymentId: string }

async function findPaymentId({ siteId }: Studio): Promise<string> {
  const found = context.db.selectFrom('payments').select('id').where('site_id', '=', siteId)
  return (await found.executeTakeFirstOrThrow()).id
}

/** A no-show fee of 40.00 that the saved card paid. */
async function aCollectedFee(): Promise<Fee> {
  const { studio, client, bookingId: id } = await aBookingWithFees(test)
  await agreeWithCard(client, id)
  clock.set('2026-06-01T10:15:00Z')
  expected(await mark(studio, id, 'NOT_ATTENDED'))
  await collect(test)
  return { studio, id, paymentId: await findPaymentId(studio) }
}

/** Paid by card: 80.00. Missed: they pay the fee of 40.00, or cancelled at a fee, so that 40.00 are kept for it. */
async function aCoveredFee(isCanceled: boolean): Promise<Fee> {
  const studio = await aSellingStudio(test, { policy: feePolicy })
  const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, starts))
  clock.set('2026-06-01T10:15:00Z')
  const fee = { studio, id: booking.id, paymentId: await findPaymentId(studio) }
  if (isCanceled) await send(studio.admin, studio, fee.id, 'cancel-with-fee', { refund: true })
  else expected(await mark(studio, fee.id, 'NOT_ATTENDED'))
  await passMinutes(test, 2)
  return fee
}

/** Something else of the booking is changed. */
const changeDetails = async ({ studio, id }: Fee) =>
  expected(
    await studio.admin.post(`/v2/bookings/${id}/update_extended_fields`, {
      namespace: '@studio/notes',
      namespaceData: { seen: true },
    }),
  )

describe('a refund under way that fails', () => {
  it.each([
    [4, undefined, '80.00'],
    [4, 2000, '20.00'],
    [4, 6000, '60.00'],
    [3, undefined, '80.00'],
    [3, 2000, '20.00'],
    [3, 6000, '60.00'],
  ])(
    'is owed back to who came with 3 people, then %i, and cancelled in time: %s fails',
    async (people, failing, owedBack) => {
      const { group, id } = await aPaidGroup()
      goAway()
      await come(group.visitor, group, id, 3)
      if (people !== 3) await come(group.visitor, group, id, people)
      await send(group.visitor, group, id, 'cancel')
      await refuse(failing)
      await finish()
      expect(await chargesOf(group, id)).toMatchObject([{ due: '0.00', owedBack }])
      const { entries } = expected(await group.admin.get(`/v1/bookings/${id}/history`))
      expect(entries.some(({ detail }: { detail: object }) => 'owedBack' in detail)).toBe(true)
    },
  )

  it.each([true, false])('leaves the fee paid, whatever changed meanwhile: cancelled %s', async (isCanceled) => {
    const fee = await aCoveredFee(isCanceled)
    goAway()
    await takeBack(fee.studio, fee.paymentId, isCanceled ? '40.00' : '80.00')
    await changeDetails(fee)
    await refuse()
    await finish()
    expect(await dueOf(fee.studio, fee.id)).toBe(0)
    expect(expected(await fee.studio.admin.get(`/v1/bookings/${fee.id}/fee`)).fee.state).toBe('PAID')
  })
})

describe.each(times)('a fee whose refund %s', (time) => {
  it('is not owed by who came after all', async () => {
    const { studio, id, paymentId } = await aCollectedFee()
    await sendBack(time, () => takeBack(studio, paymentId, '15.00'))
    expected(await mark(studio, id, 'ATTENDED'))
    await finish()
    expect([await sandboxBalance(studio), await dueOf(studio, id)]).toEqual([0, 0])
  })

  it.each(['15.00', '40.00'])(
    'is not owed by whose visit was cancelled at it, and who came after all: %s',
    async (amount) => {
      const { studio, id, paymentId } = await aCoveredFee(true)
      await sendBack(time, () => takeBack(studio, paymentId, amount))
      expected(await mark(studio, id, 'ATTENDED'))
      await finish()
      expect([await sandboxBalance(studio), await dueOf(studio, id)]).toEqual([0, 0])
    },
  )

  it.each([
    [true, '40.00', 40],
    [true, '15.00', 15],
    [false, '80.00', 80],
    [false, '50.00', 50],
    [false, '30.00', 30],
  ])(
    'is due once after a payment by mistake, whatever changes meanwhile: cancelled %s, %s',
    async (isCanceled, amount, due) => {
      const fee = await aCoveredFee(isCanceled)
      await sendBack(time, () => takeBack(fee.studio, fee.paymentId, amount))
      await changeDetails(fee)
      await finish()
      expect(await dueOf(fee.studio, fee.id)).toBe(due)
    },
  )

  it.each([true, false])('is dropped with its refund, whatever changes meanwhile: cancelled %s', async (isCanceled) => {
    const fee = await aCoveredFee(isCanceled)
    const dropped = { amount: isCanceled ? '40.00' : '80.00', dropFee: true, idempotencyKey: randomUUID() }
    await sendBack(time, async () =>
      expected(await fee.studio.admin.post(`/v1/payments/${fee.paymentId}/refund`, dropped)),
    )
    await changeDetails(fee)
    await finish()
    expect([await sandboxBalance(fee.studio), await dueOf(fee.studio, fee.id)]).toEqual([0, 0])
  })
})
