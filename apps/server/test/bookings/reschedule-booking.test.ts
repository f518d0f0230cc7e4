import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aStaffMember,
  aStudio,
  aVisitor,
  type Client,
  expected,
  readRefusal,
  type ServiceOptions,
  type Studio,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { listEvents, listHistory, loadLastEvent } from './support/traces.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const ten = '2026-06-03T10:00:00.000Z'
const eleven = '2026-06-03T11:00:00.000Z'

type Booked = bookings.Booking & { id: string; revision: string }

const move = (client: Client, { id, revision }: bookings.Booking, slot: object, more: object = {}) =>
  client.post(`/v2/bookings/${id}/reschedule`, { revision, slot, ...more })
const to = (startDate: string, more: object = {}) => ({
  startDate,
  endDate: new Date(Date.parse(startDate) + 3_600_000).toISOString(),
  ...more,
})
const flags = (...names: string[]) => ({
  flowControlSettings: Object.fromEntries(names.map((name) => [name, true])),
})

/** The visitor's booking at nine, confirmed by the front desk. */
async function aConfirmed(studio: Studio, slot = slotWith(studio, nine)): Promise<Booked> {
  const created = await aBooking(studio.visitor, slot)
  const path = `/v2/bookings/${created.id}/confirm`
  return expected(await studio.admin.post(path, { revision: created.revision })).booking
}

async function aMovedStudio(options: ServiceOptions & { staff?: number } = {}) {
  const studio = await aStudio(app, context, options)
  return { studio, booking: await aConfirmed(studio) }
}

describe('rescheduling an appointment', () => {
  it('takes the new time and frees the old one, in the same session', async () => {
    const { studio, booking } = await aMovedStudio()
    const { booking: moved } = expected(await move(studio.visitor, booking, to(ten)))
    expect(moved).toMatchObject({ status: 'CONFIRMED', startDate: ten, endDate: eleven, revision: '3' })
    expect(moved.bookedEntity.slot).toMatchObject({ eventId: booking.bookedEntity?.slot?.eventId, startDate: ten })
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-03 10:00:00+00","2026-06-03 11:00:00+00")'])
    await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
  })

  it('publishes the previous time, and records the change in the history', async () => {
    const { studio, booking } = await aMovedStudio()
    const participantNotification = { notifyParticipants: true, message: 'See you then.' }
    expected(await move(studio.admin, booking, to(ten), { participantNotification, ...flags('allowPriceChange') }))
    const { slug, payload } = await loadLastEvent(context, booking.id)
    expect(slug).toBe('rescheduled')
    expect(payload.actionEvent.body).toMatchObject({
      previousStatus: 'CONFIRMED',
      previousStartDate: nine,
      previousEndDate: ten,
      previousTotalParticipants: 1,
      previousBookedEntity: { slot: { startDate: nine } },
      previousBookedAddOns: [],
      participantNotification,
      flowControlSettings: { allowPriceChange: true },
      initiatedBy: { identityType: 'APP' },
      booking: { startDate: ten, revision: '3' },
    })
    expect(await listHistory(context, booking.id)).toContain('reschedule: CONFIRMED → CONFIRMED by app')
    const { entries } = expected(await studio.admin.get(`/v1/bookings/${booking.id}/history`))
    expect(entries.at(-1).detail).toEqual({
      startDate: { from: nine, to: ten },
      endDate: { from: ten, to: eleven },
      message: 'See you then.',
    })
  })

  it('to its current time changes nothing, however often', async () => {
    const { studio, booking } = await aMovedStudio()
    expect(expected(await move(studio.visitor, booking, to(nine))).booking.revision).toBe('2')
    expected(await move(studio.visitor, booking, to(ten)))
    expect(expected(await move(studio.visitor, booking, to(ten))).booking.revision).toBe('3')
    expect((await listEvents(context, booking.id)).filter((line) => line.endsWith('rescheduled'))).toHaveLength(1)
  })

  it('may overlap its own old time', async () => {
    const studio = await aStudio(app, context, { bufferMinutes: 15 })
    const booking = await aBooking(studio.admin, slotWith(studio, nine), { status: 'CONFIRMED' })
    const half = '2026-06-03T09:30:00.000Z'
    expect(expected(await move(studio.admin, booking, to(half))).booking.startDate).toBe(half)
  })

  it('to a busy time is refused, with the next available times, and changes nothing', async () => {
    const { studio, booking } = await aMovedStudio()
    await aBooking(studio.admin, slotWith(studio, ten), { status: 'CONFIRMED' })
    const refused = await move(studio.visitor, booking, to(ten))
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(refused.body.details.applicationError.data.nextFree).toHaveLength(3)
    expect(await takenTime(context, studio.resourceId)).toHaveLength(2)
  })

  it('to a local time uses the zone the booking is shown in', async () => {
    const { studio, booking } = await aMovedStudio()
    const slot = { startDate: '2026-06-03T12:00:00', endDate: '2026-06-03T13:00:00' }
    const { booking: moved } = expected(await move(studio.visitor, booking, slot))
    expect(moved).toMatchObject({ startDate: ten, bookedEntity: { slot: { timezone: 'Europe/Berlin' } } })
  })
})

describe('staff member', () => {
  it('stays the same while free', async () => {
    const { studio, booking } = await aMovedStudio({ staff: 3 })
    const { booking: moved } = expected(await move(studio.visitor, booking, to(ten)))
    expect(moved.bookedEntity.slot.resource.id).toBe(studio.resourceId)
  })

  it('is otherwise the first free one', async () => {
    const { studio, booking } = await aMovedStudio({ staff: 2 })
    await aBooking(studio.admin, slotWith(studio, ten), { status: 'CONFIRMED' })
    const { booking: moved } = expected(await move(studio.visitor, booking, to(ten)))
    expect(moved.bookedEntity.slot.resource).toMatchObject({ name: 'Colleague 1', explicitlyRequested: false })
  })

  it('may be requested; nothing else may change', async () => {
    const { studio, booking } = await aMovedStudio({ staff: 2 })
    const { staffMembers } = expected(await studio.admin.get('/v1/staff-members'))
    const other = staffMembers.find(({ name }: { name: string }) => name === 'Colleague 1').resourceId
    const { booking: moved } = expected(await move(studio.admin, booking, { resource: { id: other } }))
    expect(moved).toMatchObject({ startDate: nine, bookedEntity: { slot: { resource: { id: other } } } })
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    expect(await takenTime(context, other)).toHaveLength(1)
  })

  it('must exist and offer the service', async () => {
    const { studio, booking } = await aMovedStudio()
    const stranger = await aStaffMember(context, studio.siteId, { name: 'Mia' })
    const request = async (id: string) => readRefusal(await move(studio.admin, booking, to(ten, { resource: { id } })))
    expect(await request(studio.siteId)).toBe('404 RESOURCE_NOT_FOUND')
    expect(await request(stranger)).toBe('400 INVALID_FLOW_SELECTED_RESOURCES')
  })

  it('must be the actor, for staff with their own calendar', async () => {
    const { studio, booking } = await aMovedStudio({ staff: 2 })
    const { staffMembers } = expected(await studio.admin.get('/v1/staff-members'))
    const other = staffMembers.find(({ name }: { name: string }) => name === 'Colleague 1').resourceId
    const own = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const livia = aClient(app, (await signIn(app, own, studio.siteId)).headers)
    expect(readRefusal(await move(livia, booking, { resource: { id: other } }))).toBe('403 UNAUTHORIZED_OPERATION')
    await aBooking(studio.admin, slotWith(studio, ten), { status: 'CONFIRMED' })
    expect(readRefusal(await move(livia, booking, to(ten)))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(readRefusal(await move(livia, booking, to(eleven)))).toBe('200')
  })
})

describe('duration', () => {
  it('is the agreed one if only a start is sent', async () => {
    const { studio, booking } = await aMovedStudio()
    const { booking: moved } = expected(await move(studio.visitor, booking, { startDate: ten }))
    expect(moved).toMatchObject({ startDate: ten, endDate: eleven })
  })

  it('is one of the service for customers, any for staff', async () => {
    const { studio, booking } = await aMovedStudio()
    const longer = { endDate: '2026-06-03T10:25:00.000Z' }
    expect(readRefusal(await move(studio.visitor, booking, longer))).toBe('400 VALIDATION_FAILURE')
    const { booking: moved } = expected(await move(studio.admin, booking, longer))
    expect(moved).toMatchObject({ startDate: nine, endDate: '2026-06-03T10:25:00.000Z' })
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-03 09:00:00+00","2026-06-03 10:25:00+00")'])
  })

  it('must not overlap the next booking', async () => {
    const { studio, booking } = await aMovedStudio()
    await aBooking(studio.admin, slotWith(studio, ten), { status: 'CONFIRMED' })
    const refused = await move(studio.admin, booking, { endDate: '2026-06-03T10:25:00.000Z' })
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
  })

  it('is positive and shorter than a month', async () => {
    const { studio, booking } = await aMovedStudio()
    expect(readRefusal(await move(studio.admin, booking, { endDate: nine }))).toBe('400 VALIDATION_FAILURE')
    expect(readRefusal(await move(studio.admin, booking, { endDate: '2026-09-03T09:00:00Z' }))).toBe(
      '400 VALIDATION_FAILURE',
    )
    expect(readRefusal(await move(studio.admin, booking, { startDate: 'soon' }))).toBe('400 INVALID_DATE_FORMAT')
    expect(readRefusal(await move(studio.admin, booking, to(ten, { timezone: 'Mars/Base' })))).toBe(
      '400 INVALID_TIME_ZONE',
    )
  })
})

describe('the customer reschedules', () => {
  const inTime = {
    reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 47 * 60 },
  }

  it('until the limit before the current start, and not a moment later', async () => {
    const { studio, booking } = await aMovedStudio({ policy: inTime })
    clock.set('2026-06-01T10:00:00.001Z')
    expect(readRefusal(await move(studio.visitor, booking, to(ten)))).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(readRefusal(await move(studio.admin, booking, to(eleven)))).toBe('200')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('not to a time outside the policy', async () => {
    const policy = {
      reschedulePolicy: { enabled: true },
      limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 47 * 60 },
    }
    const { studio, booking } = await aMovedStudio({ policy })
    const refused = await move(studio.visitor, booking, to('2026-06-02T09:00:00.000Z'))
    expect(readRefusal(refused)).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(refused.body.details.applicationError.data).toEqual({ tooLateToBook: true })
    expect(readRefusal(await move(studio.admin, booking, to('2026-06-02T09:00:00.000Z')))).toBe('200')
  })

  it('not to it with an unconfirmed booking either', async () => {
    const studio = await aStudio(app, context, {
      policy: { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 47 * 60 } },
    })
    const booking = await aBooking(studio.visitor, slotAt(studio, '2026-06-04T09:00:00.000Z'))
    const refused = await move(studio.visitor, booking, to('2026-06-02T09:00:00.000Z'))
    expect(readRefusal(refused)).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(refused.body.details.applicationError.data).toEqual({ tooLateToBook: true })
    expect(readRefusal(await move(studio.admin, booking, to('2026-06-02T09:00:00.000Z')))).toBe('200')
  })

  it('without flags that need permission', async () => {
    const { studio, booking } = await aMovedStudio()
    for (const name of ['skipAvailabilityValidation', 'skipBusinessConfirmation', 'ignoreReschedulePolicy']) {
      expect(readRefusal(await move(studio.visitor, booking, to(ten), flags(name)))).toBe('403 UNAUTHORIZED_OPERATION')
    }
  })

  it('nobody else’s booking, and none with an outdated revision', async () => {
    const { studio, booking } = await aMovedStudio()
    const elsewhere = await aStudio(app, context)
    for (const client of [await aVisitor(app, studio.siteId), elsewhere.visitor, elsewhere.admin]) {
      expect(readRefusal(await move(client, booking, to(ten)))).toBe('404 BOOKING_NOT_FOUND')
    }
    expect(readRefusal(await move(studio.visitor, { ...booking, revision: '1' }, to(ten)))).toBe(
      '409 BOOKING_REVISION_MISMATCH',
    )
    expect(readRefusal(await move(studio.visitor, { ...booking, revision: '99' }, to(nine)))).toBe(
      '409 BOOKING_REVISION_MISMATCH',
    )
    expect(readRefusal(await studio.visitor.post(`/v2/bookings/${booking.id}/reschedule`, { revision: '2' }))).toBe(
      '400 slot',
    )
    const foreign = { scheduleId: elsewhere.service.scheduleId }
    expect(readRefusal(await move(studio.visitor, booking, to(ten, foreign)))).toBe('404 FAILED_RESOLVING_SCHEDULE')
    const other = { serviceId: elsewhere.service.id }
    expect(readRefusal(await move(studio.visitor, booking, to(ten, other)))).toBe('400 VALIDATION_FAILURE')
  })
})

describe('staff may skip', () => {
  it('availability: the booking is marked, and unmarked when it moves on', async () => {
    const { studio, booking } = await aMovedStudio()
    await aBooking(studio.admin, slotWith(studio, ten), { status: 'CONFIRMED' })
    const over = expected(await move(studio.admin, booking, to(ten), flags('skipAvailabilityValidation'))).booking
    expect(over).toMatchObject({ doubleBooked: true, startDate: ten })
    expect(over.bookedEntity.slot.resource.id).toBe(studio.resourceId)
    expect(await takenTime(context, studio.resourceId)).toContain(
      '["2026-06-03 10:00:00+00","2026-06-03 11:00:00+00") overlap',
    )
    const away = expected(await move(studio.admin, over, to(eleven))).booking
    expect(away.doubleBooked).toBeUndefined()
    expect(await takenTime(context, studio.resourceId)).not.toContainEqual(expect.stringContaining('overlap'))
  })

  it('the price of a paid booking only by decision', async () => {
    const { studio, booking } = await aMovedStudio({ price: '80' })
    await context.db.updateTable('bookings').set({ payment_status: 'PAID' }).where('id', '=', booking.id).execute()
    const withHigherPrice = await move(studio.admin, booking, to(ten), { newPrice: '100' })
    expect(readRefusal(withHigherPrice)).toBe('428 PRICE_CHANGE_NOT_ALLOWED')
    expect(readRefusal(await move(studio.admin, booking, to(ten), { newPrice: '80.00' }))).toBe('200')
    const again = { ...booking, revision: '3' }
    const allowed = { newPrice: '100', ...flags('allowPriceChange') }
    expect(readRefusal(await move(studio.admin, again, to(eleven), allowed))).toBe('200')
  })

  it('but not add-ons that were not allowed to change', async () => {
    const { studio, booking } = await aMovedStudio()
    const bookedAddOns = [{ id: studio.siteId, groupId: studio.siteId, quantity: 1 }]
    const changing = { bookedAddOns, ...flags('allowAddOnChanges') }
    expect(readRefusal(await move(studio.admin, booking, to(ten), changing))).toBe('428 ADD_ON_CHANGES_NOT_ALLOWED')
    expect(readRefusal(await move(studio.admin, booking, to(ten), { bookedAddOns: [] }))).toBe('200')
  })
})

describe('with approval', () => {
  /** Confirmed once by hand. */
  const approved = (more: ServiceOptions = {}) => aMovedStudio({ approval: true, ...more })

  it('a confirmed booking must be approved again, and its time stays reserved', async () => {
    const { studio, booking } = await approved()
    const { booking: moved } = expected(await move(studio.visitor, booking, to(ten)))
    expect(moved.status).toBe('PENDING')
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect((await listEvents(context, booking.id)).slice(-2)).toEqual(['3 rescheduled', '4 markedAsPending'])
  })

  it('with several requests for one time it reserves nothing until then', async () => {
    const { studio, booking } = await approved({ multipleRequests: true })
    expected(await move(studio.visitor, booking, to(ten)))
    expect(await takenTime(context, studio.resourceId)).toEqual([])
  })

  it('unless staff skip approval', async () => {
    const { studio, booking } = await approved()
    const silently = flags('skipBusinessConfirmation')
    const { booking: moved } = expected(await move(studio.admin, booking, to(ten), silently))
    expect(moved.status).toBe('CONFIRMED')
    const pending = expected(await move(studio.admin, moved, to(eleven))).booking
    expect(pending.status).toBe('PENDING')
    expect(expected(await move(studio.admin, pending, to(nine), silently)).booking.status).toBe('CONFIRMED')
    expect((await listEvents(context, booking.id)).at(-1)).toMatch(/confirmed$/)
  })
})

describe('an unconfirmed booking', () => {
  it('reserves nothing before or after, whatever the policy says', async () => {
    const studio = await aStudio(app, context, { policy: { reschedulePolicy: { enabled: false } } })
    const created = await aBooking(studio.visitor, slotWith(studio, nine))
    const { booking } = expected(await move(studio.visitor, created, to(ten)))
    expect(booking).toMatchObject({ status: 'CREATED', startDate: ten })
    expect(await takenTime(context, studio.resourceId)).toEqual([])
  })

  it('but requires the requested staff member to be free', async () => {
    const studio = await aStudio(app, context)
    await aBooking(studio.admin, slotWith(studio, ten), { status: 'CONFIRMED' })
    const named = await aBooking(studio.visitor, slotWith(studio, nine))
    expect(readRefusal(await move(studio.visitor, named, to(ten)))).toBe('428 SLOT_NOT_AVAILABLE')
    const anyone = await aBooking(studio.visitor, slotAt(studio, nine))
    expect(readRefusal(await move(studio.visitor, anyone, to(ten)))).toBe('200')
  })
})

it('one of two who want the same time gets it, and each has one slot', async () => {
  const { studio, booking } = await aMovedStudio()
  const other = await aConfirmed(studio, slotWith(studio, ten))
  const answers = await Promise.all([booking, other].map((it) => move(studio.admin, it, to(eleven))))
  expect(answers.map(readRefusal).sort()).toEqual(['200', '428 SLOT_NOT_AVAILABLE'])
  expect(await takenTime(context, studio.resourceId)).toHaveLength(2)
})
