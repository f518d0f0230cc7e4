import { describe, expect, it } from 'vitest'
import { bookingLimits, submissionLimits } from './customer-limits.ts'

const site = {
  id: 'site',
  max_bookings_per_visitor: 1,
  max_bookings_per_network: 2,
  max_bookings_per_recipient: 3,
  max_submissions_per_visitor: 4,
  max_submissions_per_network: 5,
}
const customer = { id: 'visitor-1', network: '10.0.0.1', recipient: 'Ada@Example.org ' }

describe('customer limits', () => {
  it('count a booking for its customer, network and recipient', () => {
    const limits = bookingLimits(site, customer)
    expect(limits.map(({ scope, limit }) => [scope, limit])).toEqual([
      ['VISITOR', 1],
      ['NETWORK', 2],
      ['RECIPIENT', 3],
    ])
  })

  it('compare addresses case-insensitively, and store none', () => {
    const [, , first] = bookingLimits(site, customer)
    expect(bookingLimits(site, { ...customer, recipient: 'ada@example.org' })[2]).toEqual(first)
    expect(JSON.stringify(first)).not.toMatch(/ada/i)
  })

  it('count a booking without an address for its customer and network', () => {
    expect(bookingLimits(site, { ...customer, recipient: ' ' })).toHaveLength(2)
  })

  it('keep forms, bookings and sites apart', () => {
    const keys = [
      ...bookingLimits(site, customer),
      ...submissionLimits(site, customer),
      ...bookingLimits({ ...site, id: 'other' }, customer),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
