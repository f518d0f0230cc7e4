import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AppOptions, buildApp } from '../app.ts'
import { type Clock, systemClock } from '../clock.ts'
import { composeFeatures } from '../compose.ts'
import { type Config, checkoutFolder } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { reachDatabase } from '../db/open.ts'
import { clearProxyNotice } from '../http/proxy-notice.ts'
import { loadKeyPair } from '../http/tls.ts'
import { releaseClaims } from '../jobs/deliveries.ts'
import { createLog, type Log } from '../log.ts'
import { startBackground } from './background.ts'
import { restrictDataFolder } from './data-folder.ts'
import { prepareDatabase, runStartSteps } from './prepare-database.ts'

type App = Awaited<ReturnType<typeof buildApp>>

export type StartOptions = {
  clock?: Clock
  log?: Log
  /** Called when the server can no longer work and has to be stopped. */
  onLost?: (error: unknown) => void
}

export type RunningServer = {
  context: Context
  app: App
  /** What the start steps have to say to the operator. */
  notes: string[]
  /** Stops listening, answers what is under way, ends jobs and connections, and the embedded database last. */
  stop(): Promise<void>
}

const drainMs = 10_000

/** Starts everything a server process needs, in order; what was started is stopped again when a later part fails. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = options.log ?? createLog(config.logLevel)
  const clock = options.clock ?? systemClock
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const database = await reachDatabase(config, { log, purpose: 'server', ...lostCallback(options.onLost) })
    undo.push(database.stop)
    clearProxyNotice(config)
    const open = restrictDataFolder(config)
    if (open.length > 0) log.warn({ paths: open.slice(0, 10) }, 'other users of this machine can read files of Kalends')
    await prepareDatabase(database.url, clock, log)
    const context = createContext(config, { databaseUrl: database.url, ports: composeFeatures(), clock, log })
    undo.push(context.close)
    const notes = await runStartSteps(context, database.url)
    // The embedded database has no other server: whoever had events in hand is gone.
    if (!config.databaseUrl) await releaseClaims(context)
    const worker = await startBackground(context, database.url)
    undo.push(worker.stop)
    const app = await buildApp(context, await appOptions(config, clock))
    undo.push(() => drain(app))
    await listen(app, config)
    return { context, app, notes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function appOptions(config: Config, clock: Clock): Promise<AppOptions> {
  const https = await loadKeyPair(config, clock.now())
  return { ...(https ? { https } : {}), ...findPages(config) }
}

/** The pages as built; from their sources while they are edited; none where nothing was built, as in tests of the API. */
function findPages({ development }: Config): Pick<AppOptions, 'pages' | 'pagesSource'> {
  const web = join(checkoutFolder, 'apps/web')
  if (development) return { pagesSource: web }
  const folder = join(web, 'build')
  return existsSync(join(folder, 'server/server.js')) ? { pages: { folder } } : {}
}

/** A port of 0 takes any free one; the settings then hold the one it became, for addresses are made from them. */
async function listen(app: App, config: Config): Promise<void> {
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  if (address && typeof address === 'object') config.port = address.port
}

/** Answers what is under way. A connection that falls idle meanwhile is closed; what takes too long is cut. */
async function drain(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

function lostCallback(onLost: StartOptions['onLost']): { onLost?: (error: unknown) => void } {
  return onLost ? { onLost } : {}
}
