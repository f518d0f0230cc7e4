import { expect, test } from 'vitest'
import { sectionText, withSection } from '../src/table/docs.ts'

test('a section is added at the end, and replaced by the next run', () => {
  const first = withSection('# Benchmarks\n', 'http', 'old')
  const both = withSection(first, 'growth', 'other')
  expect(withSection(both, 'http', 'new')).toBe(both.replace('old', 'new'))
  expect(both).toMatch(/^# Benchmarks\n[\s\S]+old[\s\S]+other/)
})

test('a section has the rows with their 99th percentile, and the costs', () => {
  const text = sectionText(
    'http',
    { cores: '2', date: '2026-11-25T12:00:00Z' },
    {
      yardsticks: [{ name: 'bare', value: 100, unit: 'per second' }],
      rows: [{ name: 'days', value: 90, unit: 'per second', ratio: 0.9, p99Ms: 12, budget: '≥ 0.8', passed: true }],
      profiles: [
        {
          name: 'days',
          serverMs: 1.5,
          databaseMs: 0.5,
          server: [{ name: 'package `pg`', share: 0.25 }],
          database: [{ name: '`select 1`', share: 1 }],
        },
      ],
    },
  )
  expect(text).toContain('| days | 90 per second | 12 ms | 0.9 × | ≥ 0.8 | ok |')
  expect(text).toContain('| days | 1.5 ms a request<br>25 % package `pg` | 0.5 ms a request<br>100 % `select 1` |')
})
