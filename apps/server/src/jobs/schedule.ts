import type { Context } from '../context.ts'

/** A job that runs by the clock. It finds its rows by a `due_at` column and must tolerate concurrent runs. */
export type DueJob = {
  name: string
  run(context: Context, now: number): Promise<void>
}

/** Runs every job once. A failure does not stop the others; all failures are thrown together. */
export async function runDueJobs(jobs: readonly DueJob[], context: Context, now: number): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs) {
    try {
      await job.run(context, now)
    } catch (error) {
      failures.push(new Error(`due job ${job.name} failed`, { cause: error }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${jobs.length} due jobs failed`)
}
