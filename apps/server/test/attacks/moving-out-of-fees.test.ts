import { describe, expect, it } from 'vitest'
import { aBookingWithFees, collect, feeCharges, feeOf, feePolicy, mark, starts } from '../bookings/support/fees.ts'
import { ledger } from '../payments/support/payments.ts'
import { aClient, type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, clock, db } = test
const nextWeek = '2026-06-08T10:00:00.000Z'
const later = '2026-06-09T10:00:00.000Z'
/** An hour and a half before the start: the window of 20.00. */
const late = '2026-06-01T08:30:00Z'

type Booked = Awaited<ReturnType<typeof aBookingWithFees>>

async function booked(options: object = {}): Promise<Booked> {
  clock.set('2026-06-01T07:00:00Z')
  return aBookingWithFees(test, { reschedulePolicy: { enabled: true }, ...options })
}

async function revisionOf(booking: Booked): Promise<string> {
  const { revision } = await db
    .selectFrom('bookings')
    .select('revision')
    .where('id', '=', booking.bookingId)
    .executeTakeFirstOrThrow()
  return String(revision)
}

const move = async (booking: Booked, startDate: string, client: Client = booking.client) =>
  client.post(`/v2/bookings/${booking.bookingId}/reschedule`, {
    revision: await revisionOf(booking),
    slot: { startDate },
  })

const moveByLink = async (booking: Booked, startDate: string) => {
  const { token } = expected(await booking.studio.admin.get(`/v1/anonymous-bookings/${booking.bookingId}/token`))
  const revision = await revisionOf(booking)
  return aClient(app, {}).post(`/v1/anonymous-bookings/${token}/reschedule`, { revision, slot: { startDate } })
}

const cancel = async (booking: Booked) =>
  booking.client.post(`/v2/bookings/${booking.bookingId}/cancel`, { revision: await revisionOf(booking) })

const owed = async ({ studio, bookingId }: Booked) =>
  (await feeCharges(studio, bookingId)).map(({ total }: { total: string }) => total)

describe('a customer who moves a booking out of the time that costs a fee', () => {
  it('is told the fee before they cancel, and owes it when they do', async () => {
    const booking = await booked()
    clock.set(late)
    expected(await move(booking, nextWeek))
    const shown = { trigger: 'BOOKING_CANCELED', amount: '20.00' }
    expect((await feeOf(booking.client, booking.bookingId)).fee).toMatchObject(shown)
    const { token } = expected(await booking.studio.admin.get(`/v1/anonymous-bookings/${booking.bookingId}/token`))
    const link = expected(await aClient(app, {}).get(`/v1/anonymous-bookings/${token}?fields=BOOKING_FEES`))
    expect(link.bookingFee.cancellationFee).toMatchObject({ status: 'PREVIEW', price: { value: '20.00' } })
    // Tokens of members are valid for four hours.
    clock.set('2026-06-01T10:30:00Z')
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual(['20.00'])
  })

  it('owes it by the link too, and after any number of moves', async () => {
    const booking = await booked()
    clock.set(late)
    expected(await moveByLink(booking, nextWeek))
    clock.set('2026-06-01T10:30:00Z')
    expected(await move(booking, later))
    expected(await moveByLink(booking, nextWeek))
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual(['20.00'])
  })

  it('owes what applied when they moved it, and more only for a later notice', async () => {
    const booking = await booked()
    clock.set(late)
    expected(await move(booking, '2026-06-01T11:00:00.000Z'))
    clock.set('2026-06-01T10:30:00Z')
    expected(await move(booking, later))
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual(['40.00'])
  })

  it('owes the fee of a no-show where they don’t come, once', async () => {
    const booking = await booked()
    clock.set(late)
    expected(await move(booking, nextWeek))
    clock.set('2026-06-08T10:15:00Z')
    expected(await mark(booking.studio, booking.bookingId, 'NOT_ATTENDED'))
    expected(await mark(booking.studio, booking.bookingId, 'NOT_ATTENDED'))
    await collect(test)
    expect(await owed(booking)).toEqual(['40.00'])
    expect(await ledger(booking.studio)).toEqual({ RECEIVABLE: 4000, REVENUE: -4000 })
  })

  it('cannot cancel any more where it was too late to cancel when they moved it', async () => {
    const cancellationPolicy = { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 }
    const booking = await booked({ cancellationPolicy })
    clock.set(late)
    expected(await move(booking, nextWeek))
    expect(readRefusal(await cancel(booking))).toBe('428 BOOKING_POLICY_VIOLATION')
    const { token } = expected(await booking.studio.admin.get(`/v1/anonymous-bookings/${booking.bookingId}/token`))
    const link = expected(await aClient(app, {}).get(`/v1/anonymous-bookings/${token}`))
    expect(link.allowedAnonymousActions).toMatchObject({ cancel: false, reschedule: true })
  })
})

describe('a move does not count against the customer', () => {
  it('when they make it before the time that costs a fee', async () => {
    const booking = await booked()
    clock.set('2026-06-01T07:59:59Z')
    expected(await move(booking, nextWeek))
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual([])
  })

  it('when staff make it, and stays counted when staff move it once more', async () => {
    const moved = await booked()
    clock.set(late)
    expected(await move(moved, nextWeek, moved.studio.admin))
    expected(await cancel(moved))
    expect(await owed(moved)).toEqual([])
    const again = await booked()
    clock.set(late)
    expected(await move(again, nextWeek))
    expected(await move(again, later, again.studio.admin))
    expected(await cancel(again))
    expect(await owed(again)).toEqual(['20.00'])
  })

  it('when it leads to the same time', async () => {
    const same = await booked()
    clock.set(late)
    expected(await move(same, starts))
    const row = db.selectFrom('bookings').select('moved_notice_seconds').where('id', '=', same.bookingId)
    expect(await row.executeTakeFirst()).toEqual({ moved_notice_seconds: null })
  })

  it('when the policy they booked under has no fee', async () => {
    const booking = await booked({
      cancellationFeePolicy: { ...feePolicy.cancellationFeePolicy, enabled: false },
      saveCreditCardPolicy: { enabled: false },
    })
    clock.set(late)
    expected(await move(booking, nextWeek))
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual([])
  })
})
