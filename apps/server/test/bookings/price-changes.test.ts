import { beforeEach, describe, expect, it } from 'vitest'
import {
  aRecorded,
  aStarted,
  cards,
  getPayment,
  ledger,
  payPage,
  record,
  refund,
  sandboxBalance,
  start,
} from '../payments/support/payments.ts'
import { type Answer, type Client, expected, readRefusal } from '../support/factories.ts'
import { aGroup, countSeats, type Group, holdSeats, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import {
  anUnpaid,
  aPaidBooking,
  bookOnline,
  chargeOf,
  getBooking,
  listRefunds,
  passMinutes,
  sellOnline,
} from './support/paying.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test

beforeEach(() => clock.set(now))

type Options = { options?: object; fixed?: object; policy?: object; startDate?: string }

/** A class that is sold online for 20 euros a person. */
async function aClass({ options, fixed = {}, ...rest }: Options = {}): Promise<Group> {
  const yoga = await aGroup(app, context, 'CLASS', { capacity: 8, ...rest })
  const price = { value: '20', currency: 'EUR' }
  await sellOnline(yoga, { serviceId: yoga.group.id, fixed: { price, ...fixed }, ...(options ? { options } : {}) })
  return yoga
}

const aHoldOf = async (yoga: Group, totalParticipants = 1) =>
  expected(await holdSeats(yoga.visitor, yoga, { totalParticipants })).hold

async function changePeople(client: Client, yoga: Group, id: string, totalParticipants: number): Promise<Answer> {
  const { revision } = await getBooking(yoga, id)
  return client.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants })
}

describe('more people while the card page is open', () => {
  it('reprice the charge; what arrives for the earlier price is returned, and settles nothing', async () => {
    const yoga = await aClass()
    const { booking, token, paymentId } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 3))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '60.00', due: '60.00' })
    expected(await payPage(yoga.visitor, token))
    expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CREATED', paymentStatus: 'NOT_PAID' })
    const { progress } = expected(await yoga.visitor.get(`/v1/payments/${paymentId}/progress`))
    expect(progress).toMatchObject({ status: 'FAILED', failureCode: 'PRICE_CHANGED' })
    await passMinutes(test, 1)
    expect(await listRefunds(yoga)).toEqual(['2000 SUCCEEDED'])
    expect(await sandboxBalance(yoga)).toBe(0)
    const { payment, charge } = await getPayment(yoga.admin, paymentId)
    expect([payment.refunded, charge.paid, charge.due]).toEqual(['20.00', '0.00', '60.00'])
  })

  it('are paid with the next payment, for the whole price only', async () => {
    const yoga = await aClass()
    const { booking } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 3))
    const { id } = await chargeOf(yoga, booking.id)
    const refused = await start(yoga.visitor, id, { amount: '20.00' })
    expect(readRefusal(refused)).toBe('428 PAYMENT_AMOUNT_CHANGED')
    const { token } = await aStarted(yoga.visitor, id, { amount: '60.00' })
    expected(await payPage(yoga.visitor, token))
    expect(await getBooking(yoga, booking.id)).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      totalParticipants: 3,
    })
    expect(await countSeats(yoga)).toBe('3/0 of 8')
  })

  it('cancel the open page within a minute', async () => {
    const yoga = await aClass()
    const { booking, token, paymentId } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 2))
    await passMinutes(test, 1)
    expect((await getPayment(yoga.admin, paymentId)).payment.status).toBe('CANCELED')
    await payPage(yoga.visitor, token)
    expect(await sandboxBalance(yoga)).toBe(0)
  })

  it('return money that was being processed, and that of a card which was declined first', async () => {
    for (const card of [cards.late, cards.decline]) {
      const yoga = await aClass()
      const { booking, token } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
      await payPage(yoga.visitor, token, card)
      expected(await changePeople(yoga.visitor, yoga, booking.id, 2))
      await payPage(yoga.visitor, token, cards.success)
      await passMinutes(test, 5)
      await passMinutes(test, 1)
      expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CREATED', paymentStatus: 'NOT_PAID' })
      expect(await sandboxBalance(yoga)).toBe(0)
    }
  })

  it('from staff, or in another tab that books the hold again, do the same', async () => {
    const yoga = await aClass()
    const { booking, token } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
    const tab = await anUnpaid(yoga.visitor, (await heldBy(booking.id))!)
    expected(await changePeople(yoga.admin, yoga, booking.id, 2))
    for (const page of [token, tab.token]) await payPage(yoga.visitor, page)
    await passMinutes(test, 1)
    expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CREATED', paymentStatus: 'NOT_PAID' })
    expect(await sandboxBalance(yoga)).toBe(0)
  })

  it('one cent of an earlier attempt that was abandoned is not forgiven', async () => {
    const yoga = await aClass()
    const { booking } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
    await passMinutes(test, 40)
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ waived: '20.00', due: '0.00' })
    expected(await changePeople(yoga.visitor, yoga, booking.id, 2))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '40.00', waived: '0.00', due: '40.00' })
    expect(await ledger(yoga)).toEqual({ RECEIVABLE: 4000, REVENUE: -4000 })
  })
})

describe('a booking that was abandoned before it was paid', () => {
  const confirm = async (yoga: Group, id: string) => {
    const { revision } = await getBooking(yoga, id)
    return expected(await yoga.admin.post(`/v2/bookings/${id}/confirm`, { revision }))
  }

  it('and is confirmed by staff at the same price owes it', async () => {
    const yoga = await aClass()
    const { booking } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
    await passMinutes(test, 40)
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ waived: '20.00', due: '0.00' })
    await confirm(yoga, booking.id)
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ waived: '0.00', due: '20.00' })
    expect(await ledger(yoga)).toEqual({ RECEIVABLE: 2000, REVENUE: -2000 })
    expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CONFIRMED' })
  })

  it('keeps what staff gave up of it', async () => {
    const yoga = await aClass()
    const { booking, payment } = await anUnpaid(yoga.visitor, await aHoldOf(yoga))
    expected(await yoga.admin.post(`/v1/payments/charges/${payment.charge.id}/waive`, { amount: '15', reason: 'Ill' }))
    await passMinutes(test, 40)
    await confirm(yoga, booking.id)
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ waived: '15.00', due: '5.00' })
  })
})

const heldBy = (id: string) => db.selectFrom('holds').select('id').where('booking_id', '=', id).executeTakeFirst()

describe('more people after the payment', () => {
  it('by the customer are refused where everything is paid online, and take no seats', async () => {
    const yoga = await aClass()
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga))
    const refused = await changePeople(yoga.visitor, yoga, booking.id, 3)
    expect(readRefusal(refused)).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
    expect(await countSeats(yoga)).toBe('1/0 of 8')
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PAID', totalParticipants: 1 })
  })

  it('by the customer are owed at the visit where the service can be paid there', async () => {
    const yoga = await aClass({ options: { inPerson: true } })
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 3))
    expect(await getBooking(yoga, booking.id)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      totalParticipants: 3,
    })
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '60.00', paid: '20.00', due: '40.00' })
    expect(await ledger(yoga)).toEqual({ PROVIDER_SANDBOX: 2000, RECEIVABLE: 4000, REVENUE: -6000 })
  })

  it('by the customer are refused beyond what their deposit covers', async () => {
    const yoga = await aClass({ options: { deposit: true }, fixed: { deposit: { value: '5', currency: 'EUR' } } })
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga), { depositSelected: true })
    expect(readRefusal(await changePeople(yoga.visitor, yoga, booking.id, 2))).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
    const whole = await aClass({ options: { deposit: true }, fixed: { deposit: { value: '5', currency: 'EUR' } } })
    const paid = await aPaidBooking(whole.visitor, await aHoldOf(whole))
    expected(await changePeople(whole.visitor, whole, paid.booking.id, 4))
    expect(await chargeOf(whole, paid.booking.id)).toMatchObject({ paid: '20.00', due: '60.00' })
  })

  it('by staff or a front end are owed, and the booking says so until they are paid', async () => {
    const yoga = await aClass()
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga))
    expected(await changePeople(yoga.admin, yoga, booking.id, 2))
    const charge = await chargeOf(yoga, booking.id)
    expect(charge).toMatchObject({ total: '40.00', due: '20.00', status: 'PARTIALLY_PAID' })
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' })
    const { token } = await aStarted(yoga.visitor, charge.id)
    expected(await payPage(yoga.visitor, token))
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await ledger(yoga)).toEqual({ PROVIDER_SANDBOX: 4000, REVENUE: -4000 })
  })

  it('of a booking that another system was paid for are refused to the customer; by staff it is paid in part', async () => {
    const yoga = await aClass({ options: { inPerson: true } })
    const booking = await someSeats(yoga.admin, yoga, { totalParticipants: 1, status: 'CONFIRMED' })
    const own = { payment_status: 'PAID', created_by_type: 'visitor', created_by_id: await visitorId(yoga) }
    await db.updateTable('bookings').set(own).where('id', '=', booking.id).execute()
    expect(readRefusal(await changePeople(yoga.visitor, yoga, booking.id, 2))).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
    expected(await changePeople(yoga.admin, yoga, booking.id, 2))
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' })
  })

  it('of a booking that was free are not paid', async () => {
    const yoga = await aClass({ options: { inPerson: true } })
    const booking = await someSeats(yoga.admin, yoga, { totalParticipants: 1, status: 'CONFIRMED' })
    const agreed_price = JSON.stringify({ value: '0.00', currency: 'EUR' })
    const free = { payment_status: 'EXEMPT', agreed_price }
    await db.updateTable('bookings').set(free).where('id', '=', booking.id).execute()
    expected(await changePeople(yoga.admin, yoga, booking.id, 2))
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'NOT_PAID' })
  })

  it('are refused to the customer once the class has begun, and added ones once it cannot be booked', async () => {
    const limit = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 } }
    const yoga = await aClass({ options: { inPerson: true }, policy: limit, startDate: '2026-06-01T11:00:00Z' })
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 2))
    clock.set('2026-06-01T10:30:00Z')
    expect(readRefusal(await changePeople(yoga.visitor, yoga, booking.id, 3))).toBe('428 BOOKING_POLICY_VIOLATION')
    expected(await changePeople(yoga.visitor, yoga, booking.id, 1))
    clock.set('2026-06-01T11:00:00Z')
    expect(readRefusal(await changePeople(yoga.visitor, yoga, booking.id, 2))).toBe('428 BOOKING_POLICY_VIOLATION')
    expected(await changePeople(yoga.admin, yoga, booking.id, 2))
  })
})

async function visitorId(yoga: Group): Promise<string | null> {
  const booking = await someSeats(yoga.visitor, yoga, { totalParticipants: 1 })
  const row = db.selectFrom('bookings').select('created_by_id').where('id', '=', booking.id)
  return (await row.executeTakeFirstOrThrow()).created_by_id
}

describe('fewer people after the payment', () => {
  it('get their money back on the card while the customer could still cancel', async () => {
    const yoga = await aClass()
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 3))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 1))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '20.00', paid: '60.00', owedBack: '40.00' })
    await passMinutes(test, 1)
    expect(await listRefunds(yoga)).toEqual(['4000 SUCCEEDED'])
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ owedBack: '0.00', due: '0.00', refunded: '40.00' })
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await ledger(yoga)).toEqual({ PROVIDER_SANDBOX: 2000, REVENUE: -2000 })
  })

  it('get nothing back later: the price stays', async () => {
    const late = {
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 60 },
    }
    const yoga = await aClass({ policy: late, startDate: '2026-06-01T11:00:00Z' })
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 3))
    clock.set('2026-06-01T10:30:00Z')
    expected(await changePeople(yoga.visitor, yoga, booking.id, 1))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '60.00', owedBack: '0.00', due: '0.00' })
    expect(await countSeats(yoga)).toBe('1/0 of 8')
    await passMinutes(test, 1)
    expect(await listRefunds(yoga)).toEqual([])
  })

  it('and more again before the money went back cost what they cost', async () => {
    const yoga = await aClass({ options: { inPerson: true } })
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 3))
    for (const people of [1, 3, 1, 3]) expected(await changePeople(yoga.visitor, yoga, booking.id, people))
    await passMinutes(test, 1)
    const charge = await chargeOf(yoga, booking.id)
    expect(charge).toMatchObject({ total: '60.00', paid: '60.00', refunded: '40.00', due: '40.00' })
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' })
    expect(await ledger(yoga)).toEqual({ PROVIDER_SANDBOX: 2000, RECEIVABLE: 4000, REVENUE: -6000 })
  })

  it('and more again before the money went back are refused where everything is paid online', async () => {
    const yoga = await aClass()
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 4))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 1))
    for (const people of [4, 2])
      expect(readRefusal(await changePeople(yoga.visitor, yoga, booking.id, people))).toBe(
        '428 PRICE_CHANGE_NOT_ALLOWED',
      )
    await passMinutes(test, 1)
    expect(await listRefunds(yoga)).toEqual(['6000 SUCCEEDED'])
    expect(readRefusal(await changePeople(yoga.visitor, yoga, booking.id, 4))).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
    expect(await countSeats(yoga)).toBe('1/0 of 8')
    expect(await ledger(yoga)).toEqual({ PROVIDER_SANDBOX: 2000, REVENUE: -2000 })
  })

  it('are owed back by the business what was paid on site, until staff return it', async () => {
    const yoga = await aClass({ options: { inPerson: true } })
    const booking = await someSeats(yoga.admin, yoga, { totalParticipants: 3, status: 'CONFIRMED' })
    const { charge } = expected(await yoga.admin.post(`/v1/bookings/${booking.id}/charge`, {}))
    const { payment } = await aRecorded(yoga.admin, charge.id)
    expected(await changePeople(yoga.admin, yoga, booking.id, 1))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ owedBack: '40.00', due: '0.00' })
    expect(await ledger(yoga)).toEqual({ CASH: 6000, RECEIVABLE: -4000, REVENUE: -2000 })
    expect(readRefusal(await record(yoga.admin, charge.id, '1'))).toBe('428 PAYMENT_EXCEEDS_CHARGE')
    expected(await refund(yoga.admin, payment.id, '40'))
    const after = await chargeOf(yoga, booking.id)
    expect(after).toMatchObject({ owedBack: '0.00', due: '0.00', credited: '0.00', status: 'PARTIALLY_REFUNDED' })
    expect(await ledger(yoga)).toEqual({ CASH: 2000, REVENUE: -2000 })
  })

  it('stay owed back when the provider refuses the refund', async () => {
    const yoga = await aClass()
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 3))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 1))
    await db.updateTable('sandbox_payments').set({ refunded_minor: 6000 }).where('site_id', '=', yoga.siteId).execute()
    await passMinutes(test, 1)
    expect(await listRefunds(yoga)).toEqual(['4000 FAILED'])
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ owedBack: '40.00', refunded: '0.00' })
  })
})

describe('another price by staff', () => {
  const move = async (yoga: Group, id: string, more: object) => {
    const { revision } = await getBooking(yoga, id)
    const slot = { eventId: yoga.place['eventId'] }
    const flowControlSettings = { allowPriceChange: true }
    return yoga.admin.post(`/v2/bookings/${id}/reschedule`, { revision, slot, flowControlSettings, ...more })
  }

  it('is not undone when its customer comes with fewer people or more: a discount stays for those who come', async () => {
    const options = { online: true, inPerson: true, deposit: false, pricingPlan: false }
    const yoga = await aClass({ options })
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 4))
    expected(await move(yoga, booking.id, { newPrice: '40' }))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 3))
    await passMinutes(test, 1)
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '30.00', due: '0.00', owedBack: '0.00' })
    expected(await changePeople(yoga.visitor, yoga, booking.id, 2))
    await passMinutes(test, 1)
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '20.00', due: '0.00', owedBack: '0.00' })
    expected(await changePeople(yoga.visitor, yoga, booking.id, 3))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '30.00', due: '10.00' })
    expected(await changePeople(yoga.visitor, yoga, booking.id, 5))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '60.00', due: '40.00' })
  })

  it('is not undone when its customer comes with fewer people: what the business kept stays', async () => {
    const yoga = await aClass({ options: { inPerson: true } })
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 3))
    expected(await move(yoga, booking.id, { totalParticipants: 2, newPrice: '60' }))
    expected(await changePeople(yoga.visitor, yoga, booking.id, 1))
    await passMinutes(test, 1)
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '40.00', refunded: '20.00', owedBack: '0.00' })
    expected(await changePeople(yoga.visitor, yoga, booking.id, 2))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '60.00', due: '20.00' })
  })

  it('leaves charge, status, tax and ledger in agreement, up and down', async () => {
    const yoga = await aClass()
    const { settings } = expected(await yoga.admin.get('/v1/payments/settings'))
    const taxes = [{ locationId: null, name: 'VAT', percent: '19', included: true }]
    expected(await yoga.admin.patch('/v1/payments/settings', { settings: { revision: settings.revision, taxes } }))
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 2))
    expected(await move(yoga, booking.id, { totalParticipants: 3, newPrice: '50' }))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '50.00', tax: '7.98', paid: '40.00', due: '10.00' })
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' })
    expected(await move(yoga, booking.id, { totalParticipants: 2, newPrice: '30' }))
    await passMinutes(test, 1)
    const charge = await chargeOf(yoga, booking.id)
    expect(charge).toMatchObject({ total: '30.00', tax: '4.79', refunded: '10.00', due: '0.00', owedBack: '0.00' })
    expect(await ledger(yoga)).toEqual({ PROVIDER_SANDBOX: 3000, REVENUE: -2521, TAX: -479 })
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PAID' })
    const { entries } = expected(await yoga.admin.get(`/v1/bookings/${booking.id}/history`))
    const prices = entries.flatMap(({ detail }: { detail: { price?: object } }) => detail.price ?? [])
    expect(prices).toContainEqual({ from: '40.00 EUR', to: '50.00 EUR' })
    expect(prices).toContainEqual({ from: '50.00 EUR', to: '30.00 EUR' })
  })

  it('is undone with its money, unless money went back', async () => {
    const yoga = await aClass()
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 2))
    const dearer = expected(await move(yoga, booking.id, { totalParticipants: 3 })).booking
    const undo = (revision: string) => yoga.admin.post(`/v1/bookings/${booking.id}/undo`, { revision })
    expected(await undo(dearer.revision))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '40.00', due: '0.00' })
    expect(await getBooking(yoga, booking.id)).toMatchObject({ paymentStatus: 'PAID', totalParticipants: 2 })
    const cheaper = expected(await move(yoga, booking.id, { totalParticipants: 1 })).booking
    expect(readRefusal(await undo(cheaper.revision))).toBe('428 NOTHING_TO_UNDO')
  })

  it('below what was given up shrinks that first, so that nobody gets back what they did not pay', async () => {
    const yoga = await aClass({ options: { inPerson: true } })
    const booking = await someSeats(yoga.admin, yoga, { totalParticipants: 3, status: 'CONFIRMED' })
    const { charge } = expected(await yoga.admin.post(`/v1/bookings/${booking.id}/charge`, {}))
    await aRecorded(yoga.admin, charge.id, '30')
    expected(await yoga.admin.post(`/v1/payments/charges/${charge.id}/waive`, { reason: 'Goodwill' }))
    expected(await move(yoga, booking.id, { totalParticipants: 2 }))
    expect(await chargeOf(yoga, booking.id)).toMatchObject({ total: '40.00', waived: '10.00', owedBack: '0.00' })
    expect(await ledger(yoga)).toEqual({ CASH: 3000, REVENUE: -4000, WAIVED: 1000 })
  })

  it('is refused below zero and with more decimals than the currency has, naming the field', async () => {
    const yoga = await aClass()
    const { booking } = await aPaidBooking(yoga.visitor, await aHoldOf(yoga, 2))
    for (const newPrice of ['-1', '10.001', '999999999999999999'])
      expect(readRefusal(await move(yoga, booking.id, { newPrice }))).toBe('400 newPrice')
  })
})

it('books the hold again after a declined card for what it costs then', async () => {
  const yoga = await aClass()
  const hold = await aHoldOf(yoga, 2)
  const { booking, token } = await anUnpaid(yoga.visitor, hold)
  expected(await changePeople(yoga.visitor, yoga, booking.id, 1))
  const { payment } = expected(await bookOnline(yoga.visitor, hold))
  expect(payment).toMatchObject({ dueNow: '40.00', charge: { total: '40.00' } })
  await payPage(yoga.visitor, token)
  await passMinutes(test, 1)
  expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CREATED' })
  expect(await sandboxBalance(yoga)).toBe(0)
})
