import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { systemClock } from '../../../src/clock.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { startEmbedded } from '../../../src/db/supervisor/index.ts'
import { migrateQueue } from '../../../src/jobs/worker.ts'
import { createLog } from '../../../src/log.ts'
import './provided.ts'

/** A data folder that most tests copy: creating and migrating a database takes longer than many of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLog('error')
  const folder = await mkdtemp(join(tmpdir(), 'kalends-prepared-'))
  await chmod(folder, 0o711)
  const database = await startEmbedded({ dataFolder: folder, log, purpose: 'command' })
  await migrate(database.url, systemClock.now())
  await migrateQueue(database.url, log)
  await database.stop()
  project.provide('preparedFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
