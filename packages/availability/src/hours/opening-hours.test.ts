import { describe, expect, test } from 'vitest'
import { datedAt, openingHoursAt, withDatedHours } from './opening-hours.ts'
import type { Hours } from './types.ts'

const monday = { weekday: 1, openMinute: 540, closeMinute: 1020 }
const tuesday = { weekday: 2, openMinute: 600, closeMinute: 900 }
const closed = (date: string, locationId: string | null = null) => ({ date, windows: [], locationId })
const hours = (zone: string, weekly: Hours['weekly'], exceptions: Hours['exceptions'] = []): Hours => ({
  zone,
  weekly,
  exceptions,
})
const rome = { id: 'rome', isDefault: true, hours: hours('Europe/Rome', [monday], [closed('2026-12-24')]) }
const lisbon = { id: 'lisbon', isDefault: false, hours: hours('Europe/Lisbon', [tuesday]) }
const porto = { id: 'porto', isDefault: false, hours: hours('Europe/Lisbon', [], [closed('2026-06-24')]) }
const all = [rome, lisbon, porto]

describe('openingHoursAt', () => {
  test('returns the hours of the location', () => {
    expect(openingHoursAt('lisbon', all)).toEqual(hours('Europe/Lisbon', [{ ...tuesday, locationId: null }]))
  })

  test('uses the default location’s hours if it has none, in its own zone and with its own dates', () => {
    const found = openingHoursAt('porto', all)
    expect(found?.zone).toBe('Europe/Lisbon')
    expect(found?.weekly).toEqual([{ ...monday, locationId: null }])
    expect(found?.exceptions.map(({ date }) => date)).toEqual(['2026-12-24', '2026-06-24'])
  })

  test('uses the default location elsewhere', () => {
    expect(openingHoursAt(null, all)).toEqual(openingHoursAt('rome', all))
  })

  test('returns undefined for an unknown location, and no hours for a default location without any', () => {
    expect(openingHoursAt('nowhere', all)).toBeUndefined()
    expect(openingHoursAt('rome', [{ ...rome, hours: hours('Europe/Rome', []) }])?.weekly).toEqual([])
  })

  test('omits rules that name another location', () => {
    const mixed = {
      ...rome,
      hours: hours('Europe/Rome', [
        { ...monday, locationId: 'rome' },
        { ...tuesday, locationId: 'lisbon' },
      ]),
    }
    expect(openingHoursAt('rome', [mixed])?.weekly).toEqual([{ ...monday, locationId: null }])
    expect(openingHoursAt('porto', [mixed, porto])?.weekly).toEqual([{ ...monday, locationId: null }])
  })
})

test('dated hours replace those of the date', () => {
  const dated = { date: '2026-12-24', windows: [{ openMinute: 540, closeMinute: 720 }] }
  expect(withDatedHours(rome.hours, [dated]).exceptions).toEqual([dated])
})

test('dated hours of a location come before general ones', () => {
  const open = { date: '2026-12-24', windows: [{ openMinute: 540, closeMinute: 720 }], locationId: null }
  expect(datedAt([open, closed('2026-12-24', 'rome')], 'rome')).toEqual([closed('2026-12-24')])
  expect(datedAt([open, closed('2026-12-24', 'rome')], 'lisbon')).toEqual([open])
})
