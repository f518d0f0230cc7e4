import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './failure.ts'
import { lockHolder } from './lock.ts'

/** Where a running database listens: for the server's role, and for the superuser. */
export type DatabaseAddresses = { url: string; maintenanceUrl: string }

type Connection = DatabaseAddresses & { pid: number }

const fileName = 'connection.json'

/** Writes where the running database listens, for this installation's commands. Readable by its owner only. */
export function writeConnection(dataFolder: string, addresses: DatabaseAddresses): void {
  const file = join(dataFolder, fileName)
  writeFileSync(`${file}.new`, JSON.stringify({ pid: process.pid, ...addresses } satisfies Connection), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

export function removeConnection(dataFolder: string): void {
  rmSync(join(dataFolder, fileName), { force: true })
}

/** Where the database of the server that runs on this data listens, or undefined when none does. */
export async function findRunningDatabase(dataFolder: string): Promise<DatabaseAddresses | undefined> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    const holder = lockHolder(dataFolder)
    if (holder?.purpose !== 'server') return undefined
    const connection = readConnection(dataFolder)
    if (connection?.pid === holder.pid) return connection
    // The server has the data but its database is still starting.
    await sleep(100)
  }
  throw new EmbeddedDatabaseError(`A server holds the data in ${dataFolder}, but its database does not come up.`)
}

function readConnection(dataFolder: string): Connection | undefined {
  try {
    return JSON.parse(readFileSync(join(dataFolder, fileName), 'utf8')) as Connection
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
