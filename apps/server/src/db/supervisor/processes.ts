import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Returns a text that identifies a process during its life and differs for later processes with the same pid. Undefined
 * if it is gone; zombies count as gone, since they hold nothing.
 */
export function birthMark(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return linuxBirthMark(pid)
  if (process.platform === 'win32')
    return runCommand('powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`])
  const line = runCommand('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])
  return line?.startsWith('Z') ? undefined : line?.replace(/^\S+\s+/, '')
}

/** Returns the command line of a process; undefined if it is gone or hidden from us. */
export function commandLine(pid: number): string | undefined {
  if (process.platform !== 'linux')
    return process.platform === 'win32' ? undefined : runCommand('ps', ['-o', 'command=', '-p', String(pid)])
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return undefined
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Returns true once the process is gone, false on timeout. */
export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 25) {
    if (birthMark(pid) === undefined) return true
    await sleep(25)
  }
  return birthMark(pid) === undefined
}

function linuxBirthMark(pid: number): string | undefined {
  try {
    // NOTE: the name in brackets may hold spaces and brackets itself; the fields after it are state and then numbers.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

function runCommand(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
  } catch {
    return undefined
  }
}
