import { expect, test } from 'vitest'
import { aDataFolder } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'

function prove(folder: string, ...options: string[]): RunningProcess {
  const args = ['prove-race', ...options]
  return startProcess('apps/cli/src/main.ts', { args, environment: { KALENDS_DATA: folder } })
}

const ways = ['hold', 'create-confirmed', 'confirm-or-decline'] as const
const clients = 40

/** What stands in the database at the end. */
const counts = {
  hold: { 'live hold': 1 },
  'create-confirmed': { CONFIRMED: 1 },
  'confirm-or-decline': { CONFIRMED: 1, DECLINED: clients - 1 },
}

test.each([
  ['slot', 'of many who want one time at once, over two servers, one gets it'],
  ['last-seat', 'of many who want the last seat of a class at once, over two servers, one gets it'],
])('%s: %s, whichever way they take', async (target) => {
  const folder = await aDataFolder()
  const races = prove(folder, '--clients', String(clients), '--target', target, '--json')
  expect([await races.ended, races.output()]).toEqual([0, races.stdout()])
  expect(JSON.parse(races.stdout())).toMatchObject(
    ways.map((way) => ({
      way,
      target,
      clients,
      passed: true,
      won: 1,
      refused: clients - 1,
      faults: [],
      database: { places: 1, overlaps: 0, counts: counts[way], faults: [] },
    })),
  )
})

test('says what can be proven when asked for something else', async () => {
  const folder = await aDataFolder()
  const wrong: [string[], string][] = [
    [['--way', 'hold', '--target', 'table'], 'Allowed choices are slot, last-seat'],
    [['--way', 'force'], 'Allowed choices are hold, create-confirmed, confirm-or-decline'],
    [['--way', 'hold', '--clients', '1'], 'Give 2 to 1000.'],
    [['--way', 'hold', '--url', 'http://127.0.0.1:9'], 'No server of Kalends is ready at http://127.0.0.1:9.'],
  ]
  for (const [options, words] of wrong) {
    const race = prove(folder, ...options)
    expect(await race.ended).toBe(1)
    expect(race.output()).toContain(words)
  }
})
