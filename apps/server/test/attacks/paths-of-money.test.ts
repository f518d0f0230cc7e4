import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  anUnpaid,
  aPaidBooking,
  aSellingStudio,
  bookOnline,
  getBooking,
  listRefunds,
  passMinutes,
} from '../bookings/support/paying.ts'
import {
  aPayingMember,
  aSavedCard,
  ledger,
  payPage,
  record,
  refund,
  sandboxBalance,
  start,
} from '../payments/support/payments.ts'
import {
  type Answer,
  aClient,
  aHold,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type Studio,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { changedTables, tablePrints } from '../support/table-prints.ts'

const now = '2026-06-01T07:00:00Z'
const test = await createTestApp({ now })
const { app, clock, db } = test
const at = '2026-06-03T09:00:00.000Z'
const later = '2026-06-03T12:00:00.000Z'

beforeEach(() => clock.set(now))

type Paid = {
  studio: Studio
  bookingId: string
  chargeId: string
  paymentId: string
  token: string
  link: Client
  linkToken: string
}

async function aPaid(startDate = at): Promise<Paid> {
  const studio = await aSellingStudio(test)
  const { booking, payment, paymentId, token } = await aPaidBooking(
    studio.visitor,
    await aHold(studio.visitor, studio, startDate),
  )
  const { token: linkToken } = expected(await studio.admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
  const link = aClient(app, {})
  return { studio, bookingId: booking.id, chargeId: payment.charge.id, paymentId, token, link, linkToken }
}

const revisionOf = async ({ studio, bookingId }: Paid): Promise<string> =>
  (await getBooking(studio, bookingId)).revision

/** Every way in which a customer changes the price, people, time or payment of a booking that exists. */
async function waysOf(paid: Paid, client: Client): Promise<Record<string, () => Promise<Answer>>> {
  const { bookingId, chargeId, link, linkToken } = paid
  const revision = await revisionOf(paid)
  const card = { returnUrl: '/account', idempotencyKey: randomUUID() }
  const slot = { startDate: later }
  return {
    pay: () => start(client, chargeId),
    payAgainByAmount: () => start(client, chargeId, { amount: '80' }),
    cancel: () => client.post(`/v2/bookings/${bookingId}/cancel`, { revision }),
    reschedule: () => client.post(`/v2/bookings/${bookingId}/reschedule`, { revision, slot }),
    people: () =>
      client.post(`/v2/bookings/${bookingId}/update_number_of_participants`, { revision, totalParticipants: 3 }),
    agree: () => client.post(`/v1/bookings/${bookingId}/fee-agreement`, { text: 'I agree', ...card }),
    confirm: () => client.post(`/v2/bookings/${bookingId}/confirm`, { revision }),
    decline: () => client.post(`/v2/bookings/${bookingId}/decline`, { revision }),
    refund: () => refund(client, paid.paymentId),
    record: () => record(client, chargeId),
    waive: () => client.post(`/v1/payments/charges/${chargeId}/waive`, { reason: 'mine' }),
    cancelByLink: () => link.post(`/v1/anonymous-bookings/${linkToken}/cancel`, { revision }),
    rescheduleByLink: () => link.post(`/v1/anonymous-bookings/${linkToken}/reschedule`, { revision, slot }),
  }
}

describe('a booking that was paid and cancelled', () => {
  it('is neither paid, moved, enlarged nor cancelled again by its customer: the money went back once', async () => {
    const paid = await aPaid()
    const { studio, bookingId } = paid
    expected(await studio.visitor.post(`/v2/bookings/${bookingId}/cancel`, { revision: await revisionOf(paid) }))
    await passMinutes(test, 2)
    expect(await listRefunds(studio)).toEqual(['8000 SUCCEEDED'])
    const books = await ledger(studio)
    for (const [name, attempt] of Object.entries(await waysOf(paid, studio.visitor))) {
      const { status } = await attempt()
      expect([name, status >= 400 && status < 500]).toEqual([name, true])
    }
    await passMinutes(test, 2)
    expect(await ledger(studio)).toEqual(books)
    expect(await listRefunds(studio)).toEqual(['8000 SUCCEEDED'])
    expect(await sandboxBalance(studio)).toBe(0)
    expect((await getBooking(studio, bookingId)).status).toBe('CANCELED')
  })

  it('is refunded once, however many tabs and links cancel it at the same time', async () => {
    const paid = await aPaid()
    const { cancel, cancelByLink } = await waysOf(paid, paid.studio.visitor)
    const answers = await Promise.all([cancel, cancelByLink, cancel, cancelByLink].map((it) => it?.()))
    expect(answers.filter((it) => it?.status === 200).length).toBeGreaterThanOrEqual(1)
    expect(answers.filter((it) => (it?.status ?? 500) >= 500)).toEqual([])
    await passMinutes(test, 2)
    expect(await listRefunds(paid.studio)).toEqual(['8000 SUCCEEDED'])
    expect(await sandboxBalance(paid.studio)).toBe(0)
  })
})

describe('a card page that is open', () => {
  it('takes no money for a booking that its customer cancels meanwhile, or returns it', async () => {
    const studio = await aSellingStudio(test)
    const { booking, token } = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at))
    const { revision } = await getBooking(studio, booking.id)
    expected(await studio.visitor.post(`/v2/bookings/${booking.id}/cancel`, { revision }))
    const answer = await payPage(studio.visitor, token)
    expect(answer.status).toBeLessThan(500)
    await passMinutes(test, 2)
    expect(await sandboxBalance(studio)).toBe(0)
    expect((await getBooking(studio, booking.id)).status).not.toBe('CONFIRMED')
  })

  it('is paid once, however often its form is sent at the same time', async () => {
    const studio = await aSellingStudio(test)
    const { booking, token } = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at))
    await Promise.all([1, 2, 3, 4].map(() => payPage(studio.visitor, token)))
    await passMinutes(test, 2)
    expect(await sandboxBalance(studio)).toBe(8000)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  })
})

describe('another visitor or member who knows every id of a booking', () => {
  it('changes nothing of it', async () => {
    const paid = await aPaid()
    const { client: member } = await aPayingMember(paid.studio)
    for (const client of [await aVisitor(app, paid.studio.siteId), member]) {
      const { cancelByLink: _, rescheduleByLink: __, ...ways } = await waysOf(paid, client)
      const before = await tablePrints(db, ['rate_limits'])
      for (const [name, attempt] of Object.entries(ways)) {
        expect([name, /^40[134] /.test(readRefusal(await attempt()))]).toEqual([name, true])
      }
      expect(changedTables(before, await tablePrints(db, ['rate_limits']))).toEqual([])
    }
  })

  it('pays nothing with a card that somebody else saved, and books nothing with their hold', async () => {
    const studio = await aSellingStudio(test)
    const [owner, thief] = [await aPayingMember(studio), await aPayingMember(studio)]
    const methodId = await aSavedCard(owner.client)
    const hold = await aHold(owner.client, studio, at)
    expect((await bookOnline(thief.client, hold)).status).toBe(404)
    const own = expected(await bookOnline(thief.client, await aHold(thief.client, studio, later)))
    const refused = await start(thief.client, own.payment.charge.id, { methodId })
    expect(readRefusal(refused)).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    expect(await sandboxBalance(studio)).toBe(0)
  })
})
