import { expect, test } from 'vitest'
import { isNarrowed, isOrderable, readServiceFilters, toApiFilter } from './filters.ts'

const id = '5b0e2d1c-0000-4000-8000-000000000001'
const readFilters = (search: string) => readServiceFilters(new URLSearchParams(search))

test('a URL without filters shows everything', () => {
  expect(toApiFilter(readFilters(''))).toEqual({})
  expect(isNarrowed(readFilters('cursor=x&trash=1'))).toBe(false)
})

test('each filter narrows the list', () => {
  const filters = readFilters(`type=CLASS&category=${id}&staff=${id}&location=${id}&hidden=no`)
  expect(toApiFilter(filters)).toEqual({
    type: 'CLASS',
    'category.id': id,
    staffMemberIds: { $hasSome: [id] },
    'locations.business.id': { $hasSome: [id] },
    hidden: false,
  })
  expect(isNarrowed(filters)).toBe(true)
})

test('only unfiltered categories can be reordered', () => {
  expect([isOrderable(readFilters('')), isOrderable(readFilters(`category=${id}`))]).toEqual([true, true])
  for (const part of ['search=x', 'type=CLASS', `staff=${id}`, `location=${id}`, 'hidden=no', 'cursor=x'])
    expect(isOrderable(readFilters(part)), part).toBe(false)
})

test('an invalid id finds nothing, and is not requested', () => {
  expect(toApiFilter(readFilters('staff=nobody'))).toEqual({
    staffMemberIds: { $hasSome: ['00000000-0000-0000-0000-000000000000'] },
  })
  expect(readFilters(`confirm=delete&id=${id}&id=x`).ids).toEqual([id])
})
