import { describe, expect, it } from 'vitest'
import { chooseResources } from './choose-resources.ts'

const taken =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id)

describe('chooseResources', () => {
  it('chooses the first free resource of each group', () => {
    const groups = [
      ['anna', 'ben'],
      ['room 1', 'room 2'],
    ]
    expect(chooseResources(groups, taken('anna'))).toEqual({ resourceIds: ['ben', 'room 1'], conflict: false })
  })

  it('chooses the first resource and reports a conflict if a whole group is taken', () => {
    expect(chooseResources([['anna', 'ben']], taken('anna', 'ben'))).toEqual({ resourceIds: ['anna'], conflict: true })
    expect(chooseResources([['anna'], ['room']], taken('room'))).toEqual({
      resourceIds: ['anna', 'room'],
      conflict: true,
    })
  })

  it('reports a conflict for an empty group', () => {
    expect(chooseResources([['anna'], []], taken())).toEqual({ resourceIds: ['anna'], conflict: true })
  })
})
