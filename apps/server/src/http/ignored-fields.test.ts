import { describe, expect, it } from 'vitest'
import { ignoredFieldsHeader } from './ignored-fields.ts'

describe('ignoredFieldsHeader', () => {
  it('separates fields by commas and encodes what a header must not hold', () => {
    expect(ignoredFieldsHeader(['a.b[0]', 'ü,\r\n', 'x\ud800'])).toBe('a.b%5B0%5D, %C3%BC%2C%0D%0A, x%EF%BF%BD')
  })

  it('names as many fields as fit', () => {
    const many = ignoredFieldsHeader(Array.from({ length: 10_000 }, (_, index) => `field${index}`))
    expect(many.length).toBeLessThan(2100)
    expect(many.split(', ').at(-1)).toMatch(/^field\d+$/)
  })
})
