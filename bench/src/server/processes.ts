import { readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'

export type Process = { pid: number; name: string }

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** A process and all it has started. Only Linux tells without another program; elsewhere there are none. */
export function listProcesses(pid: number): Process[] {
  if (platform() !== 'linux') return []
  const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [{ pid, name }, ...children.flatMap(listProcessesIfThere)]
}

/** A child may end while we look. */
function listProcessesIfThere(pid: number): Process[] {
  try {
    return listProcesses(pid)
  } catch {
    return []
  }
}

/** Returns the user and system time of a process. */
export function processorMs(pid: number): number {
  // The program name in parentheses may contain any character.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Returns a process's share of the memory, with what it shares with others divided among them. */
export function readProportionalMegabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}
