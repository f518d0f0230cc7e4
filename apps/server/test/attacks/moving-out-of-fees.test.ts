import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { aBookingWithFees, collect, feeCharges, feeOf, feePolicy, mark, starts } from '../bookings/support/fees.ts'
import { getBooking } from '../bookings/support/paying.ts'
import { aMonthlyMember, anHour } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import { aPaid, ledger } from '../payments/support/payments.ts'
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

const needsApproval = ({ siteId }: { siteId: string }) =>
  db
    .updateTable('services')
    .set({ online_booking: sql`online_booking || '{"requireManualApproval": true}'` })
    .where('site_id', '=', siteId)
    .execute()

async function runJobs(): Promise<void> {
  for (const { run } of bookingsJobs) await run(test.context, clock.now())
}

describe('a customer who moves a booking into a request that is declined', () => {
  /** Paid, and moved at this time from ten o’clock to next week, where it waits for an answer. */
  async function aRequest(movedAt: string, options: object = {}) {
    const booking = await booked(options)
    const { studio, bookingId, client } = booking
    const { charge } = expected(await studio.admin.post(`/v1/bookings/${bookingId}/charge`, {}))
    await aPaid(client, charge.id)
    await needsApproval(studio)
    clock.set(movedAt)
    expect(expected(await move(booking, nextWeek)).booking).toMatchObject({ status: 'PENDING' })
    return booking
  }

  const decline = async (booking: Booked, flowControlSettings: object = {}) =>
    booking.studio.admin.post(`/v2/bookings/${booking.bookingId}/decline`, {
      revision: await revisionOf(booking),
      flowControlSettings,
    })

  const kept = async (booking: Booked) => {
    await collect(test)
    const { cancellationFee } = await getFee(booking)
    return [cancellationFee?.value, (await ledger(booking.studio))['PROVIDER_SANDBOX']]
  }

  const getFee = async ({ bookingId }: Booked) => {
    const rows = db.selectFrom('bookings').select('cancellation_fee').where('id', '=', bookingId)
    const { cancellation_fee } = await rows.executeTakeFirstOrThrow()
    return { cancellationFee: cancellation_fee as { value: string } | null }
  }

  it('owes the fee of the move where nobody answers, and has the rest back', async () => {
    const booking = await aRequest(late)
    clock.set(nextWeek)
    await runJobs()
    expect(await getBooking(booking.studio, booking.bookingId)).toMatchObject({ status: 'DECLINED' })
    expect(await kept(booking)).toEqual(['20.00', 2000])
  })

  it('owes it where staff decline, unless they refund everything', async () => {
    const declined = await aRequest(late)
    expected(await decline(declined))
    expect(await kept(declined)).toEqual(['20.00', 8000])
    const refunded = await aRequest(late)
    expected(await decline(refunded, { withRefund: true }))
    expect(await kept(refunded)).toEqual([undefined, undefined])
  })

  it('owes nothing where they moved it in time', async () => {
    const booking = await aRequest('2026-06-01T07:30:00Z')
    clock.set(nextWeek)
    await runJobs()
    expect(await kept(booking)).toEqual([undefined, undefined])
  })

  it('has nothing back where it was too late to cancel', async () => {
    const cancellationPolicy = { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 }
    const booking = await aRequest(late, {
      cancellationPolicy,
      cancellationFeePolicy: undefined,
      saveCreditCardPolicy: { enabled: false },
    })
    clock.set(nextWeek)
    await runJobs()
    expect(await kept(booking)).toEqual([undefined, 8000])
  })

  it.each([
    ['nobody answers', 7],
    ['staff decline', 7],
    ['staff decline with a refund', 8],
  ])('has no credit back where it was too late to cancel and %s, unless staff say so', async (how, left) => {
    clock.set('2026-06-10T09:00:00Z')
    const club = await aMonthlyMember(test, { creditsPerCycle: 8 })
    const limit = { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 }
    await db
      .updateTable('booking_policies')
      .set({ rules: sql`rules || ${JSON.stringify({ cancellationPolicy: limit })}::jsonb` })
      .where('site_id', '=', club.siteId)
      .execute()
    const [soon, later] = [
      await anHour(club, '2026-06-10T10:00:00.000Z'),
      await anHour(club, '2026-06-20T10:00:00.000Z'),
    ]
    const client = await asMember(club.shop, club.member.id)
    const contactDetails = { firstName: 'Clara', email: club.member.loginEmail }
    const made = { ...byPlan, bookedEntity: soon.entity, contactDetails, totalParticipants: 1 }
    const { id } = expected(await client.post('/v2/bookings', { booking: made })).booking
    expected(await club.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
    await needsApproval(club)
    const slot = { eventId: later.scopeId }
    const moved = expected(await client.post(`/v2/bookings/${id}/reschedule`, { revision: '2', slot })).booking
    expect(moved).toMatchObject({ status: 'PENDING' })
    if (how === 'nobody answers') {
      clock.set('2026-06-20T10:00:00Z')
      await runJobs()
    } else {
      const flowControlSettings = { withRefund: left === 8 }
      expected(await club.admin.post(`/v2/bookings/${id}/decline`, { revision: moved.revision, flowControlSettings }))
    }
    expect(await getBooking(club, id)).toMatchObject({ status: 'DECLINED' })
    expect(await remaining(club.shop, club.member)).toEqual([left])
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
