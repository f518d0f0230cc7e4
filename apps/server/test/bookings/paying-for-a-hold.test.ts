import { beforeEach, describe, expect, it } from 'vitest'
import {
  aRecorded,
  aStarted,
  cards,
  getPayment,
  ledger,
  payPage,
  sandboxBalance,
  start,
} from '../payments/support/payments.ts'
import { aHold, aVisitor, type Client, expected, readRefusal, type Studio, takenTime } from '../support/factories.ts'

import { createTestApp } from '../support/index.ts'

import {
  anUnpaid,
  aPaidBooking,
  aSellingStudio,
  bookOnline,
  clara,
  getBooking,
  listRefunds,
  passMinutes,
  sellOnline,
  takeAway,
} from './support/paying.ts'
import { listEvents, listHistory } from './support/traces.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test
const at = '2026-06-02T09:00:00.000Z'

const bookingIds = async ({ siteId }: Studio) =>
  (await db.selectFrom('bookings').select('id').where('site_id', '=', siteId).execute()).map(({ id }) => id)

beforeEach(() => clock.set(now))

describe('booking a hold that is paid online', () => {
  it('waits for the payment with the hold, and is confirmed by it', async () => {
    const studio = await aSellingStudio(test)
    const hold = await aHold(studio.visitor, studio, at)
    const { booking, payment, token } = await anUnpaid(studio.visitor, hold)
    expect(booking).toMatchObject({ status: 'CREATED', paymentStatus: 'NOT_PAID', selectedPaymentOption: 'ONLINE' })
    expect(payment).toMatchObject({ dueNow: '80.00', charge: { total: '80.00', due: '80.00', subjectId: booking.id } })
    expect(await takenTime(context, studio.resourceId)).toEqual([expect.stringMatching(/hold$/)])
    expected(await payPage(studio.visitor, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-02 09:00:00+00","2026-06-02 10:00:00+00")'])
    expect(await listHistory(context, booking.id)).toEqual([
      'book: → CREATED by visitor',
      'payment: CREATED → CONFIRMED by system',
    ])
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 confirmed'])
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 8000, REVENUE: -8000 })
    expect(readRefusal(await bookOnline(studio.visitor, hold))).toBe('404 HOLD_NOT_FOUND')
  })

  it('becomes pending where the service requires approval; a decline with refund returns the money', async () => {
    const studio = await aSellingStudio(test, { approval: true })
    const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
    const pending = await getBooking(studio, booking.id)
    expect(pending).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' })
    const flowControlSettings = { withRefund: true }
    const sent = { revision: pending.revision, flowControlSettings }
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/decline`, sent))
    expect(await listRefunds(studio)).toEqual(['8000 CREATED'])
    await passMinutes(test, 1)
    expect(await listRefunds(studio)).toEqual(['8000 SUCCEEDED'])
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })
    expect(await sandboxBalance(studio)).toBe(0)
  })

  it('takes a deposit where there is one, and the rest at the desk', async () => {
    const studio = await aSellingStudio(
      test,
      {},
      { fixed: { deposit: { value: '20', currency: 'EUR' } }, options: { deposit: true } },
    )
    const hold = await aHold(studio.visitor, studio, at)
    const { booking, payment, token } = await anUnpaid(studio.visitor, hold, { depositSelected: true })
    expect(payment).toMatchObject({ dueNow: '20.00', charge: { total: '80.00' } })
    expected(await payPage(studio.visitor, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PARTIALLY_PAID',
      depositSelected: true,
    })
    await aRecorded(studio.admin, payment.charge.id)
    expect(await getBooking(studio, booking.id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await ledger(studio)).toEqual({ CASH: 6000, PROVIDER_SANDBOX: 2000, REVENUE: -8000 })
  })

  it('takes exactly an amount that is offered, and refuses others before anything is paid', async () => {
    const deposit = { fixed: { deposit: { value: '20', currency: 'EUR' } }, options: { deposit: true } }
    const studio = await aSellingStudio(test, {}, deposit)
    const { visitor } = studio
    const { payment } = expected(await bookOnline(visitor, await aHold(visitor, studio, at)))
    for (const amount of ['20.00', '79.99', '0.01'])
      expect(readRefusal(await start(visitor, payment.charge.id, { amount }))).toBe('428 PAYMENT_AMOUNT_CHANGED')
    const { token } = await aStarted(visitor, payment.charge.id, { amount: '80.00' })
    expected(await payPage(visitor, token))
    expect(await sandboxBalance(studio)).toBe(8000)
  })

  it('takes only the deposit where nothing else is offered, and refuses a deposit that is not', async () => {
    const fixed = { deposit: { value: '20', currency: 'EUR' }, fullUpfrontPaymentAllowed: false }
    const studio = await aSellingStudio(test, {}, { fixed, options: { deposit: true } })
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    expect(readRefusal(await bookOnline(visitor, hold))).toBe('400 VALIDATION_FAILURE')
    expect(expected(await bookOnline(visitor, hold, { depositSelected: true })).payment.dueNow).toBe('20.00')
    await sellOnline(studio)
    expect(readRefusal(await bookOnline(visitor, hold, { depositSelected: true }))).toBe('400 VALIDATION_FAILURE')
  })

  it('refuses card payments of a business that takes none', async () => {
    const studio = await aSellingStudio(test)
    const { settings } = expected(await studio.admin.get('/v1/payments/settings'))
    const none = { settings: { revision: settings.revision, provider: 'NONE' } }
    expected(await studio.admin.patch('/v1/payments/settings', none))
    const hold = await aHold(studio.visitor, studio, at)
    expect(readRefusal(await bookOnline(studio.visitor, hold))).toBe('428 PAYMENT_PROVIDER_NOT_READY')
    expect(await bookingIds(studio)).toEqual([])
  })

  it('books at once when the choice comes to nothing, and when staff book', async () => {
    const studio = await aSellingStudio(test, {}, { fixed: { price: { value: '0', currency: 'EUR' } } })
    const free = expected(await bookOnline(studio.visitor, await aHold(studio.visitor, studio, at)))
    expect(free).toMatchObject({ payment: null, booking: { status: 'CONFIRMED', paymentStatus: 'EXEMPT' } })
    await sellOnline(studio)
    const later = await aHold(studio.admin, studio, '2026-06-02T12:00:00.000Z')
    expect(expected(await bookOnline(studio.admin, later))).toMatchObject({
      payment: null,
      booking: { status: 'CONFIRMED', paymentStatus: 'NOT_PAID' },
    })
  })

  it('cannot be had without paying', async () => {
    const studio = await aSellingStudio(test, {}, { options: { pricingPlan: true } })
    const hold = await aHold(studio.visitor, studio, at)
    for (const selectedPaymentOption of [undefined, 'UNDEFINED', 'OFFLINE', 'MEMBERSHIP'])
      expect(readRefusal(await bookOnline(studio.visitor, hold, { selectedPaymentOption }))).toMatch(/^400/)
  })
})

describe('trying again', () => {
  it('changes the same booking after a declined card, with what is sent now', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const first = await anUnpaid(visitor, hold, { formSubmission: { first_name: 'Clara', email: clara.email } })
    expected(await payPage(visitor, first.token, cards.decline))
    expect(await getBooking(studio, first.booking.id)).toMatchObject({ status: 'CREATED', paymentStatus: 'NOT_PAID' })
    const formSubmission = { first_name: 'Noa', email: 'noa@customer.example' }
    const again = await aPaidBooking(visitor, hold, { formSubmission })
    expect(again.booking.id).toBe(first.booking.id)
    expect(again.payment.charge.id).toBe(first.payment.charge.id)
    expect(await bookingIds(studio)).toEqual([first.booking.id])
    expect(await getBooking(studio, first.booking.id)).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      contactDetails: { firstName: 'Noa' },
    })
    const { contact_id: paidBy } = await db
      .selectFrom('charges')
      .select('contact_id')
      .where('id', '=', again.payment.charge.id)
      .executeTakeFirstOrThrow()
    expect(paidBy).toBe((await getBooking(studio, first.booking.id)).contactDetails?.contactId)
    const answers = db.selectFrom('form_submissions').select('id').where('site_id', '=', studio.siteId)
    expect(await answers.execute()).toHaveLength(1)
  })

  it('confirms the same booking when the customer pays at the visit after all', async () => {
    const studio = await aSellingStudio(test, {}, { options: { inPerson: true } })
    const hold = await aHold(studio.visitor, studio, at)
    const { booking } = expected(await bookOnline(studio.visitor, hold))
    const offline = { selectedPaymentOption: 'OFFLINE' }
    const booked = expected(await bookOnline(studio.visitor, hold, offline))
    expect(booked).toMatchObject({
      payment: null,
      booking: { id: booking.id, status: 'CONFIRMED', paymentStatus: 'NOT_PAID' },
    })
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 confirmed'])
  })

  it('follows a price that changed meanwhile', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const first = expected(await bookOnline(visitor, hold))
    await sellOnline(studio, { fixed: { price: { value: '90', currency: 'EUR' } } })
    const again = expected(await bookOnline(visitor, hold))
    expect(again.payment).toMatchObject({ dueNow: '90.00', charge: { id: first.payment.charge.id, total: '90.00' } })
    expect(readRefusal(await start(visitor, again.payment.charge.id, { amount: '80.00' }))).toBe(
      '428 PAYMENT_AMOUNT_CHANGED',
    )
  })

  it('makes one booking from two tabs', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const booked = await Promise.all([1, 2, 3].map(() => bookOnline(visitor, hold)))
    expect(new Set(booked.map((answer) => expected(answer).booking.id)).size).toBe(1)
    expect(await bookingIds(studio)).toHaveLength(1)
    const { charge } = expected(booked[0] as never).payment
    const first = await aStarted(visitor, charge.id)
    const second = await aStarted(visitor, charge.id)
    expected(await payPage(visitor, second.token))
    expect((await getPayment(studio.admin, first.paymentId)).payment.status).toBe('CANCELED')
    expect(await sandboxBalance(studio)).toBe(8000)
  })

  it('belongs to the customer: nobody else pays or follows it', async () => {
    const studio = await aSellingStudio(test)
    const stranger = await aVisitor(app, studio.siteId)
    const { payment, paymentId } = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at))
    expect(readRefusal(await start(stranger, payment.charge.id))).toBe('404 CHARGE_NOT_FOUND')
    expect(readRefusal(await stranger.get(`/v1/payments/${paymentId}/progress`))).toBe('404 PAYMENT_NOT_FOUND')
  })

  it('starts a new booking for another time in the same checkout', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const first = expected(await bookOnline(visitor, hold))
    const slot = {
      serviceId: studio.service.id,
      timezone: 'Europe/Berlin',
      startDate: '2026-06-02T12:00:00.000Z',
      endDate: '2026-06-02T13:00:00.000Z',
    }
    const moved = expected(await visitor.post('/v1/holds', { slot, checkoutId: hold.checkoutId })).hold
    expect(moved.id).toBe(hold.id)
    const second = await aPaidBooking(visitor, moved)
    expect(second.booking.id).not.toBe(first.booking.id)
    expect(await getBooking(studio, second.booking.id)).toMatchObject({
      status: 'CONFIRMED',
      startDate: slot.startDate,
    })
  })
})

describe('the hold of an unpaid booking', () => {
  const expiresAt = async (client: Client, hold: { id: string }) =>
    Date.parse(expected(await client.get(`/v1/holds/${hold.id}`)).hold.expiresAt) - Date.parse(now)
  const minutes = (count: number) => count * 60_000

  it('lives five minutes longer once a payment has begun, and no longer however often', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const { payment } = await anUnpaid(visitor, hold)
    expect(await expiresAt(visitor, hold)).toBe(minutes(15))
    await aStarted(visitor, payment.charge.id)
    expect(await expiresAt(visitor, hold)).toBe(minutes(15))
    clock.advance({ minutes: 14 })
    await expect(takeAway(studio, at)).rejects.toThrow('SLOT_NOT_AVAILABLE')
    clock.advance({ minutes: 1 })
    await takeAway(studio, at)
  })

  it('ends when it would have once the payment has failed', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const { paymentId } = await anUnpaid(visitor, hold)
    await db.deleteFrom('sandbox_payments').where('site_id', '=', studio.siteId).execute()
    await passMinutes(test, 12)
    expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('FAILED')
    expect(await expiresAt(visitor, hold)).toBe(minutes(10))
    await takeAway(studio, at)
  })

  it('is not given up when the customer leaves for the card page', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    await anUnpaid(visitor, hold)
    expected(await visitor.delete(`/v1/holds/${hold.id}`))
    await expect(takeAway(studio, at)).rejects.toThrow('SLOT_NOT_AVAILABLE')
  })

  it('is taken again with the same booking after it expired, and refused before any payment if it is gone', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const first = expected(await bookOnline(visitor, hold))
    clock.advance({ minutes: 11 })
    expect(readRefusal(await start(visitor, first.payment.charge.id))).toBe('428 SLOT_HOLD_UNAVAILABLE')
    const again = await anUnpaid(visitor, hold)
    expect(again.booking.id).toBe(first.booking.id)
    clock.advance({ minutes: 16 })
    await takeAway(studio, at)
    const refused = await bookOnline(visitor, hold)
    expect(readRefusal(refused)).toBe('428 SLOT_HOLD_UNAVAILABLE')
    expect(refused.body.details.applicationError.data.nextFree).toHaveLength(3)
  })

  it('releases the debt of a customer who never pays', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const { payment, paymentId, booking } = await anUnpaid(visitor, await aHold(visitor, studio, at))
    await passMinutes(test, 26)
    expect((await getPayment(studio.admin, paymentId)).payment.status).toBe('CANCELED')
    const [charge] = await db.selectFrom('charges').selectAll().where('id', '=', payment.charge.id).execute()
    expect(charge).toMatchObject({ paid_minor: 0, waived_minor: 8000 })
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CREATED' })
    expect(await ledger(studio)).toEqual({ REVENUE: -8000, WAIVED: 8000 })
  })

  it('goes when staff decline the booking, and becomes its time when they confirm it', async () => {
    const studio = await aSellingStudio(test)
    const { admin, visitor } = studio
    const { booking } = expected(await bookOnline(visitor, await aHold(visitor, studio, at)))
    expected(await admin.post(`/v2/bookings/${booking.id}/decline`, { revision: booking.revision }))
    await takeAway(studio, at)
    const other = expected(await bookOnline(visitor, await aHold(visitor, studio, '2026-06-02T12:00:00.000Z'))).booking
    const checkAvailabilityValidation = true
    const sent = { revision: other.revision, flowControlSettings: { checkAvailabilityValidation } }
    const confirmed = expected(await admin.post(`/v2/bookings/${other.id}/confirm`, sent)).booking
    expect(confirmed).toMatchObject({ status: 'CONFIRMED' })
    expect(confirmed.doubleBooked).toBeUndefined()
  })
})

describe('amounts', () => {
  it.each([
    ['EUR', '80.00', '80'],
    ['JPY', '4500', '4500'],
    ['KWD', '7.125', '7.125'],
  ])('charges what the preview said in %s, with the tax on top', async (currency, price, value) => {
    const studio = await aSellingStudio(test, {}, { fixed: { price: { value, currency } } })
    const { admin, visitor } = studio
    const { settings } = expected(await admin.get('/v1/payments/settings'))
    const taxes = [{ locationId: null, name: 'VAT', percent: '7.7', included: false }]
    expected(await admin.patch('/v1/payments/settings', { settings: { revision: settings.revision, taxes } }))
    const quote = expected(
      await visitor.post('/v1/bookings/quote', { serviceId: studio.service.id, locationId: studio.locationId }),
    )
    expect(quote).toMatchObject({
      price: { total: price },
      paymentOptions: ['ONLINE'],
      payment: { deposit: null, isFullPaymentOffered: true },
    })
    const { payment, token, booking } = await anUnpaid(visitor, await aHold(visitor, studio, at))
    expect(payment.charge).toMatchObject({ total: quote.payment.total, tax: quote.payment.tax, currency })
    expect(payment.dueNow).toBe(quote.payment.total)
    expected(await payPage(visitor, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  })
})
