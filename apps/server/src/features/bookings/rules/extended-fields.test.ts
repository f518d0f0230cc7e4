import { expect, it } from 'vitest'
import { mergedFields } from './extended-fields.ts'

it('replaces given fields, removes null ones, keeps the rest', () => {
  expect(mergedFields({ a: 1, b: 2, c: { d: 3 } }, { a: 9, b: null, e: false })).toEqual({
    a: 9,
    c: { d: 3 },
    e: false,
  })
  expect(mergedFields(undefined, { a: null, b: 0 })).toEqual({ b: 0 })
})
