import { describe, expect, it } from 'vitest'
import { exportedDays, readPaymentsFilters } from './load-payments.ts'

const read = (query: string) => {
  const { from, to } = readPaymentsFilters(new URLSearchParams(query))
  return [from, to]
}

describe('the days of the list of payments', () => {
  it('are read from the URL, also the wrong way round', () => {
    expect(read('from=2026-03-01&to=2026-03-31')).toEqual(['2026-03-01', '2026-03-31'])
    expect(read('from=2026-03-31&to=2026-03-01')).toEqual(['2026-03-01', '2026-03-31'])
    expect(read('from=2026-02-30&to=2026-03-01')).toEqual([null, '2026-03-01'])
    expect(read('')).toEqual([null, null])
  })
})

describe('the days of the export', () => {
  const today = '2026-06-15'

  it('are those of the list', () => {
    const days = { from: '2026-03-01', to: '2026-03-31' }
    expect(exportedDays(days, today)).toEqual(days)
    expect(exportedDays({ from: '2026-06-01', to: null }, today)).toEqual({ from: '2026-06-01', to: today })
  })

  it('are a month where the list has no first day', () => {
    expect(exportedDays({ from: null, to: null }, today)).toEqual({ from: '2026-05-17', to: today })
    expect(exportedDays({ from: null, to: '2026-03-31' }, today)).toEqual({ from: '2026-03-02', to: '2026-03-31' })
  })

  it('are at most a year, as the API takes them', () => {
    expect(exportedDays({ from: '2025-06-15', to: null }, today)).toEqual({ from: '2025-06-15', to: today })
    expect(exportedDays({ from: '2025-06-14', to: null }, today)).toBeNull()
  })
})
