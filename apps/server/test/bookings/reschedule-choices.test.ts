import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { someAddOns, someLengths } from '../support/choices.ts'
import { aBooking, aService, aStudio, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClassStudio, aLocation, aSession, seatsTaken } from './support/class-sessions.ts'
import { loadLastEvent } from './support/traces.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const ten = '2026-06-03T10:00:00.000Z'
const eleven = '2026-06-03T11:00:00.000Z'

const move = (client: Client, { id, revision }: bookings.Booking, slot: object, more: object = {}) =>
  client.post(`/v2/bookings/${id}/reschedule`, { revision, slot, ...more })
const to = (startDate: string) => ({
  startDate,
  endDate: new Date(Date.parse(startDate) + 3_600_000).toISOString(),
})
const flags = (name: string) => ({ flowControlSettings: { [name]: true } })

describe('in a class', () => {
  const policy = { participantsPolicy: { enabled: true, maxParticipantsPerBooking: 3 } }

  async function twoSessions(capacity = 3) {
    const studio = await aClassStudio(app, context, { policy })
    const [first, second] = [
      await aSession(context, studio.siteId, studio.yoga, nine),
      await aSession(context, studio.siteId, studio.yoga, ten, { capacity }),
    ]
    return { studio, first, second, booking: await aLocation(studio.admin, first, 2) }
  }
  const taken = (...sessions: string[]) => Promise.all(sessions.map((id) => seatsTaken(context, id)))

  it('a booking moves to another session with its seats', async () => {
    const { studio, first, second, booking } = await twoSessions()
    const { booking: moved } = expected(await move(studio.admin, booking, { eventId: second }))
    expect(moved).toMatchObject({ status: 'CONFIRMED', startDate: ten, endDate: eleven, revision: '2' })
    expect(moved.bookedEntity.slot).toMatchObject({ eventId: second, timezone: 'Europe/Berlin' })
    expect(await taken(first, second)).toEqual([0, 2])
    expect(expected(await move(studio.admin, moved, { eventId: second })).booking.revision).toBe('2')
  })

  it('with more participants, or fewer, or only that', async () => {
    const { studio, first, second, booking } = await twoSessions()
    const { booking: more } = expected(await move(studio.admin, booking, { eventId: second }, { totalParticipants: 3 }))
    expect(more.totalParticipants).toBe(3)
    expect(await taken(first, second)).toEqual([0, 3])
    const { booking: fewer } = expected(await move(studio.admin, more, { eventId: second }, { totalParticipants: 1 }))
    expect(fewer).toMatchObject({ totalParticipants: 1, revision: '3' })
    expect(await taken(first, second)).toEqual([0, 1])
  })

  it('not if there are too few seats, unless staff override it', async () => {
    const { studio, first, second, booking } = await twoSessions(1)
    expect(readRefusal(await move(studio.admin, booking, { eventId: second }))).toBe('428 SESSION_CAPACITY_EXCEEDED')
    expect(await taken(first, second)).toEqual([2, 0])
    const over = expected(await move(studio.admin, booking, { eventId: second }, flags('skipAvailabilityValidation')))
    expect(over.booking).toMatchObject({ doubleBooked: true, startDate: ten })
    expect(await taken(first, second)).toEqual([0, 2])
  })

  it('not to a session that is unknown, of another class, or cancelled', async () => {
    const { studio, first, second, booking } = await twoSessions()
    const pilates = await aService(context, studio.siteId, [], { type: 'CLASS', name: 'Pilates' })
    const other = await aSession(context, studio.siteId, pilates, ten)
    const request = async (eventId: string) => readRefusal(await move(studio.admin, booking, { eventId }))
    for (const id of [studio.siteId, 'x'.repeat(40), other])
      expect(await request(id)).toBe('404 FAILED_RESOLVING_SESSION')
    await context.db.updateTable('sessions').set({ status: 'CANCELLED' }).where('id', '=', second).execute()
    expect(await request(second)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(readRefusal(await move(studio.admin, booking, { startDate: ten }))).toBe('400 VALIDATION_FAILURE')
    expect(await taken(first)).toEqual([2])
  })

  it('one of two gets the last seat', async () => {
    const { studio, first, second } = await twoSessions(1)
    const two = [await aLocation(studio.admin, first), await aLocation(studio.admin, first)]
    const answers = await Promise.all(two.map((it) => move(studio.admin, it, { eventId: second })))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 SESSION_CAPACITY_EXCEEDED'])
    expect(await taken(first, second)).toEqual([3, 1])
  })

  it('two that swap seats both get them', async () => {
    const { studio, first, second, booking } = await twoSessions()
    const other = await aLocation(studio.admin, second)
    const answers = await Promise.all([
      move(studio.admin, booking, { eventId: second }),
      move(studio.admin, other, { eventId: first }),
    ])
    expect(answers.map(readRefusal)).toEqual(['200', '200'])
    expect(await taken(first, second)).toEqual([1, 2])
  })
})

describe('variants and add-ons', () => {
  it('a paid booking moves to another duration only if another price is allowed', async () => {
    const studio = await aStudio(app, context)
    await someLengths(context, studio.siteId, studio.service.id, [60, 90])
    await context.db
      .updateTable('services')
      .set({
        payment: JSON.stringify({ rateType: 'VARIED', varied: { defaultPrice: { value: '50', currency: 'EUR' } } }),
      })
      .where('id', '=', studio.service.id)
      .execute()
    const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    await context.db.updateTable('bookings').set({ payment_status: 'PAID' }).where('id', '=', booking.id).execute()
    const longer = { startDate: ten, endDate: '2026-06-03T11:30:00.000Z' }
    expect(readRefusal(await move(studio.admin, booking, longer))).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
    expect(readRefusal(await move(studio.admin, booking, to(ten)))).toBe('200')
    const again = { ...booking, revision: '2' }
    expect(readRefusal(await move(studio.admin, again, longer, flags('allowPriceChange')))).toBe('200')
  })

  it('customers choose any duration of the service', async () => {
    const studio = await aStudio(app, context)
    await someLengths(context, studio.siteId, studio.service.id, [60, 90])
    const booking = await aBooking(studio.visitor, slotWith(studio, nine))
    const longer = { startDate: '2026-06-03T12:00:00.000Z', endDate: '2026-06-03T13:30:00.000Z' }
    expect(readRefusal(await move(studio.visitor, booking, longer))).toBe('200')
  })

  it('add-ons can change if that was allowed when booked and is now', async () => {
    const studio = await aStudio(app, context)
    const extras = await someAddOns(context, studio.siteId, studio.service.id, [
      { name: 'Hot stones', durationMinutes: 30 },
      { name: 'Tea', maxQuantity: 2 },
    ])
    const [stones, tea] = extras.ids.map((id) => ({ id, groupId: extras.groupId }))
    const given = { status: 'CONFIRMED' } as const
    const booking = await aBooking(studio.admin, slotWith(studio, nine), given, flags('allowAddOnChanges'))
    const longer = { startDate: ten, endDate: '2026-06-03T11:30:00.000Z' }
    const bookedAddOns = [stones, { ...tea, quantity: 2 }]
    const { booking: moved } = expected(
      await move(studio.admin, booking, longer, { bookedAddOns, ...flags('allowAddOnChanges') }),
    )
    expect(moved.bookedAddOns).toMatchObject([
      { name: 'Hot stones', durationInMinutes: 30 },
      { name: 'Tea', quantity: 2 },
    ])
    expect((await loadLastEvent(context, booking.id)).payload.actionEvent.body.previousBookedAddOns).toEqual([])
    const request = async (addOns: object[]) =>
      readRefusal(await move(studio.admin, moved, to(nine), { bookedAddOns: addOns, ...flags('allowAddOnChanges') }))
    expect(await request([{ ...tea, groupId: studio.siteId }])).toBe('404 ADD_ON_GROUP_NOT_FOUND')
    expect(await request([{ ...tea, id: studio.siteId }])).toBe('404 ADD_ON_NOT_FOUND')
    expect(await request([{ ...tea, quantity: 3 }])).toBe('400 bookedAddOns[0].quantity')
    expect(readRefusal(await move(studio.admin, moved, to(nine), { bookedAddOns: [tea] }))).toBe(
      '428 ADD_ON_CHANGES_NOT_ALLOWED',
    )
  })
})
