import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../log.ts'
import { EmbeddedDatabaseError } from './failure.ts'
import { birthMark, commandLine, signal, waitUntilGone } from './processes.ts'

/**
 * Stops a PostgreSQL that outlived a killed server. Call it only while holding the data lock, so that its starter is
 * gone. A clean stop preserves every acknowledged row and avoids crash recovery.
 */
export async function stopOrphan(folder: string, log: Log): Promise<void> {
  const pid = runningPostmaster(folder)
  if (pid === undefined) return
  log.warn({ pid }, 'stopping the database that a killed server left behind')
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    signal(pid, name)
    if (await waitUntilGone(pid, 10_000)) return
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL (process ${pid}) still runs on ${folder} and does not stop. End it, then start again.`,
  )
}

/**
 * Removes the pid file of a dead postmaster whose pid another program now has, as happens in containers: PostgreSQL
 * would wait for that program to end.
 */
export function removeForeignPidFile(folder: string): void {
  const pid = recordedPid(folder)
  if (pid === undefined || birthMark(pid) === undefined) return
  const command = commandLine(pid)
  if (command !== undefined && !isPostmasterIn(command, folder)) rmSync(join(folder, 'postmaster.pid'), { force: true })
}

function runningPostmaster(folder: string): number | undefined {
  const pid = recordedPid(folder)
  if (pid === undefined || birthMark(pid) === undefined) return undefined
  return isPostmasterIn(commandLine(pid) ?? '', folder) ? pid : undefined
}

function isPostmasterIn(command: string, folder: string): boolean {
  return command.includes('postgres') && command.includes(folder)
}

/** The first line of `postmaster.pid`. */
function recordedPid(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
