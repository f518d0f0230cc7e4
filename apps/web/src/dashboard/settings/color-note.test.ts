import { expect, it } from 'vitest'
import { colorNote } from './color-note.ts'

it('says how a colour is adjusted, also a difficult one', () => {
  expect(colorNote('#1e5a4e')).toBe('unchanged')
  expect(colorNote('#000000')).toBe('unchanged')
  expect(colorNote('#f6d94c')).toBe('darkText')
  expect(colorNote('#ffffff')).toBe('darkText')
  expect(colorNote('#39ff14')).toBe('darkText')
  expect(colorNote('#ff3b30')).toBe('darker')
  expect(colorNote('red')).toBeUndefined()
  expect(colorNote('#12345')).toBeUndefined()
})
