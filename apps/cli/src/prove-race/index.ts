import { type Context, createSideDatabase, type Operator, openForCommand, readConfig } from '@kalends/server'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { asCommand } from '../command.ts'
import { tooLateCodes, type Way, ways } from './judge.ts'
import { type RaceReport, runRace } from './run-race.ts'
import { startServerPair } from './server-pair.ts'
import { type TargetKind, targets } from './target.ts'

type Options = { clients: number; way: Way[]; target: TargetKind; url?: string[]; json?: boolean }

/**
 * Adds `prove-race`: many clients book one hour or the last seat at once, and exactly one must succeed. Any other
 * outcome exits with 1.
 */
export function addProveRace(program: Command): void {
  asCommand(
    program
      .command('prove-race')
      .description(
        'let many clients book one time or one seat at once over HTTP, and count the winners in the database',
      )
      .option('--clients <number>', 'number of clients, each with its own connection', numberOfClients, 200)
      .addOption(
        new Option('--way <way...>', 'how they book, one race for each').choices(ways).default([...ways], 'all three'),
      )
      .addOption(new Option('--target <target>', 'what they compete for').choices(targets).default('slot'))
      .option('--url <address...>', 'use these running servers instead of two started for the race'),
    prove,
    print,
  )
}

async function prove(operator: Operator, { url, ...races }: Options): Promise<RaceReport[]> {
  const reports = url
    ? await raceEach(operator.context, races, url)
    : await onTemporaryServers(operator, (context, servers) => raceEach(context, races, servers))
  if (reports.some(({ passed }) => !passed)) process.exitCode = 1
  return reports
}

async function raceEach(context: Context, { target, way, clients }: Options, servers: readonly string[]) {
  const reports: RaceReport[] = []
  for (const one of way) reports.push(await runRace(context, { target, way: one, clients, servers }))
  return reports
}

/** Starts two servers on a temporary database, so that the race leaves nothing in the installation's own. */
async function onTemporaryServers<Result>(
  operator: Operator,
  work: (context: Context, servers: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const database = await createSideDatabase(
    { url: operator.databaseUrl, maintenanceUrl: operator.maintenanceUrl },
    'race',
  )
  try {
    const temporary = await openForCommand({ ...readConfig(), databaseUrl: database.url })
    try {
      const servers = await startServerPair(database.url)
      try {
        return await work(temporary.context, servers.urls)
      } finally {
        await servers.stop()
      }
    } finally {
      await temporary.close()
    }
  } finally {
    await database.drop()
  }
}

function numberOfClients(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 2 || number > 1000)
    throw new InvalidArgumentError('Use a whole number from 2 to 1000.')
  return number
}

const print = (reports: RaceReport[]): string => reports.map(formatReport).join('\n')

function formatReport(report: RaceReport): string {
  const { target, way, clients, won, refused, faults, database, milliseconds, servers } = report
  const refusal = way === 'confirm-or-decline' ? 'declined' : `refused with ${tooLateCodes[target]}`
  const stored = Object.entries(database.counts).map(([word, count]) => `${count} × ${word}`)
  return [
    `${clients} clients, ${servers.length === 1 ? 'one server' : `${servers.length} servers`}, ${way}, ${target === 'slot' ? 'one slot' : 'the last seat'}: ${won} won, ${refused} ${refusal}, in ${milliseconds} ms.`,
    `The database has ${database.allocations} ${database.allocations === 1 ? 'allocation' : 'allocations'}: ${stored.join(', ')}.`,
    ...(faults.length === 0 ? ['Passed.'] : ['FAILED:', ...faults.map((fault) => `  ${fault}`)]),
  ].join('\n')
}
