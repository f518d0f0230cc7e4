import pg from 'pg'
import type { Log } from '../../log.ts'
import { databaseAccount, databaseHome, makeDataFolder } from './account.ts'
import { clusterFolder, ensureCluster, loadPassword, superuser } from './cluster.ts'
import { removeConnection, writeConnection } from './connection-file.ts'
import { keepRunning } from './keep-running.ts'
import { type Purpose, takeLock } from './lock.ts'
import { findProgram, programVersion } from './program.ts'

export { findRunningDatabase } from './connection-file.ts'
export { EmbeddedDatabaseError } from './failure.ts'
export type { Purpose } from './lock.ts'

export type EmbeddedOptions = {
  dataFolder: string
  log: Log
  purpose: Purpose
  /** Further settings of PostgreSQL. */
  settings?: Record<string, string | number>
  /** Called when the database died and could not be started again. */
  onLost?: (error: unknown) => void
}

export type EmbeddedDatabase = {
  /** The address of the application's database. */
  url: string
  /** The process that a test may kill. */
  pid(): number
  program: { path: string; version(): string }
  stop(): Promise<void>
}

const databaseName = 'kalends'

/** The embedded PostgreSQL of this data folder, started and ready. The process that calls it owns the data until stop(). */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataFolder, log } = options
  const account = databaseAccount(clusterFolder(dataFolder))
  makeDataFolder(dataFolder, account)
  const home = databaseHome(dataFolder, account)
  const folder = clusterFolder(home)
  const lock = await takeLock(dataFolder, options.purpose)
  try {
    const program = findProgram(home, account)
    const password = loadPassword(dataFolder)
    await ensureCluster(home, program, account, password)
    const settings = options.settings ?? {}
    const kept = await keepRunning({ program, folder, account, log, settings }, options.onLost)
    const url = `postgres://${superuser}:${password}@127.0.0.1:${kept.port}/${databaseName}`
    await ensureDatabase(url)
    writeConnection(dataFolder, url)
    return {
      url,
      pid: kept.pid,
      program: { path: program.postgres, version: () => programVersion(program) },
      stop: async () => {
        removeConnection(dataFolder)
        await kept.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
