import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

async function takeTurns(...wanted: string[][]) {
  const turns = new Turns()
  const log: string[] = []
  const begun = wanted.map(async (keys, index) => {
    const turn = await turns.take(keys)
    log.push(`${index} begins${turn.hasWaited ? ' after waiting' : ''}`)
    await Promise.resolve()
    log.push(`${index} ends`)
    turn.end()
  })
  await Promise.all(begun)
  return { log, turns }
}

test('work on the same thing waits for all that asked before, in their order', async () => {
  const { log } = await takeTurns(['a'], ['a'], ['a'])
  expect(log).toEqual(['0 begins', '0 ends', '1 begins after waiting', '1 ends', '2 begins after waiting', '2 ends'])
})

test('work on other things does not wait', async () => {
  const { log } = await takeTurns(['a'], ['b'])
  expect(log).toEqual(['0 begins', '1 begins', '0 ends', '1 ends'])
})

test('work on several things waits for each of them, and never for each other', async () => {
  const { log } = await takeTurns(['a', 'b'], ['b', 'c'], ['c', 'a'])
  expect(log).toEqual(['0 begins', '0 ends', '1 begins after waiting', '1 ends', '2 begins after waiting', '2 ends'])
})

test('nothing is left when the last turn has ended', async () => {
  const { turns } = await takeTurns(['a', 'b'], ['b'])
  expect((await turns.take(['a', 'b'])).hasWaited).toBe(false)
})
