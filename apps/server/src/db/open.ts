import pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type DatabaseAddresses, findRunningDatabase, type Purpose, startEmbedded } from './supervisor/index.ts'

/** The database cannot be used as configured, explained in a sentence for the operator. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError'
}

/** With DATABASE_URL both addresses are that one: its role is the operator's choice. */
export type ReachableDatabase = DatabaseAddresses & {
  stop(): Promise<void>
}

export type ReachOptions = {
  log: Log
  purpose: Purpose
  onLost?: (error: unknown) => void
  /** Further settings of the embedded PostgreSQL. */
  settings?: Record<string, string | number>
}

const oldestVersion = 16

/**
 * The database these settings name: the operator's own, or the embedded one, started here. A command joins the one
 * that a running server of this data folder has started.
 */
export async function reachDatabase(config: Config, options: ReachOptions): Promise<ReachableDatabase> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl)
    return {
      url: config.databaseUrl,
      maintenanceUrl: config.databaseUrl,
      stop: async () => undefined,
    }
  }
  const running = options.purpose === 'command' ? await findRunningDatabase(config.dataFolder) : undefined
  if (running) {
    return {
      url: running.url,
      maintenanceUrl: running.maintenanceUrl,
      stop: async () => undefined,
    }
  }
  return startEmbedded({ ...options, dataFolder: config.dataFolder })
}

async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const answer = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Math.floor(Number(answer.rows[0]?.version) / 10_000)
    if (version < oldestVersion)
      throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} is the oldest that works`)
  } catch (error) {
    const { host } = new URL(url)
    throw new DatabaseUnusableError(`The database of DATABASE_URL (${host}) cannot be used: ${errorReason(error)}.`, {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

/** A refused connection to a name with several addresses comes as several errors without a message of their own. */
function errorReason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
