import { env } from 'node:process'
import { type Load, runLoad } from '../http/load.ts'
import { readConnection, type Stage } from '../http/stage.ts'
import { freePort } from '../server/free-port.ts'
import { Inspector, inspectable } from '../server/inspector.ts'
import { listProcesses, processorMs } from '../server/processes.ts'
import { startServer } from '../server/start-server.ts'
import type { Profile } from './costs.ts'
import { type CpuProfile, serverCosts } from './cpu-profile.ts'
import { loadStatements, openStatements, type Statements } from './statements.ts'

const SECONDS = Number(env.BENCH_SECONDS ?? 3)

/**
 * Starts the server of a stage again, so that it can be profiled, and runs each of the loads. What was measured before
 * is not slowed down by it. The stage's server must have been stopped; this one is stopped at the end.
 */
export async function takeProfiles(
  dataFolder: string,
  stage: Stage,
  listLoads: (stage: Stage) => ReadonlyMap<string, Load>,
): Promise<Profile[]> {
  const port = await freePort()
  const server = await startServer(dataFolder, { KALENDS_DEMO: '0', KALENDS_PROCESSES: '1', ...inspectable(port) })
  try {
    const inspector = await Inspector.connect(port)
    const statements = await openStatements(readConnection(dataFolder).maintenanceUrl)
    const profiles: Profile[] = []
    for (const [name, load] of listLoads({ ...stage, server })) {
      profiles.push(await take(name, load, { inspector, statements, pid: server.pid }))
    }
    inspector.close()
    await statements.end()
    return profiles
  } finally {
    await server.stop()
  }
}

/** Prepares a stage for profiles, and stops its server. */
export async function stopForProfiles(dataFolder: string, { server }: Stage): Promise<void> {
  await loadStatements(readConnection(dataFolder).maintenanceUrl)
  await server.stop()
}

type Watched = { inspector: Inspector; statements: Statements; pid: number }

async function take(name: string, load: Load, { inspector, statements, pid }: Watched): Promise<Profile> {
  await runLoad(load, SECONDS)
  await statements.reset()
  const before = readSpent(pid)
  await inspector.call('Profiler.enable')
  await inspector.call('Profiler.start')
  const { perSecond } = await runLoad(load, SECONDS)
  const { profile } = await inspector.call<{ profile: CpuProfile }>('Profiler.stop')
  const after = readSpent(pid)
  const perRequest = (of: 'server' | 'database') => after && before && (after[of] - before[of]) / (perSecond * SECONDS)
  return {
    name,
    serverMs: perRequest('server'),
    databaseMs: perRequest('database'),
    server: serverCosts(profile),
    database: await statements.costs(),
  }
}

/** Processor time of the server and of its PostgreSQL. */
function readSpent(pid: number): { server: number; database: number } | undefined {
  const processes = listProcesses(pid)
  if (processes.length === 0) return undefined
  const sum = (isDatabase: boolean) =>
    processes
      .filter(({ name }) => (name === 'postgres') === isDatabase)
      .reduce((total, process) => total + processorMs(process.pid), 0)
  return { server: sum(false), database: sum(true) }
}
