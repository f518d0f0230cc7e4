import { expect, it } from 'vitest'
import { movedTo } from './moved-to.ts'

it('moves one entry to another position', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id }))
  expect(movedTo(list, 'c', 0).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(movedTo(list, 'a', 1).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(movedTo(list, 'a', 2).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})
