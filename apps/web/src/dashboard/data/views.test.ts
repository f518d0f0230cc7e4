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

  it('finds every word of a customer, and a phone number however it is written', () => {
    const conditions = (typed: string) => filter(`view=all&customer=${encodeURIComponent(typed)}`)['$and']
    expect(conditions('cla weiss')).toEqual([{ customer: { $contains: 'cla' } }, { customer: { $contains: 'weiss' } }])
    expect(conditions('030 12 34')).toEqual([{ customer: { $contains: '301234' } }])
    expect(conditions('+49 (0)30 123 456 78')).toEqual([{ customer: { $contains: '12345678' } }])
    expect(conditions(' ')).toBeUndefined()
    expect(conditions('( )')).toEqual([{ customer: { $contains: '(' } }, { customer: { $contains: ')' } }])
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
