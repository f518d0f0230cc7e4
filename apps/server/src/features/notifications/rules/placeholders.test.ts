import { describe, expect, it } from 'vitest'
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts'

describe('placeholders in texts', () => {
  it('are reported if unknown', () => {
    expect(unknownPlaceholders('{name}, {price} for {service}: {price} { } {שלום}')).toEqual(['price', 'שלום'])
  })

  it('are filled in once', () => {
    const values = { name: '{service}', service: 'Massage' }
    expect(fillPlaceholders('Hello {name}: {service} {unknown}!', values)).toBe('Hello {service}: Massage!')
  })

  it('leave no gap without a value', () => {
    expect(fillPlaceholders('You’re booked, {name}', {})).toBe('You’re booked')
    expect(fillPlaceholders('{name}, you’re booked', {})).toBe('you’re booked')
    expect(fillPlaceholders('You’re booked, {name}!', {})).toBe('You’re booked!')
    expect(fillPlaceholders('With {staff}, at {business}', { business: 'Verde' })).toBe('With, at Verde')
  })
})
