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
    /** From the start of the first call to the last answer. */
    milliseconds: number
  }

/** Lets so many clients, each on a connection of its own, want the same thing at once, and judges what comes of it. */
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
    const told = await Promise.all(ready.map((run) => run()))
    const milliseconds = Math.round(performance.now() - begin)
    const database = await countStored(context, race.way, target)
    const verdict = judge(race.way, told, database, tooLateCodes[race.target])
    const passed = verdict.faults.length === 0
    return { ...race, passed, ...verdict, database, milliseconds }
  } finally {
    for (const client of clients) client.close()
  }
}

/** Refuses to begin where nobody answers, before anything is set up. */
async function connectClients(clients: readonly RaceClient[], servers: readonly string[]): Promise<void> {
  for (const [index, server] of servers.entries()) {
    const told = await clients[index]?.call('/ready')
    if (told?.status !== 200) fail('NOT_FOUND', { description: `No server of Kalends is ready at ${server}.` })
  }
}
