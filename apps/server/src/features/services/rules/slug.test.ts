import { describe, expect, it } from 'vitest'
import { freeSlug, readSlug, slugOf, startsFrom } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['Deep Tissue Massage', 'deep-tissue-massage'],
    ['  Café & Söhne  ', 'café-söhne'],
    ['60\u00a0min. – Rücken', '60-min-rücken'],
    ['עיסוי שוודי', 'עיסוי-שוודי'],
    ['under_score', 'under_score'],
    ['-- x --', 'x'],
    ['🙂', 'service'],
    ['', 'service'],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('is short enough to be numbered, whatever the name', () => {
    expect(slugOf('ß'.repeat(10_000)).length).toBeLessThanOrEqual(480)
  })

  it('gets the first free number', () => {
    expect(freeSlug('a', new Set())).toBe('a')
    expect(freeSlug('a', new Set(['ab']))).toBe('a')
    expect(freeSlug('a', new Set(['a', 'a-1', 'a-3']))).toBe('a-2')
  })
})

it.each([
  ['Deep-Tissue_60', 'deep-tissue_60'],
  ['עיסוי', 'עיסוי'],
  ['a', 'a'],
])('%s can be an address', (typed, slug) => expect(readSlug(typed)).toBe(slug))

it.each(['', '-a', 'a-', 'a b', 'a/b', 'a.b', 'ä%20', 'a'.repeat(501)])('%s cannot be an address', (typed) =>
  expect(readSlug(typed)).toBeUndefined(),
)

it('a number that made it unique belongs to the slug', () => {
  expect(['walk', 'walk-2', 'walks', 'walk-2b', 'walk-'].map((slug) => startsFrom(slug, 'walk'))).toEqual([
    ...[true, true, false, false, false],
  ])
})
