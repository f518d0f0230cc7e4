import { expect, it } from 'vitest'
import { readDays } from './change-closing-days.ts'

it('lists the days from one to another, across months and a leap day', () => {
  expect(readDays('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(readDays('2026-06-02', '2026-06-02')).toEqual(['2026-06-02'])
})

it('returns nothing for invalid days', () => {
  expect(readDays('2026-06-02', '2026-06-01')).toBeUndefined()
  expect(readDays('', '2026-06-01')).toBeUndefined()
  expect(readDays('2026-06-01', '2036-06-01')).toBeUndefined()
})
