import type { Context } from '../context.ts'

/** Work that falls due by the clock. It finds its rows by a `due_at` column and must bear running twice at once. */
export type DueJob = {
  name: string
  run(context: Context, now: number): Promise<void>
}

/** Runs each of them once. A failing one stops no other; all failures come out together at the end. */
export async function runEach(jobs: readonly DueJob[], context: Context, now: number): Promise<void> {
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
