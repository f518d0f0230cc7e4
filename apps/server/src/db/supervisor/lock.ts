import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './failure.ts'
import { birthMark } from './processes.ts'

/** A server locks the data while it runs; a command only briefly, so others wait for it. */
export type Purpose = 'server' | 'command'
export type Holder = { pid: number; born: string; purpose: Purpose }
export type Lock = { release(): void }

const fileName = 'kalends.lock'

/** Returns the live process that holds the data, if any. */
export function lockHolder(dataFolder: string): Holder | undefined {
  const holder = readHolder(join(dataFolder, fileName))
  return holder && isAlive(holder) ? holder : undefined
}

/** Locks the data for this process. Waits for a command to finish; refuses while a server runs. */
export async function takeLock(dataFolder: string, purpose: Purpose, patienceMs = 20_000): Promise<Lock> {
  const file = join(dataFolder, fileName)
  const mine: Holder = { pid: process.pid, born: birthMark(process.pid) ?? '', purpose }
  for (let waited = 0; ; waited += 100) {
    const holder = tryTake(file, mine)
    if (!holder) return { release: () => releaseOwn(file, mine) }
    if (holder.purpose === 'server' || waited >= patienceMs) throw new EmbeddedDatabaseError(inUse(dataFolder, holder))
    await sleep(100)
  }
}

function inUse(dataFolder: string, { pid, purpose }: Holder): string {
  const who = purpose === 'server' ? 'Kalends is already running' : 'A Kalends command is already running'
  return `${who} on the data in ${dataFolder} (process ${pid}). Stop it first, or set KALENDS_DATA to another folder.`
}

/** Returns the holder, or undefined after taking the lock. */
function tryTake(file: string, mine: Holder): Holder | undefined {
  const draft = `${file}.${mine.pid}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linkAt(draft, file)) return undefined
      const holder = readHolder(file)
      if (holder && isAlive(holder)) return holder
      clearStale(file, holder)
    }
    return readHolder(file) ?? mine
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Linking is atomic and fails when the name exists, so two starts at once cannot both succeed. */
function linkAt(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes a dead process's lock. Another start may have done so and locked already: the moved lock is read again, and
 * restored if it is not the dead one.
 */
function clearStale(file: string, stale: Holder | undefined): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = readHolder(aside)
  if (moved && (moved.pid !== stale?.pid || moved.born !== stale.born)) linkAt(aside, file)
  rmSync(aside, { force: true })
}

function releaseOwn(file: string, mine: Holder): void {
  const holder = readHolder(file)
  if (holder?.pid === mine.pid && holder.born === mine.born) rmSync(file, { force: true })
}

function isAlive({ pid, born }: Holder): boolean {
  return birthMark(pid) === born
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
