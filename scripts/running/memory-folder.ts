import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const needed = 6 * 1024 ** 3

/**
 * A folder that lives in memory, where the machine has one with room for the databases of a whole run. Each test file
 * has a database of its own, and making and dropping their many small files is most of what the system does in a run.
 */
export function memoryFolder(): string | undefined {
  const folder = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, freemem()) > needed ? folder : undefined
  } catch {
    return undefined
  }
}
