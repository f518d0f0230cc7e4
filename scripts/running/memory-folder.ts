import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const needed = 6 * 1024 ** 3

/**
 * Returns an in-memory folder if the machine has one with room for the databases of a whole run. Each test file
 * has its own database, and creating and deleting their many small files takes most of the system time of a run.
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
