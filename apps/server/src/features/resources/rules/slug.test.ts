import { describe, expect, test } from 'vitest'
import { freeSlug, slugOf, startsFrom } from './slug.ts'

describe('the address of a person', () => {
  test.each([
    ['Livia Marchetti', 'livia-marchetti'],
    ['  Zoë  O’Neill, PhD ', 'zoë-oneill-phd'],
    ['נור כהן', 'נור-כהן'],
    ['— & —', 'person'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test('gets a number where somebody has it, and keeps it while the name is the same', () => {
    expect(freeSlug('anna', new Set(['anna', 'anna-1']))).toBe('anna-2')
    expect(startsFrom('anna-2', 'anna')).toBe(true)
    expect(startsFrom('anna-rossi', 'anna')).toBe(false)
  })
})
