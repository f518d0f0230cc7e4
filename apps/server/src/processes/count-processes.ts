import { availableParallelism } from 'node:os'
import type { Config } from '../config.ts'

/** Memory of one process under load, without PostgreSQL. See docs/decisions/0105-one-process-per-core.md. */
const bytesPerProcess = 400 * 1024 * 1024
const most = 8

type Machine = { cores: number; freeBytes: number }

/**
 * How many processes answer requests: as the setting says, else one on two cores, which PostgreSQL needs as well, and
 * on larger machines one fewer than there are cores, if there is memory for them.
 */
export function countProcesses({ processes, development }: Config, machine: Machine = thisMachine()): number {
  // Pages built from their sources hold the whole build tool.
  if (development) return 1
  if (processes !== undefined) return processes
  if (machine.cores <= 2) return 1
  return Math.max(1, Math.min(most, machine.cores - 1, Math.floor(machine.freeBytes / bytesPerProcess)))
}

/** Within a container, what the container may use. */
function thisMachine(): Machine {
  return { cores: availableParallelism(), freeBytes: process.availableMemory() }
}
