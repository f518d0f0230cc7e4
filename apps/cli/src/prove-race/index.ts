import { type Context, createSideDatabase, type Operator, openForCommand, readConfig } from '@kalends/server'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { asCommand } from '../command.ts'
import { tooLateCodes, type Way, ways } from './judge.ts'
import { type RaceReport, runRace } from './run-race.ts'
import { startServerPair } from './server-pair.ts'
import { type TargetKind, targets } from './target.ts'

type Options = { clients: number; way: Way[]; target: TargetKind; url?: string[]; json?: boolean }

/** `prove-race`: many clients want one hour or the last seat at once; one must get it. Ends with 1 when anything else happens. */
export function addProveRace(program: Command): void {
  asCommand(
    program
      .command('prove-race')
      .description('let many clients race for one time or one seat, over HTTP, and count the winners in the database')
      .option('--clients <number>', 'how many, each with a connection of its own', numberOfClients, 200)
      .addOption(
        new Option('--way <way...>', 'what they do, one race each').choices(ways).default([...ways], 'all three'),
      )
      .addOption(new Option('--target <target>', 'what they want').choices(targets).default('slot'))
      .option('--url <address...>', 'race against these servers on this database instead of two started for it'),
    prove,
    print,
  )
}

async function prove(operator: Operator, { url, ...races }: Options): Promise<RaceReport[]> {
  const reports = url
    ? await raceEach(operator.context, races, url)
    : await onServersApart(operator, (context, servers) => raceEach(context, races, servers))
  if (reports.some(({ passed }) => !passed)) process.exitCode = 1
  return reports
}

async function raceEach(context: Context, { target, way, clients }: Options, servers: readonly string[]) {
  const reports: RaceReport[] = []
  for (const one of way) reports.push(await runRace(context, { target, way: one, clients, servers }))
  return reports
}

/** Two servers started for it, on a database beside the installation's own, so that nothing is left in that. */
async function onServersApart<Result>(
  operator: Operator,
  work: (context: Context, servers: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const database = await createSideDatabase(
    { url: operator.databaseUrl, maintenanceUrl: operator.maintenanceUrl },
    'race',
  )
  try {
    const apart = await openForCommand({ ...readConfig(), databaseUrl: database.url })
    try {
      const servers = await startServerPair(database.url)
      try {
        return await work(apart.context, servers.urls)
      } finally {
        await servers.stop()
      }
    } finally {
      await apart.close()
    }
  } finally {
    await database.drop()
  }
}

function numberOfClients(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 2 || number > 1000) throw new InvalidArgumentError('Give 2 to 1000.')
  return number
}

const print = (reports: RaceReport[]): string => reports.map(formatReport).join('\n')

function formatReport(report: RaceReport): string {
  const { target, way, clients, won, refused, faults, database, milliseconds, servers } = report
  const refusal = way === 'confirm-or-decline' ? 'declined' : `refused with ${tooLateCodes[target]}`
  const stored = Object.entries(database.counts).map(([word, count]) => `${count} × ${word}`)
  return [
    `${clients} clients, ${servers.length === 1 ? 'one server' : `${servers.length} servers`}, ${way}, ${target === 'slot' ? 'one slot' : 'the last seat'}: ${won} won, ${refused} ${refusal}, in ${milliseconds} ms.`,
    `The database holds ${database.places} place, ${stored.join(', ')}.`,
    ...(faults.length === 0 ? ['Proven.'] : ['NOT proven:', ...faults.map((fault) => `  ${fault}`)]),
  ].join('\n')
}
