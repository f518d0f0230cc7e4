import { expect, test } from 'vitest'
import { filterOf, isNarrowed, isOrderable, wishFrom } from './wish.ts'

const id = '5b0e2d1c-0000-4000-8000-000000000001'
const wishOf = (search: string) => wishFrom(new URLSearchParams(search))

test('an address without choices shows everything', () => {
  expect(filterOf(wishOf(''))).toEqual({})
  expect(isNarrowed(wishOf('cursor=x&trash=1'))).toBe(false)
})

test('each choice narrows the list', () => {
  const wish = wishOf(`type=CLASS&category=${id}&staff=${id}&place=${id}&hidden=no`)
  expect(filterOf(wish)).toEqual({
    type: 'CLASS',
    'category.id': id,
    staffMemberIds: { $hasSome: [id] },
    'locations.business.id': { $hasSome: [id] },
    hidden: false,
  })
  expect(isNarrowed(wish)).toBe(true)
})

test('only whole categories are put in order', () => {
  expect([isOrderable(wishOf('')), isOrderable(wishOf(`category=${id}`))]).toEqual([true, true])
  for (const part of ['search=x', 'type=CLASS', `staff=${id}`, `place=${id}`, 'hidden=no', 'cursor=x'])
    expect(isOrderable(wishOf(part)), part).toBe(false)
})

test('an id that is none finds nothing, and is not asked about', () => {
  expect(filterOf(wishOf('staff=nobody'))).toEqual({
    staffMemberIds: { $hasSome: ['00000000-0000-0000-0000-000000000000'] },
  })
  expect(wishOf(`ask=delete&id=${id}&id=x`).ids).toEqual([id])
})
