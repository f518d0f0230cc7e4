import { expect, it } from 'vitest'
import { freeSlug, readSlug, slugOf } from './slug.ts'

it.each([
  ['Ada Lovelace', 'ada@example.org', 'Ada-Lovelace'],
  [null, 'Grace.Hopper+x@example.org', 'GraceHopperx'],
  [' -- ', 'noam@example.org', 'noam'],
  ['נועה לוי', 'n@example.org', 'נועה-לוי'],
  ['!!!', '+@example.org', 'member'],
])('makes a page of %j and %j: %j', (nickname, email, slug) => {
  expect(slugOf(nickname, email)).toBe(slug)
})

it('has no slug longer than an address holds', () => {
  expect(slugOf('a'.repeat(300), 'x@example.org')).toHaveLength(240)
})

it('takes the next number that is free', () => {
  expect(freeSlug('ada', new Set())).toBe('ada')
  expect(freeSlug('ada', new Set(['ada', 'ada-1']))).toBe('ada-2')
})

it.each(['Ada', 'נועה', 'a_b-c', 'a'.repeat(255)])('keeps %j as it was typed', (typed) => {
  expect(readSlug(typed)).toBe(typed)
})

it.each(['', '-ada', 'ada-', 'a b', 'a/b', 'a.b', 'a'.repeat(256)])('knows that %j is none', (typed) => {
  expect(readSlug(typed)).toBeUndefined()
})
