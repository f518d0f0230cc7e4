import { expect, test } from 'vitest'
import { aPreparedFolder } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'

function startProof(folder: string, ...options: string[]): RunningProcess {
  const args = ['prove-race', ...options]
  return startProcess('apps/cli/src/main.ts', { args, environment: { KALENDS_DATA: folder } })
}

const ways = ['hold', 'create-confirmed', 'confirm-or-decline'] as const
const clients = 40

/** Contents of the database at the end. */
const counts = {
  hold: { 'live hold': 1 },
  'create-confirmed': { CONFIRMED: 1 },
  'confirm-or-decline': { CONFIRMED: 1, DECLINED: clients - 1 },
}

test.each([
  ['slot', 'exactly one of many simultaneous clients gets the time, over two servers'],
  ['last-seat', 'exactly one of many simultaneous clients gets the last seat of a class, over two servers'],
])('%s: %s, in every way of booking', async (target) => {
  const folder = await aPreparedFolder()
  const races = startProof(folder, '--clients', String(clients), '--target', target, '--json')
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
      database: { allocations: 1, overlaps: 0, counts: counts[way], faults: [] },
    })),
  )
})

test('lists the valid options when given an unknown one', async () => {
  const folder = await aPreparedFolder()
  const wrong: [string[], string][] = [
    [['--way', 'hold', '--target', 'table'], 'Allowed choices are slot, last-seat'],
    [['--way', 'force'], 'Allowed choices are hold, create-confirmed, confirm-or-decline'],
    [['--way', 'hold', '--clients', '1'], 'Use a whole number from 2 to 1000.'],
    [['--way', 'hold', '--url', 'http://127.0.0.1:9'], 'No Kalends server is ready at http://127.0.0.1:9.'],
  ]
  for (const [options, words] of wrong) {
    const race = startProof(folder, ...options)
    expect(await race.ended).toBe(1)
    expect(race.output()).toContain(words)
  }
})
