import { describe, expect, it } from 'vitest'
import { isBoundToLocation } from './bound-to-location.ts'

const simple = { staffResourceIds: ['nora'], resourceTypes: [], options: null, addOnGroups: [], rental: null }

describe('hours of the location', () => {
  it('do not limit a simple appointment, even with choices of another kind', () => {
    expect(isBoundToLocation(simple)).toBe(false)
    expect(isBoundToLocation({ ...simple, options: { kind: 'CUSTOM' } })).toBe(false)
  })

  it.each([
    ['rooms', { resourceTypes: [{}] }],
    ['no people', { staffResourceIds: [] }],
    ['lengths to choose from', { options: { kind: 'DURATION' } }],
    ['add-ons', { addOnGroups: [{}] }],
    ['a rental', { rental: {} }],
  ])('limit appointments with %s', (_, more) => {
    expect(isBoundToLocation({ ...simple, ...more })).toBe(true)
  })
})
