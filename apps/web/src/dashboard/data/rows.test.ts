import { describe, expect, it } from 'vitest'
import { formatCustomerName, groupByDay, toBookingRow, type WireBooking } from './rows.ts'

const aBooking = (more: Partial<WireBooking> = {}): WireBooking => ({
  id: '5b0e2d1c-0000-4000-8000-000000000001',
  status: 'CONFIRMED',
  paymentStatus: 'NOT_PAID',
  contactDetails: { firstName: 'Clara', lastName: 'Weiss', email: 'clara@example.org' },
  bookedEntity: {
    title: 'Swedish massage',
    slot: {
      startDate: '2026-11-24T23:30:00.000Z',
      endDate: '2026-11-25T00:30:00.000Z',
      serviceId: 'a-service',
      resource: { name: 'Livia Marchetti' },
      location: { name: 'Aventine' },
    },
  },
  ...more,
})

const noExtras = { balances: new Map(), toBeStaffed: new Set<string>() }

describe('bookingRow', () => {
  it('puts a booking under the day in the zone of the business, not in UTC', () => {
    expect(toBookingRow(aBooking(), 'Europe/Rome', noExtras)?.day).toBe('2026-11-25')
    expect(toBookingRow(aBooking(), 'America/New_York', noExtras)?.day).toBe('2026-11-24')
  })

  it('shows customer, service, staff, location and status', () => {
    expect(toBookingRow(aBooking({ doubleBooked: true }), 'Europe/Rome', noExtras)).toMatchObject({
      customer: 'Clara Weiss',
      service: 'Swedish massage',
      staff: 'Livia Marchetti',
      location: 'Aventine',
      status: 'CONFIRMED',
      payment: 'NOT_PAID',
      balance: null,
      doubleBooked: true,
    })
  })

  it('places a course at its first session', () => {
    const schedule = {
      scheduleId: 'x',
      serviceId: 'a-course',
      firstSessionStart: '2026-11-24T17:00:00.000Z',
      lastSessionEnd: '2026-12-15T18:00:00.000Z',
    }
    const course = toBookingRow(aBooking({ bookedEntity: { title: 'Pottery', schedule } }), 'Europe/Rome', noExtras)
    expect(course).toMatchObject({ day: '2026-11-24', service: 'Pottery', serviceId: 'a-course', staff: '' })
    expect(course?.end).toBe(schedule.lastSessionEnd)
  })

  it('omits bookings without a time', () => {
    const timeless = aBooking({ bookedEntity: { schedule: { scheduleId: 'x' } } })
    expect(toBookingRow(timeless, 'Europe/Rome', noExtras)).toBeUndefined()
    expect(toBookingRow(null, 'Europe/Rome', noExtras)).toBeUndefined()
  })
})

describe('customerName', () => {
  it('falls back to the email, then to a dash', () => {
    expect(formatCustomerName(aBooking({ contactDetails: { email: 'clara@example.org' } }))).toBe('clara@example.org')
    expect(formatCustomerName(aBooking({ contactDetails: { firstName: 'Clara' } }))).toBe('Clara')
    expect(formatCustomerName(aBooking({ contactDetails: null }))).toBe('–')
  })
})

describe('byDay', () => {
  it('preserves the order of rows and days', () => {
    const at = (id: string, startDate: string) =>
      toBookingRow(aBooking({ id, bookedEntity: { slot: { startDate, endDate: startDate } } }), 'UTC', noExtras) ?? []
    const rows = [at('c', '2026-11-26T09:00:00Z'), at('b', '2026-11-25T12:00:00Z'), at('a', '2026-11-25T09:00:00Z')]
    expect(groupByDay(rows.flat()).map(({ day, rows: found }) => [day, found.map(({ id }) => id)])).toEqual([
      ['2026-11-26', ['c']],
      ['2026-11-25', ['b', 'a']],
    ])
  })
})
