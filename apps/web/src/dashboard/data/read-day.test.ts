import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'

describe('readDay', () => {
  it('accepts a calendar date', () => expect(readDay('2028-02-29')).toBe('2028-02-29'))

  it.each([null, '', 'tomorrow', '2027-02-29', '2026-13-01', '2026-1-1', '1999-01-01', '2026-11-24T00:00'])(
    'ignores %s',
    (text) => expect(readDay(text)).toBeUndefined(),
  )
})
