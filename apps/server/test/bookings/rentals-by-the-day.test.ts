import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aRecorded } from '../payments/support/payments.ts'
import { anAddOn, groupsUrl } from '../services/add-ons.ts'
import { aSite } from '../support/a-site.ts'
import { readCalendarFile } from '../support/calendar-files.ts'
import {
  anAdmin,
  aStaffMember,
  aVisitor,
  bookingInput,
  type Client,
  expected,
  readRefusal,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-10-19T09:00:00Z' })

type Zone = 'Europe/Berlin' | 'Asia/Beirut'

const byTheDay = (min: number, max: number): services.DurationRange => ({
  unitType: 'DAY',
  dayOptions: { minDurationInDays: min, maxDurationInDays: max },
})

const serviceInput = (resourceId: string, durationRange: services.DurationRange) => ({
  service: {
    type: 'APPOINTMENT',
    name: 'Cargo bike',
    defaultCapacity: 1,
    staffMemberIds: [resourceId],
    schedule: { availabilityConstraints: { durationRange } },
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: {
      rateType: 'FIXED',
      fixed: { price: { value: '25', currency: 'EUR' } },
      options: { online: false, inPerson: true, deposit: false, pricingPlan: false },
    },
  },
})

/** A bike that can be rented for up to a week, and is there from Monday to Saturday. */
async function aRental(timeZone: Zone = 'Europe/Berlin') {
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, openMinute: 480, closeMinute: 1200 }))
  const siteId = await aSite(context, { timeZone, location: { openingHours } })
  const weekly = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, openMinute: 540, closeMinute: 1080 }))
  const resourceId = await aStaffMember(context, siteId, { name: 'Bike', workingHours: { weekly } })
  const admin = await anAdmin(app, context, siteId)
  const location = await context.db
    .selectFrom('locations')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const { service } = expected(await admin.post('/v2/services', serviceInput(resourceId, byTheDay(1, 7))))
  const at = { id: location.id, locationType: 'OWNER_BUSINESS' as const }
  const slot = (startDate: string, endDate: string) => ({
    serviceId: service.id as string,
    scheduleId: service.schedule.id as string,
    startDate,
    endDate,
    timezone: timeZone,
    location: at,
  })
  const visitor = await aVisitor(app, siteId)
  return { siteId, admin, visitor, resourceId, serviceId: service.id as string, locationId: location.id, slot }
}

const confirmed = { status: 'CONFIRMED' as const }

describe('rentals by the day', () => {
  it('offer each open day once, and as many in a row as are open', async () => {
    const { visitor, serviceId } = await aRental()
    const question = { serviceId, fromLocalDate: '2026-10-20T00:00:00', toLocalDate: '2026-10-28T00:00:00' }
    const { timeSlots } = expected(await visitor.post('/v2/time-slots', question))
    const days = timeSlots.map(({ localStartDate }: { localStartDate: string }) => localStartDate)
    expect(days).toEqual(['20', '21', '22', '23', '24', '26', '27'].map((day) => `2026-10-${day}T00:00:00`))
    expect(timeSlots[0]).toMatchObject({ localEndDate: '2026-10-21T00:00:00', allDay: true, bookable: true })
    const overview = expected(
      await visitor.post('/v1/availability/overview', {
        serviceId,
        fromDate: '2026-10-20',
        days: 8,
        durationMinutes: 3 * 1440,
      }),
    )
    const free = overview.days.filter(({ state }: { state: string }) => state === 'FREE')
    expect(free.map(({ date }: { date: string }) => date)).toEqual([
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-26',
      '2026-10-27',
    ])
  })

  it('are found as asked for, and refused for other hours, a closed day or too many days', async () => {
    const { visitor, serviceId, locationId, slot, admin } = await aRental()
    const get = (localStartDate: string, localEndDate: string) =>
      visitor.post('/v2/time-slots/get', {
        serviceId,
        localStartDate,
        localEndDate,
        timeZone: 'Europe/Berlin',
        location: { id: locationId, locationType: 'BUSINESS' },
      })
    expect(expected(await get('2026-10-20T00:00:00', '2026-10-23T00:00:00')).timeSlot).toMatchObject({ allDay: true })
    expect(readRefusal(await get('2026-10-24T00:00:00', '2026-10-26T00:00:00'))).toContain('SLOT_NOT_FOUND')
    expect(readRefusal(await get('2026-10-20T09:00:00', '2026-10-21T09:00:00'))).toContain('SLOT_NOT_FOUND')
    const entries = expected(
      await visitor.post('/v1/availability/query', {
        query: {
          filter: { serviceId: [serviceId], startDate: '2026-10-19T22:00:00Z', endDate: '2026-10-21T22:00:00Z' },
        },
      }),
    ).availabilityEntries
    expect(entries.map(({ slot: { startDate } }: { slot: { startDate: string } }) => startDate)).toEqual([
      '2026-10-19T22:00:00.000Z',
      '2026-10-20T22:00:00.000Z',
    ])
    const book = (start: string, end: string) => admin.post('/v2/bookings', bookingInput(slot(start, end), confirmed))
    expect(readRefusal(await book('2026-10-20T08:00:00Z', '2026-10-20T12:00:00Z'))).toBe('400 VALIDATION_FAILURE')
    expect(readRefusal(await book('2026-10-19T21:00:00Z', '2026-10-20T21:00:00Z'))).toBe('400 VALIDATION_FAILURE')
    expect(readRefusal(await book('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(readRefusal(await book('2026-10-25T23:00:00Z', '2026-11-03T23:00:00Z'))).toBe('400 VALIDATION_FAILURE')
  })

  it('cost their price for each day, name days in the zone of the location, and block what they take', async () => {
    const { admin, visitor, serviceId, slot } = await aRental()
    // A customer in New York; three days of Berlin.
    const three = { startDate: '2026-10-19T22:00:00Z', endDate: '2026-10-22T22:00:00Z', timezone: 'America/New_York' }
    const quote = { serviceId, durationMinutes: 3 * 1440 }
    expect(expected(await visitor.post('/v1/bookings/quote', quote)).price.total).toBe('75.00')
    expect(readRefusal(await visitor.post('/v1/bookings/quote', { ...quote, durationMinutes: 90 }))).toBe(
      '400 durationMinutes',
    )
    const { hold } = expected(await visitor.post('/v1/holds', { slot: { serviceId, ...three } }))
    const { booking } = expected(
      await visitor.post(`/v1/holds/${hold.id}/book`, {
        contactDetails: { firstName: 'Clara', email: 'clara@customer.example' },
      }),
    )
    expect(booking).toMatchObject({
      bookedEntity: {
        slot: { durationUnitType: 'DAY', durationUnitCount: 3, allDay: true, timezone: 'Europe/Berlin' },
      },
    })
    const row = await context.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(row.agreed_price).toMatchObject({ value: '75.00', lines: [{ quantity: 3, price: '25.00' }] })
    const question = { serviceId, fromLocalDate: '2026-10-20T00:00:00', toLocalDate: '2026-10-24T00:00:00' }
    const { timeSlots } = expected(await visitor.post('/v2/time-slots', question))
    expect(timeSlots.map(({ localStartDate }: { localStartDate: string }) => localStartDate)).toEqual([
      '2026-10-23T00:00:00',
    ])
    const moved = expected(
      await admin.post(`/v2/bookings/${booking.id}/reschedule`, {
        slot: slot('2026-10-25T23:00:00Z', '2026-10-27T23:00:00Z'),
        revision: booking.revision,
      }),
    ).booking
    expect(moved.bookedEntity.slot).toMatchObject({ durationUnitType: 'DAY', durationUnitCount: 2 })
    const { token } = expected(await admin.get(`/v1/anonymous-bookings/${booking.id}/token`))
    const file = (await visitor.get(`/v1/anonymous-bookings/${token}/calendar.ics`)).body
    expect(file).toContain('DTSTART;VALUE=DATE:20261026')
    expect(file).toContain('DTEND;VALUE=DATE:20261028')
    readCalendarFile(file)
    const canceled = expected(
      await admin.post(`/v2/bookings/${booking.id}/cancel`, { revision: moved.revision }),
    ).booking
    expect(canceled.status).toBe('CANCELED')
  })

  it('are days on receipts, not pieces', async () => {
    const { admin, slot } = await aRental()
    const three = bookingInput(slot('2026-10-19T22:00:00Z', '2026-10-22T22:00:00Z'), confirmed)
    const { booking } = expected(await admin.post('/v2/bookings', three))
    const { charge } = expected(await admin.post(`/v1/bookings/${booking.id}/charge`, {}))
    const line = { name: 'Cargo bike', quantity: 1, days: 3, amount: '75.00' }
    expect(charge.lines).toEqual([line])
    const { receipts } = await aRecorded(admin, charge.id)
    const { receipt } = expected(await admin.get(`/v1/payments/receipts/${receipts[0].id}`))
    expect(receipt.lines).toEqual([line])
  })

  it('are 25 and 23 hours long where clocks change, for the price of a day', async () => {
    const berlin = await aRental()
    const weekend = berlin.slot('2026-10-23T22:00:00Z', '2026-10-24T22:00:00Z')
    const book = (client: Client, slot: object) => client.post('/v2/bookings', bookingInput(slot as never, confirmed))
    expect(expected(await book(berlin.admin, weekend)).booking.bookedEntity.slot.durationUnitCount).toBe(1)
    // The bike is there on the Sundays of both clock changes.
    const { weekly } = { weekly: [{ weekday: 7, openMinute: 540, closeMinute: 1080 }] }
    const resourceId = await aStaffMember(context, berlin.siteId, { name: 'Sunday bike', workingHours: { weekly } })
    const sunday = expected(await berlin.admin.post('/v2/services', serviceInput(resourceId, byTheDay(1, 2)))).service
    const on = (startDate: string, endDate: string) => ({
      ...berlin.slot(startDate, endDate),
      serviceId: sunday.id,
      scheduleId: sunday.schedule.id,
    })
    for (const slot of [
      on('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'),
      on('2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'),
    ]) {
      const { booking } = expected(await book(berlin.admin, slot))
      expect(booking.bookedEntity.slot).toMatchObject({ durationUnitCount: 1, allDay: true })
      const { agreed_price } = await context.db
        .selectFrom('bookings')
        .selectAll()
        .where('id', '=', booking.id)
        .executeTakeFirstOrThrow()
      expect(agreed_price).toMatchObject({ value: '25.00' })
    }
  })

  it('begin after a midnight that clocks skip', async () => {
    const { visitor, serviceId } = await aRental('Asia/Beirut')
    const question = { serviceId, fromLocalDate: '2027-03-27T00:00:00', toLocalDate: '2027-03-30T00:00:00' }
    const { timeSlots } = expected(await visitor.post('/v2/time-slots', question))
    expect(timeSlots[0]).toMatchObject({ localStartDate: '2027-03-27T00:00:00', allDay: true })
  })
})

describe('what does not go with days is refused when it is saved', () => {
  it('a longest before the shortest, variants of hours, and add-ons that take time', async () => {
    const { admin, resourceId, serviceId } = await aRental()
    const wrong = await admin.post('/v2/services', serviceInput(resourceId, byTheDay(3, 2)))
    expect(readRefusal(wrong)).toBe('400 service.schedule.availabilityConstraints.durationRange')
    const lesson = await anAddOn(admin, { name: 'Trailer lesson' })
    const addOnGroup = { name: 'Extras', addOnIds: [lesson.id] }
    expect(readRefusal(await admin.post(`${groupsUrl}/create`, { serviceId, addOnGroup }))).toBe(
      '400 addOnGroup.addOnIds',
    )
  })
})
