import type { Clock } from '../clock.ts'
import type { Context } from '../context.ts'
import { withAdvisoryLock } from '../db/advisory-lock.ts'
import { migrate } from '../db/migrate.ts'
import { migrateQueue } from '../jobs/worker.ts'
import type { Log } from '../log.ts'
import { startSteps } from './start-steps.ts'

// Any fixed number but that of the migrations.
const lockKey = 4_000_184_713

/** Migrates tables and queue. Returns the migrations applied. */
export async function prepareDatabase(url: string, clock: Clock, log: Log): Promise<string[]> {
  const applied = await migrate(url, clock.now())
  await migrateQueue(url, log)
  return applied
}

/** Runs the start steps, one process at a time. */
export function runStartSteps(context: Context, databaseUrl: string): Promise<string[]> {
  return withAdvisoryLock(databaseUrl, lockKey, async () => {
    const notes: string[] = []
    for (const step of startSteps) notes.push(...(await step.run(context)))
    return notes
  })
}
