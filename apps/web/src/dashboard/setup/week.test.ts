import { expect, test } from 'vitest'
import { toWeek, toWindows, typedWeek } from './week.ts'

test('a business without hours is offered Monday to Friday, nine to five', () => {
  const week = toWeek([]) ?? []
  expect(week.map(({ open }) => open)).toEqual([true, true, true, true, true, false, false])
  expect(toWindows(week)).toEqual({
    windows: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 })),
  })
})

test('saved hours are shown again', () => {
  const weekly = [{ weekday: 6, opensMinute: 1320, closesMinute: 1560 }]
  const week = toWeek(weekly) ?? []
  expect(week[5]).toEqual({ weekday: 6, open: true, from: '22:00', to: '02:00' })
  expect(toWindows(week)).toEqual({ windows: weekly })
})

test('hours more detailed than the form are left alone', () => {
  const morning = { weekday: 1, opensMinute: 540, closesMinute: 720 }
  expect(toWeek([morning, { weekday: 1, opensMinute: 780, closesMinute: 1020 }])).toBeUndefined()
  expect(toWeek([{ ...morning, locationId: 'x' }])).toBeUndefined()
})

test('a day with invalid times is named', () => {
  const form = new FormData()
  form.set('open-2', 'on')
  form.set('from-2', '09:00')
  form.set('to-2', '09:00')
  expect(toWindows(typedWeek(form))).toEqual({ wrong: 2 })
  form.set('to-2', 'late')
  expect(toWindows(typedWeek(form))).toEqual({ wrong: 2 })
})
