import type { Clock } from '../clock.ts'
import { composeFeatures } from '../compose.ts'
import type { Config } from '../config.ts'
import { type Context, type ContextOptions, createContext } from '../context.ts'
import { reachDatabase } from '../db/open.ts'
import { clearProxyNotices } from '../http/proxy-notice.ts'
import { releaseClaims } from '../jobs/deliveries.ts'
import type { Log } from '../log.ts'
import { startBackground } from './background.ts'
import { restrictDataFolder } from './data-folder.ts'
import { prepareDatabase, runStartSteps } from './prepare-database.ts'

export type InstallationOptions = Pick<ContextOptions, 'signals' | 'pictures'> & {
  clock: Clock
  log: Log
  /** Called when the database is lost for good. */
  onLost?: ((error: unknown) => void) | undefined
  /** Connections the embedded database accepts; its usual number unless given. */
  maxConnections?: number
}

export type Installation = {
  context: Context
  databaseUrl: string
  /** What the start steps have to say to the operator. */
  notes: string[]
  /** Ends jobs and connections, and the embedded database last. */
  close(): Promise<void>
}

/**
 * Opens what there is once, however many processes answer requests: the database with its migrations, the start steps
 * and the jobs. What was started is stopped again when a later part fails.
 */
export async function openInstallation(config: Config, options: InstallationOptions): Promise<Installation> {
  const { clock, log, onLost, maxConnections, ...shared } = options
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const database = await reachDatabase(config, {
      log,
      purpose: 'server',
      ...(onLost ? { onLost } : {}),
      ...(maxConnections ? { settings: { max_connections: maxConnections } } : {}),
    })
    undo.push(database.stop)
    clearProxyNotices(config)
    const open = restrictDataFolder(config)
    if (open.length > 0) log.warn({ paths: open.slice(0, 10) }, 'other users of this machine can read files of Kalends')
    await prepareDatabase(database.url, clock, log)
    const context = createContext(config, {
      databaseUrl: database.url,
      ports: composeFeatures(),
      clock,
      log,
      ...shared,
    })
    undo.push(context.close)
    const notes = await runStartSteps(context, database.url)
    // The embedded database has no other server: whoever had events in hand is gone.
    if (!config.databaseUrl) await releaseClaims(context)
    const worker = await startBackground(context, database.url)
    undo.push(worker.stop)
    return { context, databaseUrl: database.url, notes, close }
  } catch (error) {
    await close()
    throw error
  }
}
