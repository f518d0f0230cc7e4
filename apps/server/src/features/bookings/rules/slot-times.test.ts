import { describe, expect, it } from 'vitest'
import { slotTimes } from './slot-times.ts'

const at = (startDate: string, endDate: string, timezone?: string) =>
  slotTimes({ startDate, endDate, timezone }, 'Europe/Rome')

describe('reading a slot', () => {
  it('reads instants with an offset as they are, whatever the zone', () => {
    const times = at('2026-06-02T09:00:00.000Z', '2026-06-02T12:00:00+02:00', 'America/New_York')
    expect(times).toEqual({
      start: Date.parse('2026-06-02T09:00:00Z'),
      end: Date.parse('2026-06-02T10:00:00Z'),
      zone: 'America/New_York',
    })
  })

  it('reads local times in the zone of the slot, otherwise of the business', () => {
    expect(at('2026-06-02T09:00:00', '2026-06-02T10:00:00', 'America/New_York')).toMatchObject({
      start: Date.parse('2026-06-02T13:00:00Z'),
    })
    expect(at('2026-06-02T09:00', '2026-06-02T10:00')).toMatchObject({
      start: Date.parse('2026-06-02T07:00:00Z'),
      zone: 'Europe/Rome',
    })
  })

  it('moves a skipped start forward, and uses the first of a repeated hour', () => {
    expect(at('2026-03-29T02:30:00', '2026-03-29T04:30:00')).toMatchObject({
      start: Date.parse('2026-03-29T01:30:00Z'),
    })
    expect(at('2026-10-25T02:30:00', '2026-10-25T04:30:00')).toMatchObject({
      start: Date.parse('2026-10-25T00:30:00Z'),
    })
  })

  it('reports what is invalid', () => {
    expect(at('2026-06-02T09:00:00Z', '2026-06-02T10:00:00Z', 'Mars/Olympus')).toBe('INVALID_TIME_ZONE')
    for (const wrong of [
      'soon',
      '2026-02-30T09:00:00Z',
      '2026-06-02',
      '2026-06-02T25:00:00',
      '2026-06-02T09:00:00+99:00',
      '2026-13-02T09:00:00Z',
    ]) {
      expect(at(wrong, '2026-06-02T10:00:00Z')).toBe('INVALID_DATE_FORMAT')
    }
    expect(at('2026-06-02T10:00:00Z', '2026-06-02T10:00:00Z')).toBe('VALIDATION_FAILURE')
    expect(slotTimes({ startDate: '2026-06-02T10:00:00Z' }, 'UTC')).toBe('VALIDATION_FAILURE')
  })
})
