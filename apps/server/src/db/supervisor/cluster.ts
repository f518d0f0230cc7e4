import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError } from './failure.ts'
import type { Program } from './program.ts'

export const superuser = 'kalends'
/** One folder per major version; a new one is filled next to the old. */
export const clusterName = 'pg18'

/** Folder of the database's files. */
export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, clusterName)
}

/** A random password of this installation's own, made once and readable by its owner only. */
export function loadPassword(dataFolder: string, fileName: string): string {
  const file = join(dataFolder, fileName)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

/** Returns the environment of PostgreSQL processes, without any of ours. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot, TEMP } = process.env
  return { LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}), ...(TEMP ? { TEMP } : {}) }
}

/** Creates the cluster if missing, first under another name because initdb may be killed half-way. */
export async function ensureCluster(
  dataFolder: string,
  program: Program,
  account: Account | undefined,
  password: string,
): Promise<void> {
  const folder = clusterFolder(dataFolder)
  if (existsSync(folder)) return refuseForeign(folder)
  const draft = `${folder}.init`
  const passwordFile = `${folder}.password`
  rmSync(draft, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    await promisify(execFile)(program.initdb, initdbArguments(draft, passwordFile), {
      cwd: dataFolder,
      env: cleanEnvironment(),
      ...account,
    })
  } catch (error) {
    throw new EmbeddedDatabaseError(`The database could not be made in ${folder}: ${(error as Error).message}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, folder)
}

/** The builtin locale provider, because its order does not change with the host's libraries. */
function initdbArguments(folder: string, passwordFile: string): string[] {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  return [
    '-D',
    folder,
    '-U',
    superuser,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    ...locale,
    '--data-checksums',
  ]
}

function refuseForeign(folder: string): void {
  const uid = process.getuid?.()
  const owner = statSync(folder).uid
  if (uid === undefined || uid === 0 || uid === owner) return
  throw new EmbeddedDatabaseError(
    `The database in ${folder} belongs to another user (uid ${owner}). Start Kalends as that user or as root, or set KALENDS_DATA.`,
  )
}
