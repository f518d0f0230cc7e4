import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockedAt, buildBusy, heldAt } from './build-busy.ts'
import { findConflicts, isTaken } from './find-conflicts.ts'
import type { BusyRow } from './types.ts'

const row = fc
  .record({
    start: fc.integer({ min: 0, max: 100 }),
    length: fc.integer({ min: 0, max: 40 }),
    heldUntil: fc.option(fc.integer({ min: 45, max: 55 }), { nil: null }),
  })
  .map(({ start, length, heldUntil }): BusyRow => ({ start, end: start + length, heldUntil }))

test('conflicts are exactly the active rows that overlap the span', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 20 }),
      fc.nat(100),
      fc.integer({ min: 1, max: 30 }),
      (rows, start, length) => {
        const span = { start, end: start + length }
        const live = rows.filter((it) => it.heldUntil == null || it.heldUntil > 50)
        const expected = live.filter((it) => it.start < it.end && it.start < span.end && it.end > span.start)
        const found = findConflicts(buildBusy(rows), span, 50)
        expect(new Set(found)).toEqual(new Set(expected))
        expect(found.map((it) => it.start)).toEqual(found.map((it) => it.start).toSorted((a, b) => a - b))
        expect(isTaken(buildBusy(rows), span, 50)).toBe(expected.length > 0)
      },
    ),
  )
})

test('a hold counts until its last millisecond and no longer', () => {
  const busy = buildBusy([{ start: 0, end: 10, heldUntil: 1000 }])
  expect(heldAt(busy, 999).starts).toHaveLength(1)
  expect(heldAt(busy, 1000).starts).toHaveLength(0)
  expect(isTaken(busy, { start: 5, end: 6 }, 1000)).toBe(false)
})

test('blocked time combines busy and held time', () => {
  const busy = buildBusy([
    { start: 20, end: 30 },
    { start: 0, end: 10 },
    { start: 10, end: 20, heldUntil: 99 },
  ])
  expect([...busy.taken.starts]).toEqual([0, 20])
  expect([...blockedAt(busy, 50).starts, ...blockedAt(busy, 50).ends]).toEqual([0, 30])
})
