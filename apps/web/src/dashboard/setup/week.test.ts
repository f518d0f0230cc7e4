import { expect, test } from 'vitest'
import { typedWeek, weekOf, windowsOf } from './week.ts'

test('a business without hours is offered Monday to Friday, nine to five', () => {
  const week = weekOf([]) ?? []
  expect(week.map(({ open }) => open)).toEqual([true, true, true, true, true, false, false])
  expect(windowsOf(week)).toEqual({
    windows: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 })),
  })
})

test('what was written comes back', () => {
  const weekly = [{ weekday: 6, opensMinute: 1320, closesMinute: 1560 }]
  const week = weekOf(weekly) ?? []
  expect(week[5]).toEqual({ weekday: 6, open: true, from: '22:00', to: '02:00' })
  expect(windowsOf(week)).toEqual({ windows: weekly })
})

test('a week that is finer than the form is left alone', () => {
  const morning = { weekday: 1, opensMinute: 540, closesMinute: 720 }
  expect(weekOf([morning, { weekday: 1, opensMinute: 780, closesMinute: 1020 }])).toBeUndefined()
  expect(weekOf([{ ...morning, locationId: 'x' }])).toBeUndefined()
})

test('a day whose times are none is named', () => {
  const form = new FormData()
  form.set('open-2', 'on')
  form.set('from-2', '09:00')
  form.set('to-2', '09:00')
  expect(windowsOf(typedWeek(form))).toEqual({ wrong: 2 })
  form.set('to-2', 'late')
  expect(windowsOf(typedWeek(form))).toEqual({ wrong: 2 })
})
