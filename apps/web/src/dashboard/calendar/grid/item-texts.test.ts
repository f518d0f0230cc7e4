import { expect, test } from 'vitest'
import { createFormats } from '../../../lib/format.ts'
import type { Translate } from '../../../lib/translate.tsx'
import { anItem } from '../../test/calendar-items.ts'
import { describeCheckIn } from './item-texts.ts'

const zone = 'Europe/Rome'
const t = ((key: string, values: object) => `${key} ${Object.values(values)}`) as unknown as Translate

test.each([
  ['2026-11-24T12:25:00Z', 'dashboard.calendar.checkedInAt 13:25'],
  ['2026-11-25T18:17:00Z', 'dashboard.calendar.checkedInOn 25 November'],
])('who is checked in at %s is said to be: %s', (at, expected) => {
  const item = anItem('12:30', '13:00', { attendance: 'ATTENDED', attendedAt: Date.parse(at) })
  expect(describeCheckIn(item, { t, formats: createFormats('en'), zone })).toBe(expected)
})
