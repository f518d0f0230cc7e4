import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intersect } from './intersect.ts'
import { intersectWindows } from './intersect-windows.ts'
import { mergeIntervals } from './merge.ts'
import { firstEndingAfter, insideOne, overlaps } from './search.ts'
import { subtractFrom } from './subtract.ts'
import type { Interval, IntervalSet } from './types.ts'
import { unite } from './union.ts'
import { windowSet } from './window-set.ts'

const SPAN = 60
const interval = fc.record({ start: fc.integer({ min: 0, max: SPAN }), end: fc.integer({ min: 0, max: SPAN }) })
const intervals = fc.array(interval, { maxLength: 12 })

test('merging keeps every instant and joins touching intervals', () => {
  fc.assert(
    fc.property(intervals, (given) => {
      const set = mergeIntervals(given)
      expectMerged(set)
      expect(instants(set)).toEqual(range().filter((t) => given.some((it) => it.start <= t && t < it.end)))
    }),
  )
})

test('union, difference and intersection match those of the instants', () => {
  fc.assert(
    fc.property(intervals, intervals, (first, second) => {
      const a = mergeIntervals(first)
      const b = mergeIntervals(second)
      const inA = new Set(instants(a))
      const inB = new Set(instants(b))
      for (const set of [unite(a, b), subtractFrom(a, b), intersect(a, b)]) expectMerged(set)
      expect(instants(unite(a, b))).toEqual(range().filter((t) => inA.has(t) || inB.has(t)))
      expect(instants(subtractFrom(a, b))).toEqual(range().filter((t) => inA.has(t) && !inB.has(t)))
      expect(instants(intersect(a, b))).toEqual(range().filter((t) => inA.has(t) && inB.has(t)))
    }),
  )
})

test('overlap and search match checking every interval', () => {
  fc.assert(
    fc.property(intervals, interval, (given, { start, end }) => {
      const set = mergeIntervals(given)
      const list = pairs(set)
      if (start < end) expect(overlaps(set, start, end)).toBe(list.some((it) => it.start < end && it.end > start))
      expect(firstEndingAfter(set, start)).toBe(list.filter((it) => it.end <= start).length)
    }),
  )
})

test('intersected windows stay separate', () => {
  const a = windowSet([at(0, 10), at(10, 20), at(12, 14)])
  const b = windowSet([at(15, 30), at(5, 13)])
  expect(pairs(intersectWindows(a, b))).toEqual([at(5, 10), at(10, 13), at(12, 13), at(15, 20)])
})

test('intersecting windows returns all overlapping pairs', () => {
  fc.assert(
    fc.property(intervals, intervals, (first, second) => {
      const [a, b] = [first, second].map((given) => given.filter((it) => it.start < it.end)) as [Interval[], Interval[]]
      const expected = a.flatMap((x) => b.map((y) => at(Math.max(x.start, y.start), Math.min(x.end, y.end))))
      const sorted = windowSet(expected.filter((it) => it.start < it.end))
      expect(pairs(intersectWindows(windowSet([...a]), windowSet([...b])))).toEqual(pairs(sorted))
    }),
  )
})

test('a span is inside one window, not inside two that touch', () => {
  const windows = windowSet([at(0, 10), at(10, 20)])
  expect(insideOne(windows, 2, 10)).toBe(true)
  expect(insideOne(windows, 8, 12)).toBe(false)
})

function at(start: number, end: number): Interval {
  return { start, end }
}

function range(): number[] {
  return Array.from({ length: SPAN }, (_, t) => t)
}

function pairs(set: IntervalSet): Interval[] {
  return Array.from(set.starts, (start, i) => at(start, set.ends[i] as number))
}

function instants(set: IntervalSet): number[] {
  return range().filter((t) => pairs(set).some((it) => it.start <= t && t < it.end))
}

function expectMerged(set: IntervalSet): void {
  const list = pairs(set)
  for (const [i, it] of list.entries()) {
    expect(it.start).toBeLessThan(it.end)
    if (i > 0) expect(it.start).toBeGreaterThan((list[i - 1] as Interval).end)
  }
}
