import { expect, it } from 'vitest'
import { createFormats } from '../lib/format.ts'
import { reading } from '../lib/messages/catalogue/en/reading.ts'
import { createTranslate } from '../lib/translate.tsx'
import { locationTime } from './location-time.ts'

const inEnglish = (start: string, zone: string, locationZone: string | undefined): string | undefined =>
  locationTime(createTranslate('en', reading), createFormats('en'), { start, zone, locationZone })

it('says what the clocks of the location show, if that is another time', () => {
  const start = '2026-12-02T13:15:00Z'
  expect(inEnglish(start, 'Europe/Rome', 'Europe/Lisbon')).toBe('13:15 in Lisbon')
  expect(inEnglish(start, 'Europe/Rome', 'Europe/Berlin')).toBeUndefined()
  expect(inEnglish(start, 'Europe/Rome', undefined)).toBeUndefined()
  expect(inEnglish('2026-12-02T16:00:00Z', 'Europe/Rome', 'Asia/Tokyo')).toBe('Thu 3 Dec, 01:00 in Tokyo')
})
