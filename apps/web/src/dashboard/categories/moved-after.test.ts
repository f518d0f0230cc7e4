import { describe, expect, it } from 'vitest'
import { movedAfter } from './moved-after.ts'

const all = ['a', 'b', 'c'].map((id) => ({ id }))
const ids = (moved: string, after: string | null) => movedAfter(all, moved, after).map(({ id }) => id)

describe('a list with one entry moved', () => {
  it('has it after another, or first', () => {
    expect(ids('a', 'c')).toEqual(['b', 'c', 'a'])
    expect(ids('c', 'a')).toEqual(['a', 'c', 'b'])
    expect(ids('b', null)).toEqual(['b', 'a', 'c'])
    expect(ids('gone', null)).toEqual(['a', 'b', 'c'])
  })
})
