import { expect, test } from 'vitest'
import { findRetiredWords, judgeFindings } from '../vocabulary/find-retired-words.ts'

test.each([
  ['a variable', 'const bookedMeetings = []', 'meetings'],
  ['a function', 'export function findScene() {}', 'scene'],
  ['a parameter', 'const read = (wish: string) => wish', 'wish'],
  ['a type', 'type SessionDeed = string', 'deed'],
])('finds %s with a retired word', (_, text, word) => {
  expect(findRetiredWords('apps/server/src/a.ts', text)).toEqual([expect.objectContaining({ word })])
})

test('finds a file named with a retired word', () => {
  expect(findRetiredWords('apps/server/src/write-meetings.ts', '')).toEqual([
    { file: 'apps/server/src/write-meetings.ts', name: 'write-meetings.ts', word: 'meetings' },
  ])
})

test('accepts other names, properties and texts', () => {
  expect(findRetiredWords('a.ts', "const session = { wish: 'meeting', newsletter: 1 }")).toEqual([])
})

test('names the term to use instead, and reports an unused exception', () => {
  const found = findRetiredWords('a.ts', 'const deed = 1')
  expect(judgeFindings(found, [])).toEqual([expect.stringContaining('action or change')])
  const exception = { file: 'a.ts', word: 'deed', because: 'a reason' }
  expect(judgeFindings(found, [exception])).toEqual([])
  expect(judgeFindings([], [exception])).toEqual([expect.stringContaining('no longer needed')])
})
