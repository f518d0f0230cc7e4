import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { EmbeddedDatabaseError } from './failure.ts'

/** The user PostgreSQL runs as when we are root, for it refuses to run as root itself. */
export type Account = { uid: number; gid: number }

/**
 * Returns undefined for an ordinary user. As root, returns the owner of an existing database, so that it stays
 * readable; otherwise `postgres` or `nobody`.
 */
export function databaseAccount(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return findAccount('postgres') ?? findAccount('_postgres') ?? findAccount('nobody') ?? { uid: 65_534, gid: 65_534 }
}

/** Makes the data folder; as root one that the database's user can pass through. */
export function makeDataFolder(folder: string, account: Account | undefined): void {
  try {
    const first = mkdirSync(folder, { recursive: true, mode: account ? 0o711 : 0o700 })
    for (let at = folder; first && account && at.length >= first.length; at = dirname(at)) chmodSync(at, 0o711)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = (error as Error).message
    throw new EmbeddedDatabaseError(
      `The data folder ${folder} cannot be used: ${reason}. Set KALENDS_DATA to another one.`,
    )
  }
  if (account) chmodSync(folder, 0o711)
}

/** Folder for the database if its user cannot reach the data folder: accessible to everyone. */
const publicLocation = '/var/lib/kalends'

/**
 * Returns the folder of the database: the data folder, or a public one of the same name if root's data folder is not
 * accessible. Deterministic for a data folder.
 */
export function databaseHome(dataFolder: string, account: Account | undefined): string {
  if (!account || !findClosedParent(dataFolder, account)) return dataFolder
  const mark = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 12)
  const home = join(publicLocation, `database-${mark}`)
  makeDataFolder(home, account)
  const closed = findClosedParent(home, account)
  if (!closed) return home
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and the user it runs as (uid ${account.uid}) cannot enter ${closed}. ` +
      'Start Kalends as an ordinary user, set KALENDS_DATA to a folder outside of it, or set DATABASE_URL.',
  )
}

/** The first folder on the way to this path, itself included, that the account cannot pass or read. */
export function findClosedParent(path: string, account: Account): string | undefined {
  const way: string[] = []
  for (let at = resolve(path); ; at = dirname(at)) {
    way.unshift(at)
    if (at === dirname(at)) break
  }
  return way.find((folder) => !canTraverse(folder, account))
}

function canTraverse(path: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(path)
  if (owner === uid) return (mode & 0o100) !== 0
  if (group === gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

function findAccount(name: string): Account | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid && gid && Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined
  } catch {
    return undefined
  }
}
