import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** Creates an empty data folder, owned by `uid` if given; it is deleted after the test. */
export async function aDataFolder(uid?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-running-'))
  await chmod(folder, 0o711)
  if (uid !== undefined) await chown(folder, uid, uid)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The process id of the PostgreSQL on this folder. */
export async function postmasterPid(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'pg18', 'postmaster.pid'), 'utf8'), 10)
}

/** A connection to the database that the server of this folder runs, as the server's role or as the superuser. */
export async function connectTo(folder: string, as: 'url' | 'maintenanceUrl' = 'url'): Promise<pg.Client> {
  const addresses = JSON.parse(await readFile(join(folder, 'connection.json'), 'utf8')) as Record<typeof as, string>
  const client = new pg.Client({ connectionString: addresses[as] })
  // A test kills the server under it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
