import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { composeFeatures } from '../../../src/compose.ts'
import { readConfig } from '../../../src/config.ts'
import { createContext, type OpenContext } from '../../../src/context.ts'
import './provided.ts'

/** Creates an empty data folder, owned by `uid` if given; it is deleted after the test. */
export async function aDataFolder(uid?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-running-'))
  await chmod(folder, 0o711)
  if (uid !== undefined) await chown(folder, uid, uid)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The same after a first start without businesses, for tests that are not about that one. */
export async function aPreparedFolder(): Promise<string> {
  const folder = await aDataFolder()
  // Unlike a copy by Node, with the owners: under root the database has another.
  await promisify(execFile)('cp', ['-a', `${inject('preparedFolder')}/.`, folder])
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

/** The features over the database that the server of this folder runs, for what has no call. The caller closes it. */
export async function openContext(folder: string): Promise<OpenContext> {
  const client = (await connectTo(folder)) as pg.Client & { connectionParameters: pg.ClientConfig }
  const { user, password, host, port, database } = client.connectionParameters
  await client.end()
  const databaseUrl = `postgres://${user}:${password}@${host}:${port}/${database}`
  return createContext(readConfig({ KALENDS_DATA: folder }), { ports: composeFeatures(), databaseUrl })
}
