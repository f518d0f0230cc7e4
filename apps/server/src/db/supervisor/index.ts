import type { Log } from '../../log.ts'
import { databaseAccount, databaseHome, makeDataFolder } from './account.ts'
import { clusterFolder, ensureCluster, loadPassword, superuser } from './cluster.ts'
import { type DatabaseAddresses, removeConnection, writeConnection } from './connection-file.ts'
import { keepRunning } from './keep-running.ts'
import { type Purpose, takeLock } from './lock.ts'
import { findProgram, programVersion } from './program.ts'
import { prepareServerRole, serverRole } from './server-role.ts'
import { hasRoomForSocket } from './socket.ts'

export { type DatabaseAddresses, findRunningDatabase } from './connection-file.ts'
export { EmbeddedDatabaseError } from './failure.ts'
export type { Purpose } from './lock.ts'

export type EmbeddedOptions = {
  dataFolder: string
  log: Log
  purpose: Purpose
  /** Further settings of PostgreSQL. */
  settings?: Record<string, string | number>
  /** Connects through a Unix socket where the system has them and its path is short enough. */
  preferSocket?: boolean
  /** Called when the database died and could not be started again. */
  onLost?: (error: unknown) => void
}

export type EmbeddedDatabase = DatabaseAddresses & {
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
    const password = loadPassword(dataFolder, 'database.password')
    const serverPassword = loadPassword(dataFolder, 'database-server.password')
    await ensureCluster(home, program, account, password)
    const useSocket = options.preferSocket === true && hasRoomForSocket(folder)
    // Relative to the cluster's folder.
    const settings = { ...(useSocket ? { unix_socket_directories: '.' } : {}), ...options.settings }
    const stored = await keepRunning({ program, folder, account, log, settings }, options.onLost)
    const host = useSocket ? `?host=${encodeURIComponent(folder)}` : ''
    const addressFor = (user: string, secret: string) =>
      `postgres://${user}:${secret}@127.0.0.1:${stored.port}/${databaseName}${host}`
    const addresses = { url: addressFor(serverRole, serverPassword), maintenanceUrl: addressFor(superuser, password) }
    try {
      await prepareServerRole({
        maintenanceUrl: addresses.maintenanceUrl,
        databaseName,
        password: serverPassword,
      })
    } catch (error) {
      await stored.stop()
      throw error
    }
    writeConnection(dataFolder, addresses)
    return {
      ...addresses,
      pid: stored.pid,
      program: { path: program.postgres, version: () => programVersion(program) },
      stop: async () => {
        removeConnection(dataFolder)
        await stored.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
