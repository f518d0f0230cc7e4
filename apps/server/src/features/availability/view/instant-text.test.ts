import { describe, expect, it } from 'vitest'
import { instantWriter } from './instant-text.ts'

describe('instantWriter', () => {
  it('formats like a Date, day after day and back', () => {
    const write = instantWriter()
    const first = Date.parse('2024-02-28T23:59:00Z')
    for (let step = 0; step < 400; step += 1) {
      const instant = first + step * 37 * 60_000 * 41
      expect(write(instant)).toBe(new Date(instant).toISOString())
    }
    expect(write(first)).toBe('2024-02-28T23:59:00.000Z')
  })

  it('supports times with seconds', () => {
    expect(instantWriter()(1_001)).toBe('1970-01-01T00:00:01.001Z')
  })
})
