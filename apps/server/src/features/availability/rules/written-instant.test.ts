import { describe, expect, it } from 'vitest'
import { readWritten, toInstant } from './written-instant.ts'

const read = (text: string, zone?: string) => {
  const written = readWritten(text)
  return written && new Date(toInstant(written, zone, 'Europe/Rome')).toISOString()
}

describe('a date as received', () => {
  it('uses its offset, otherwise the zone of the business', () => {
    expect(read('2026-06-02T10:00:00Z')).toBe('2026-06-02T10:00:00.000Z')
    expect(read('2026-06-02T10:00:00.250+05:45')).toBe('2026-06-02T04:15:00.250Z')
    expect(read('2026-06-02T10:00')).toBe('2026-06-02T08:00:00.000Z')
    expect(read('2026-06-02')).toBe('2026-06-01T22:00:00.000Z')
  })

  it('uses the given zone, whatever its offset', () => {
    expect(read('2026-06-02T10:00:00+05:45', 'Asia/Tokyo')).toBe('2026-06-02T01:00:00.000Z')
  })

  it('moves forward out of a gap, and uses the first of a repeated hour', () => {
    expect(read('2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00.000Z')
    expect(read('2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00.000Z')
  })

  it('is undefined for an impossible date or time', () => {
    for (const text of [
      '2026-02-30',
      '2026-06-02T24:00',
      '2026-06-02T10:60',
      '2026-06-02T10:00+25:00',
      'tomorrow',
      '',
    ]) {
      expect(readWritten(text)).toBeUndefined()
    }
  })
})
