import { expect, it } from 'vitest'
import { toStretches, toWeekly } from './hours.ts'

const rule = (weekday: number, opensMinute: number, closesMinute: number, more: object = {}) => ({
  weekday,
  opensMinute,
  closesMinute,
  locationId: null,
  validFrom: null,
  validUntil: null,
  ...more,
})

it('converts hours to form fields and back, also past midnight and whole days', () => {
  const weekly = [rule(1, 540, 720), rule(1, 780, 1020), rule(5, 1320, 1560), rule(7, 0, 1440)]
  const days = toStretches(weekly)
  expect(days[0]).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ])
  expect(days[4]).toEqual([{ from: '22:00', to: '02:00' }])
  expect(days[6]).toEqual([{ from: '00:00', to: '00:00' }])
  expect(toWeekly(days, weekly)).toEqual(weekly)
})

it('ignores empty fields and preserves what the fields do not show', () => {
  const summer = rule(2, 600, 700, { validFrom: '2026-07-01', validUntil: '2026-07-31' })
  expect(toStretches([summer])[1]).toEqual([])
  expect(toWeekly([[{ from: '', to: '10:00' }]], [summer])).toEqual([summer])
})
