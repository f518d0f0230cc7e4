import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The cluster belongs to PostgreSQL's user, and the programs copied beside it are run by that user. */
const postgresqlFolder = /^(pg\d+(\.init|\.password)?|postgresql-.+)$/
const openToOthers = 0o077
/** As root the folder is passed through by PostgreSQL's user, who cannot list it. */
const passable = 0o011

type Folder = Pick<Config, 'dataFolder' | 'databaseUrl'>

/**
 * The files and folders of the data folder that other users of the machine can reach. A folder that is closed to them
 * hides what it holds, so it is not looked into. Empty on Windows, where modes mean nothing.
 */
export function findOpenPaths(config: Folder): string[] {
  const { dataFolder } = config
  if (process.platform === 'win32') return []
  const top = lstatSync(dataFolder, { throwIfNoEntry: false })
  if (!top?.isDirectory()) return []
  const open = listEntries(dataFolder)
    .filter(({ name }) => !postgresqlFolder.test(name))
    .flatMap((entry) => listOpenPaths(join(dataFolder, entry.name)))
  return (top.mode & openToOthers & ~allowedEntries(config)) === 0 ? open : [...open, dataFolder]
}

/**
 * Closes them: folders 0700, files 0600. What a folder holds is closed before the folder, so that a start that is
 * interrupted leaves nothing open behind a closed folder. Returns what could not be closed, because it is another user's.
 */
export function restrictDataFolder(config: Folder): string[] {
  return findOpenPaths(config).filter(
    (path) => !restrict(path, path === config.dataFolder ? allowedEntries(config) : 0),
  )
}

function listOpenPaths(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  // A link has no mode of its own, and what it leads to is not ours to change.
  if (!found || found.isSymbolicLink() || (found.mode & openToOthers) === 0) return []
  if (!found.isDirectory()) return [path]
  return [...listEntries(path).flatMap(({ name }) => listOpenPaths(join(path, name))), path]
}

function allowedEntries({ databaseUrl }: Folder): number {
  return process.getuid?.() === 0 && databaseUrl === undefined ? passable : 0
}

function restrict(path: string, allowed: number): boolean {
  try {
    const { mode } = lstatSync(path)
    chmodSync(path, mode & 0o777 & (~openToOthers | allowed))
    return true
  } catch (error) {
    if (['EPERM', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (['EACCES', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
