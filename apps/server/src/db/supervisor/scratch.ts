import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../../log.ts'
import { type EmbeddedDatabase, startEmbedded } from './index.ts'

/** Starts a database for one test run or generator: tuned for speed, and deleted by stop(). */
export async function startScratch(
  log: Log,
  settings: Record<string, string | number> = {},
): Promise<EmbeddedDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kalends-scratch-'))
  // As root the database runs as another user, who has to pass.
  await chmod(dataFolder, 0o711)
  const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: 1, ...settings }
  const database = await startEmbedded({ dataFolder, log, purpose: 'command', settings: hasty, preferSocket: true })
  return {
    ...database,
    stop: async () => {
      await database.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
