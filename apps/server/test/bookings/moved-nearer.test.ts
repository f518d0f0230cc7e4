import { describe, expect, it } from 'vitest'
import { type Client, expected, readRefusal } from '../support/factories.ts'
import { aGroup, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aBookingWithFees, feeCharges, feeOf, feePolicy, mark, starts } from './support/fees.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, clock, context, db } = test
const nextWeek = '2026-06-08T10:00:00.000Z'
const soon = '2026-06-01T10:45:00.000Z'
/** An hour and a half before the start: the window of 20.00. */
const late = '2026-06-01T08:30:00Z'

type Booked = Awaited<ReturnType<typeof aBookingWithFees>>

/** A booking for ten o'clock today, with fees from eight on. */
async function booked(options: object = {}): Promise<Booked> {
  clock.set('2026-06-01T07:00:00Z')
  return aBookingWithFees(test, { reschedulePolicy: { enabled: true }, ...options })
}

async function row(booking: Booked) {
  return db.selectFrom('bookings').selectAll().where('id', '=', booking.bookingId).executeTakeFirstOrThrow()
}

async function move(booking: Booked, startDate: string, client: Client = booking.studio.admin) {
  const { revision } = await row(booking)
  const sent = { revision: String(revision), slot: { startDate } }
  return client.post(`/v2/bookings/${booking.bookingId}/reschedule`, sent)
}

const cancel = async (booking: Booked) =>
  booking.client.post(`/v2/bookings/${booking.bookingId}/cancel`, { revision: String((await row(booking)).revision) })
const owed = async ({ studio, bookingId }: Booked) =>
  (await feeCharges(studio, bookingId)).map(({ total }: { total: string }) => total)

/** A booking of next week, which its customer agreed to and the business moved to today. */
async function movedNearer(options: object = {}): Promise<Booked> {
  const booking = await booked(options)
  expected(await move(booking, nextWeek, booking.client))
  expected(await move(booking, soon))
  clock.set('2026-06-01T10:00:00Z')
  return booking
}

describe('a booking that the business moved nearer', () => {
  it('is cancelled without a fee as long as its own time would have been', async () => {
    const booking = await movedNearer()
    expect((await feeOf(booking.client, booking.bookingId)).fee).toBeNull()
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual([])
  })

  it('can be cancelled and rescheduled although it is too late for the new time', async () => {
    const cancellationPolicy = { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 }
    const reschedulePolicy = { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 120 }
    const booking = await movedNearer({ cancellationPolicy, reschedulePolicy })
    expected(await move(booking, nextWeek, booking.client))
    const again = await movedNearer({ cancellationPolicy, reschedulePolicy })
    expected(await cancel(again))
  })

  it('cannot be cancelled once it has begun', async () => {
    const booking = await movedNearer()
    clock.set('2026-06-01T10:46:00Z')
    expect(readRefusal(await cancel(booking))).toBe('428 BOOKING_POLICY_VIOLATION')
  })

  it('owes the fee of a no-show where its customer does not come', async () => {
    const booking = await movedNearer()
    clock.set('2026-06-01T11:00:00Z')
    expected(await mark(booking.studio, booking.bookingId, 'NOT_ATTENDED'))
    expect(await owed(booking)).toEqual(['40.00'])
  })

  it('owes what applied to its own time where that was late, too', async () => {
    const booking = await booked()
    clock.set(late)
    expected(await move(booking, '2026-06-01T09:15:00.000Z'))
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual(['20.00'])
  })

  it('counts from the latest of several times until its customer agrees to another', async () => {
    const booking = await booked()
    for (const start of ['2026-06-01T11:00:00.000Z', '2026-06-01T09:00:00.000Z', '2026-06-01T09:30:00.000Z'])
      expected(await move(booking, start))
    expect(new Date((await row(booking)).agreed_start_at ?? 0).toISOString()).toBe('2026-06-01T11:00:00.000Z')
    expected(await move(booking, nextWeek))
    expect((await row(booking)).agreed_start_at).toBeNull()
    expected(await move(booking, soon))
    expected(await move(booking, '2026-06-01T12:00:00.000Z', booking.client))
    expect((await row(booking)).agreed_start_at).toBeNull()
    clock.set('2026-06-01T10:30:00Z')
    expected(await cancel(booking))
    expect(await owed(booking)).toEqual(['20.00'])
  })

  it('has its own time back when the move is undone', async () => {
    const booking = await booked()
    const { booking: moved } = expected(await move(booking, '2026-06-01T09:00:00.000Z'))
    expect((await row(booking)).agreed_start_at).not.toBeNull()
    expected(await booking.studio.admin.post(`/v1/bookings/${booking.bookingId}/undo`, { revision: moved.revision }))
    expect(await row(booking)).toMatchObject({ agreed_start_at: null })
    expect(new Date((await row(booking)).starts_at).toISOString()).toBe(starts)
  })
})

describe.each(['CLASS', 'COURSE'] as const)('a booking of a %s', (kind) => {
  it('keeps the start it was agreed with when the business moves the session nearer', async () => {
    clock.set('2026-06-01T07:00:00Z')
    const yoga = await aGroup(app, context, kind, { startDate: '2026-06-03T09:00:00.000Z', policy: feePolicy })
    const { id } = await someSeats(yoga.admin, yoga, { totalParticipants: 1, status: 'CONFIRMED' })
    const sessions = db.selectFrom('sessions').select('id').where('schedule_id', '=', yoga.group.scheduleId)
    const session = await sessions.executeTakeFirstOrThrow()
    const url = `/v1/sessions/${session.id}`
    const moveTo = async (localStartDate: string) => {
      const { revision } = expected(await yoga.admin.get(url)).session
      expected(
        await yoga.admin.patch(url, {
          session: { revision, localStartDate },
          bookings: kind === 'CLASS' ? 'MOVE' : 'KEEP',
        }),
      )
      const found = db.selectFrom('bookings').select('agreed_start_at').where('id', '=', id)
      const { agreed_start_at: agreed } = await found.executeTakeFirstOrThrow()
      return agreed && new Date(agreed).toISOString()
    }
    expect(await moveTo('2026-06-02T11:00:00')).toBe('2026-06-03T09:00:00.000Z')
    expect(await moveTo('2026-06-02T18:00:00')).toBe('2026-06-03T09:00:00.000Z')
    expect(await moveTo('2026-06-03T11:00:00')).toBeNull()
  })
})
