import { expect, it } from 'vitest'
import { extendedFieldsFault, mergedFields, type Namespaces } from './extended-fields.ts'

it('replaces given fields, removes null ones, keeps the rest', () => {
  expect(mergedFields({ a: 1, b: 2, c: { d: 3 } }, { a: 9, b: null, e: false })).toEqual({
    a: 9,
    c: { d: 3 },
    e: false,
  })
  expect(mergedFields(undefined, { a: null, b: 0 })).toEqual({ b: 0 })
})

it('finds nothing wrong with ids and notes of integrations, and says what is too much', () => {
  expect(extendedFieldsFault({})).toBeUndefined()
  expect(extendedFieldsFault({ '@crm/core': { ref: 'A1', tags: ['vip'], score: { is: { deep: 1 } } } })).toBeUndefined()
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  expect(extendedFieldsFault({ a: { deep: deep(7) } })).toBeUndefined()
  expect(extendedFieldsFault({ a: { deep: deep(8) } })).toMatch(/levels/)
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, {}]))
  expect(extendedFieldsFault({ a: many(200) })).toBeUndefined()
  expect(extendedFieldsFault({ a: many(201) })).toMatch(/names/)
  expect(extendedFieldsFault({ a: { b: many(201) } })).toMatch(/names/)
  expect(extendedFieldsFault(many(20) as Namespaces)).toBeUndefined()
  expect(extendedFieldsFault(many(21) as Namespaces)).toMatch(/namespaces/)
  for (const name of ['', '  ', 'a\u0000', 'x'.repeat(201)])
    expect(extendedFieldsFault({ [name]: {} })).toMatch(/names/)
  expect(extendedFieldsFault({ a: { file: 'é'.repeat(10_000) } })).toMatch(/bytes/)
})
