import { describe, expect, it } from 'vitest'
import { hasSlugBase, lowerSlugFrom, readSlug, slugFrom, writeFreeSlug } from './slug.ts'

describe('slugFrom', () => {
  it.each([
    ['Deep Tissue Massage', 'deep-tissue-massage'],
    ['  Café & Söhne  ', 'café-söhne'],
    ['  Zoë  O’Neill, PhD ', 'zoë-oneill-phd'],
    ['60\u00a0min. – Rücken', '60-min-rücken'],
    ['עיסוי שוודי', 'עיסוי-שוודי'],
    ['हिन्दी मालिश', 'हिन्दी-मालिश'],
    ['นวดไทย 60 นาที', 'นวดไทย-60-นาที'],
    ['İrem', 'irem'],
    ['under_score', 'under_score'],
    ['-- x --', 'x'],
    ['🙂', ''],
    ['Haarschnitt ✂️', 'haarschnitt'],
    ['1️⃣ Yoga', '1-yoga'],
    ['', ''],
  ])('turns %j into %j', (words, slug) => {
    expect(lowerSlugFrom(words)).toBe(slug)
  })

  it('keeps upper case where it matters', () => {
    expect(slugFrom('Ada Lovelace')).toBe('Ada-Lovelace')
  })

  it('leaves room for a number, however long the text', () => {
    expect(slugFrom('ß'.repeat(10_000))).toHaveLength(480)
    expect(slugFrom('a'.repeat(300), 240)).toHaveLength(240)
  })

  it('uses the first free number, also when another insert takes it meanwhile', async () => {
    const write = async (taken: string[], lost: string[] = []) => {
      const tried: string[] = []
      await writeFreeSlug('a', new Set(taken), async (slug) => tried.push(slug) > 0 && !lost.includes(slug))
      return tried
    }
    expect(await write([])).toEqual(['a'])
    expect(await write(['ab'])).toEqual(['a'])
    expect(await write(['a', 'a-1', 'a-3'])).toEqual(['a-2'])
    expect(await write(['a'], ['a-1'])).toEqual(['a-1', 'a-2'])
  })

  it('keeps the number that made it unique', () => {
    expect(['walk', 'walk-2', 'walks', 'walk-2b', 'walk-'].map((slug) => hasSlugBase(slug, 'walk'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a typed slug', () => {
  it.each(['Ada', 'deep-tissue_60', 'עיסוי', 'हिन्दी', 'a', 'a'.repeat(255)])('accepts %s', (typed) =>
    expect(readSlug(typed, 255)).toBe(typed),
  )

  it.each(['', '-a', 'a-', 'a b', 'a/b', 'a.b', 'ä%20', 'a'.repeat(256)])('refuses %s', (typed) =>
    expect(readSlug(typed, 255)).toBeUndefined(),
  )
})
