import { describe, expect, it } from 'vitest'
import { searchWords } from './search-terms.ts'

describe('searchWords', () => {
  it('requires every word', () => {
    expect(searchWords('  weber  cla ')).toEqual([
      { text: 'weber', digits: null },
      { text: 'cla', digits: null },
    ])
    expect(searchWords('   ')).toEqual([])
  })

  it('treats a spaced number as one word, without leading zeros', () => {
    expect(searchWords('0170 12')).toEqual([{ text: '017012', digits: '17012' }])
    expect(searchWords('weber 0170')).toEqual([
      { text: 'weber', digits: null },
      { text: '0170', digits: '170' },
    ])
  })

  it('compares the ends of whole numbers, so that country codes do not matter', () => {
    const endings = ['+49 170 1234567', '0170/123 45 67', '0049 (0)170-1234567'].map((it) => searchWords(it)[0]?.digits)
    expect(new Set(endings)).toEqual(new Set(['01234567']))
  })

  it('ignores numbers of zeros only', () => {
    expect(searchWords('00')).toEqual([{ text: '00', digits: null }])
  })
})
