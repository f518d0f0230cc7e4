import { type Context, fail } from '@kalends/server'
import { countStored } from './count-stored.ts'
import { judge, type Stored, tooLateCodes, type Verdict, type Way } from './judge.ts'
import { type RaceClient, raceClient } from './race-client.ts'
import { runners } from './runners.ts'
import { prepareTarget, type TargetKind } from './target.ts'

export type Race = { target: TargetKind; way: Way; clients: number; servers: readonly string[] }

export type RaceReport = Race &
  Verdict & {
    passed: boolean
    database: Stored
    /** From the start of the first call to the last response. */
    milliseconds: number
  }

/** Lets clients, each on its own connection, book the same thing at once, and judges the outcome. */
export async function runRace(context: Context, race: Race): Promise<RaceReport> {
  const clients = Array.from({ length: race.clients }, (_, number) =>
    raceClient(race.servers[number % race.servers.length] as string),
  )
  try {
    const [first] = clients
    if (!first) throw new Error('A race needs clients')
    await connectClients(clients, race.servers)
    const target = await prepareTarget(race.target, context, first)
    const ready = await Promise.all(clients.map((client, number) => runners[race.way](client, target, number)))
    const begin = performance.now()
    const answers = await Promise.all(ready.map((run) => run()))
    const milliseconds = Math.round(performance.now() - begin)
    const database = await countStored(context, race.way, target)
    const verdict = judge(race.way, answers, database, tooLateCodes[race.target])
    const passed = verdict.faults.length === 0
    return { ...race, passed, ...verdict, database, milliseconds }
  } finally {
    for (const client of clients) client.close()
  }
}

/** Throws before anything is set up if a server does not respond. */
async function connectClients(clients: readonly RaceClient[], servers: readonly string[]): Promise<void> {
  for (const [index, server] of servers.entries()) {
    const answer = await clients[index]?.call('/ready')
    if (answer?.status !== 200) fail('NOT_FOUND', { description: `No Kalends server is ready at ${server}.` })
  }
}
