import { describe, expect, it } from 'vitest'
import { readBookingFilters, toApiFilter } from './views.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const filter = (address: string) => toApiFilter(readBookingFilters(new URLSearchParams(address)), now, 'Europe/Rome')

describe('bookings query in a URL', () => {
  it('shows upcoming bookings by default', () => {
    expect(filter('')).toEqual({
      startDate: { $gte: '2026-11-24T10:00:00.000Z' },
      status: { $in: ['CONFIRMED', 'PENDING'] },
    })
  })

  it('ends the next seven days at the local midnight after the seventh', () => {
    expect(filter('period=week')['startDate']).toEqual({
      $gte: '2026-11-24T10:00:00.000Z',
      $lt: '2026-11-30T23:00:00.000Z',
    })
  })

  it('counts past days backwards from today', () => {
    expect(filter('view=past&period=week')['startDate']).toEqual({
      $gte: '2026-11-17T23:00:00.000Z',
      $lt: '2026-11-24T10:00:00.000Z',
    })
  })

  it('ignores invalid values', () => {
    expect(readBookingFilters(new URLSearchParams('view=x&staff=1&page=-2&platform=FAX'))).toMatchObject({
      view: 'upcoming',
      staff: null,
      page: 1,
      platform: null,
    })
  })
})
