import { describe, expect, it } from 'vitest'
import { searchWords } from './search-terms.ts'

describe('searchWords', () => {
  it('asks for every word', () => {
    expect(searchWords('  weber  cla ')).toEqual([
      { text: 'weber', digits: null },
      { text: 'cla', digits: null },
    ])
    expect(searchWords('   ')).toEqual([])
  })

  it('takes a spaced number for one word, without its zeros', () => {
    expect(searchWords('0170 12')).toEqual([{ text: '017012', digits: '17012' }])
    expect(searchWords('weber 0170')).toEqual([
      { text: 'weber', digits: null },
      { text: '0170', digits: '170' },
    ])
  })

  it('compares the ends of whole numbers, so that a country’s code does no harm', () => {
    const endings = ['+49 170 1234567', '0170/123 45 67', '0049 (0)170-1234567'].map((it) => searchWords(it)[0]?.digits)
    expect(new Set(endings)).toEqual(new Set(['01234567']))
  })

  it('knows that zeros alone are no number', () => {
    expect(searchWords('00')).toEqual([{ text: '00', digits: null }])
  })
})
