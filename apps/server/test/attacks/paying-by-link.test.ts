import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { anUnpaid, aPaidBooking, aSellingStudio, getBooking, passMinutes } from '../bookings/support/paying.ts'
import { aStarted, payPage, sandboxBalance, start } from '../payments/support/payments.ts'
import {
  aBooking,
  aHold,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T07:00:00Z'
const test = await createTestApp({ now })
const { app, clock } = test
const at = '2026-06-03T09:00:00.000Z'

beforeEach(() => clock.set(now))

type Owed = { studio: Studio; bookingId: string; chargeId: string; revision: string; bookingToken: string }

/** A confirmed booking of 80 euros that is due. */
async function anOwed(): Promise<Owed> {
  const policy = { cancellationPolicy: { enabled: true } }
  const studio = await aSellingStudio(test, { policy }, { options: { inPerson: true } })
  const { id } = await aBooking(studio.admin, slotWith(studio, at), { status: 'CONFIRMED' })
  const { charge } = expected(await studio.admin.post(`/v1/bookings/${id}/charge`, {}))
  const { revision } = await getBooking(studio, id)
  return { studio, bookingId: id, chargeId: charge.id, revision, bookingToken: await linkOf(studio, id) }
}

const linkOf = async ({ admin }: Studio, id: string): Promise<string> =>
  expected(await admin.get(`/v1/anonymous-bookings/${id}/token`)).token

const elsewhere = (studio: Studio): Promise<Client> => aVisitor(app, studio.siteId)

describe('the link of a booking, in a browser that did not book', () => {
  it('pays what is due, and follows the payment', async () => {
    const { studio, bookingId, chargeId, bookingToken } = await anOwed()
    const guest = await elsewhere(studio)
    const { token, paymentId } = await aStarted(guest, chargeId, { bookingToken, amount: '80.00' })
    const query = (more: string) => guest.get(`/v1/payments/${paymentId}/progress${more}`)
    expect(readRefusal(await query(''))).toBe('404 PAYMENT_NOT_FOUND')
    expect(expected(await query(`?bookingToken=${bookingToken}`)).progress.status).toBe('REQUIRES_ACTION')
    expected(await payPage(guest, token))
    expect(await getBooking(studio, bookingId)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await sandboxBalance(studio)).toBe(8000)
  })

  it('pays nothing without it, with that of another booking, of another business or with none that is signed', async () => {
    const { studio, chargeId, bookingToken } = await anOwed()
    const other = await aBooking(studio.admin, slotWith(studio, '2026-06-03T12:00:00.000Z'), { status: 'CONFIRMED' })
    const guest = await elsewhere(studio)
    const foreign = await anOwed()
    const tokens = [
      undefined,
      await linkOf(studio, other.id),
      foreign.bookingToken,
      `${bookingToken.slice(0, -8)}AAAAAAAA`,
      'x'.repeat(60),
    ]
    for (const wrong of tokens) {
      const more = wrong === undefined ? {} : { bookingToken: wrong }
      expect(readRefusal(await start(guest, chargeId, more))).toBe('404 CHARGE_NOT_FOUND')
    }
    const there = await elsewhere(foreign.studio)
    expect(readRefusal(await start(there, chargeId, { bookingToken }))).toBe('404 CHARGE_NOT_FOUND')
    expect(await sandboxBalance(studio)).toBe(0)
  })

  it('saves no card to the customer', async () => {
    const { studio, chargeId, bookingToken } = await anOwed()
    const guest = await elsewhere(studio)
    const { token } = await aStarted(guest, chargeId, { bookingToken, saveMethod: true })
    expected(await payPage(guest, token))
    const saved = await test.db.selectFrom('payment_methods').where('site_id', '=', studio.siteId).selectAll().execute()
    expect(saved).toEqual([])
  })

  it('pays once in two browsers: the later page ends the earlier', async () => {
    const { studio, chargeId, bookingToken } = await anOwed()
    const [one, two] = [await elsewhere(studio), await elsewhere(studio)]
    const first = await aStarted(one, chargeId, { bookingToken })
    const second = await aStarted(two, chargeId, { bookingToken })
    await Promise.all([payPage(one, first.token), payPage(two, second.token)])
    await passMinutes(test, 1)
    expect(await sandboxBalance(studio)).toBe(8000)
    expect(readRefusal(await start(two, chargeId, { bookingToken }))).toBe('428 PAYMENT_EXCEEDS_CHARGE')
  })

  it('pays no amount that was due before the price changed', async () => {
    const { studio, bookingId, chargeId, revision, bookingToken } = await anOwed()
    const guest = await elsewhere(studio)
    const { token } = await aStarted(guest, chargeId, { bookingToken, amount: '80.00' })
    const slot = { startDate: at }
    expected(await studio.admin.post(`/v2/bookings/${bookingId}/reschedule`, { revision, slot, newPrice: '95' }))
    await payPage(guest, token)
    await passMinutes(test, 1)
    expect(await sandboxBalance(studio)).toBe(0)
    const old = { bookingToken, amount: '80.00' }
    expect(readRefusal(await start(guest, chargeId, old))).toBe('428 PAYMENT_AMOUNT_CHANGED')
    const again = await aStarted(guest, chargeId, { bookingToken, amount: '95.00' })
    expected(await payPage(guest, again.token))
    expect(await sandboxBalance(studio)).toBe(9500)
  })

  it('pays nothing once the booking is cancelled, on a page that was open or anew', async () => {
    const { studio, chargeId, revision, bookingToken } = await anOwed()
    const guest = await elsewhere(studio)
    const { token } = await aStarted(guest, chargeId, { bookingToken })
    expected(await guest.post(`/v1/anonymous-bookings/${bookingToken}/cancel`, { revision }))
    await payPage(guest, token)
    await passMinutes(test, 1)
    expect(await sandboxBalance(studio)).toBe(0)
    const anew = await start(guest, chargeId, { bookingToken, idempotencyKey: randomUUID() })
    expect(readRefusal(anew)).toBe('428 PAYMENT_EXCEEDS_CHARGE')
  })

  it('confirms a booking that waits for its payment while its time is held, and takes nothing twice', async () => {
    const studio = await aSellingStudio(test)
    const { booking, payment } = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at))
    const bookingToken = await linkOf(studio, booking.id)
    const guest = await elsewhere(studio)
    const { token } = await aStarted(guest, payment.charge.id, { bookingToken, amount: '80.00' })
    expected(await payPage(guest, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    const late = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, '2026-06-04T09:00:00.000Z'))
    const again = { bookingToken: await linkOf(studio, late.booking.id) }
    expect(readRefusal(await start(guest, late.payment.charge.id, again))).toBe('428 PAYMENT_EXCEEDS_CHARGE')
    expect(await sandboxBalance(studio)).toBe(16000)
  })
})
