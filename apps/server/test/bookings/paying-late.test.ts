import { beforeEach, describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { cards, getPayment, ledger, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { aHold, aVisitor, expected, takenTime } from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { seatsTaken } from './support/class-sessions.ts'
import {
  anUnpaid,
  aSellingStudio,
  getBooking,
  listRefunds,
  passMinutes,
  sellOnline,
  takeAway,
} from './support/paying.ts'
import { listEvents } from './support/traces.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { app, context, db, clock } = test
const at = '2026-06-02T09:00:00.000Z'

beforeEach(() => clock.set(now))

describe('a payment that arrives late', () => {
  it('confirms the booking while its time is still free', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const { booking, token } = await anUnpaid(visitor, await aHold(visitor, studio, at))
    clock.advance({ minutes: 17 })
    expected(await payPage(visitor, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-02 09:00:00+00","2026-06-02 10:00:00+00")'])
  })

  it('is refunded at once and the booking declined if the time was taken meanwhile', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const { booking, paymentId, token } = await anUnpaid(visitor, await aHold(visitor, studio, at))
    clock.advance({ minutes: 17 })
    await takeAway(studio, at)
    expected(await payPage(visitor, token))
    const declined = await getBooking(studio, booking.id)
    expect(declined).toMatchObject({ status: 'DECLINED', paymentStatus: 'REFUNDED' })
    expect(await getPayment(studio.admin, paymentId)).toMatchObject({
      payment: { status: 'SUCCEEDED', refunded: '80.00' },
      receipts: [{ kind: 'RECEIPT' }, { kind: 'CREDIT_NOTE' }],
    })
    expect(await sandboxBalance(studio)).toBe(0)
    expect(await ledger(studio)).toEqual({})
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 declined', '3 updated'])
    await dispatchEvents(context)
    const { messages } = expected(await studio.admin.post('/v1/messages/query', {}))
    const told = messages.find(({ kind }: { kind: string }) => kind === 'bookingDeclined')
    expect(told.bodyText).toContain('Someone else booked this time before your payment arrived.')
    expect(told.bodyText).toContain('€80.00 is on its way back to you.')
  })

  it('ends in the same state when the message comes by the job, twice, or after a crash', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const { booking } = await anUnpaid(visitor, await aHold(visitor, studio, at))
    await db
      .updateTable('sandbox_payments')
      .set({ status: 'SUCCEEDED', card_brand: 'Visa', card_last4: '4242' })
      .where('site_id', '=', studio.siteId)
      .execute()
    await Promise.all([passMinutes(test, 6), passMinutes(test, 0)])
    await passMinutes(test, 6)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 confirmed'])
    expect(await ledger(studio)).toEqual({ PROVIDER_SANDBOX: 8000, REVENUE: -8000 })
  })

  it('is refunded when staff ended the booking before it came', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const { booking, token } = await anUnpaid(visitor, await aHold(visitor, studio, at))
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision }))
    expected(await payPage(visitor, token))
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CANCELED' })
    expect(await sandboxBalance(studio)).toBe(0)
  })

  it('passes a challenge, and leaves the booking open when it fails', async () => {
    const studio = await aSellingStudio(test)
    const { visitor } = studio
    const hold = await aHold(visitor, studio, at)
    const first = await anUnpaid(visitor, hold)
    const answer = (token: string, challenge: string) => visitor.post(`/v1/payments/sandbox/${token}`, { challenge })
    expected(await payPage(visitor, first.token, cards.challenge))
    expected(await answer(first.token, 'REJECT'))
    expect(await getBooking(studio, first.booking.id)).toMatchObject({ status: 'CREATED' })
    const second = await anUnpaid(visitor, hold)
    expected(await payPage(visitor, second.token, cards.challenge))
    expected(await answer(second.token, 'APPROVE'))
    expect(await getBooking(studio, first.booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  })
})

describe('two customers who pay for the same time late', () => {
  it.each(['APPOINTMENT', 'CLASS', 'COURSE'] as const)(
    'one is confirmed, the other refunded and declined: %s',
    async (kind) => {
      const group = kind === 'APPOINTMENT' ? undefined : await aGroup(app, context, kind, { capacity: 1 })
      const studio = group ?? (await aSellingStudio(test))
      await sellOnline(studio, { serviceId: group?.group.id ?? studio.service.id })
      const customers = [studio.visitor, await aVisitor(app, studio.siteId)]
      const unpaid = []
      for (const customer of customers) {
        const hold = group
          ? expected(await customer.post('/v1/holds', { slot: group.place })).hold
          : await aHold(customer, studio, at)
        unpaid.push({ customer, ...(await anUnpaid(customer, hold)) })
        clock.advance({ minutes: 16 })
      }
      await Promise.all(unpaid.map(async ({ customer, token }) => expected(await payPage(customer, token))))
      const bookings = await Promise.all(unpaid.map(({ booking }) => getBooking(studio, booking.id)))
      expect(bookings.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`).toSorted()).toEqual([
        'CONFIRMED PAID',
        'DECLINED REFUNDED',
      ])
      expect(await sandboxBalance(studio)).toBe(8000)
      expect(await listRefunds(studio)).toEqual(['8000 SUCCEEDED'])
      if (group) expect(await seatsTaken(context, group.scopeId)).toBe(1)
    },
  )
})
