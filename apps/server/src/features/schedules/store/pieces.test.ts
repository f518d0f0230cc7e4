import { expect, test } from 'vitest'
import { longestPiece, splitSpan } from './pieces.ts'

test('an hour is one piece', () => {
  expect(splitSpan({ start: 0, end: 3_600_000 })).toEqual([{ start: 0, end: 3_600_000 }])
})

test('a period longer than a week is split into adjacent weeks', () => {
  const end = longestPiece * 2 + 1
  expect(splitSpan({ start: 0, end })).toEqual([
    { start: 0, end: longestPiece },
    { start: longestPiece, end: longestPiece * 2 },
    { start: longestPiece * 2, end },
  ])
  expect(splitSpan({ start: 0, end: longestPiece })).toHaveLength(1)
})
