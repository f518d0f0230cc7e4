import { describe, expect, it } from 'vitest'
import { chooseResources } from './choose-resources.ts'

const taken =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id)

describe('choosing who takes part', () => {
  it('takes the first free one of each group', () => {
    const groups = [
      ['anna', 'ben'],
      ['room 1', 'room 2'],
    ]
    expect(chooseResources(groups, taken('anna'))).toEqual({ resourceIds: ['ben', 'room 1'], conflict: false })
  })

  it('takes the first one and says so when all of a group are taken', () => {
    expect(chooseResources([['anna', 'ben']], taken('anna', 'ben'))).toEqual({ resourceIds: ['anna'], conflict: true })
    expect(chooseResources([['anna'], ['room']], taken('room'))).toEqual({
      resourceIds: ['anna', 'room'],
      conflict: true,
    })
  })

  it('is a conflict when a group is empty', () => {
    expect(chooseResources([['anna'], []], taken())).toEqual({ resourceIds: ['anna'], conflict: true })
  })
})
