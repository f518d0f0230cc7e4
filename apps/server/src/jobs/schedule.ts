import type { Context } from '../context.ts'
import { dueJobs } from './registry.ts'

/** Work that falls due by the clock. It finds its rows by a `due_at` column and may run twice at once. */
export type DueJob = {
  name: string
  run(context: Context, now: number): Promise<void>
}

/** Runs everything that is due: each minute in production, with a moved clock in tests. One failing job stops no other. */
export async function runDue(context: Context, now: number, jobs: readonly DueJob[] = dueJobs): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs) {
    try {
      await job.run(context, now)
    } catch (error) {
      failures.push(error)
      context.log.error({ err: error, job: job.name }, 'due job failed')
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} due jobs failed`)
}
