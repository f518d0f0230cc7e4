import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'

/** A queue task. Runs at least once, so it must be idempotent. */
export type Task = (context: Context, payload: unknown) => Promise<void>
export type Tasks = Record<string, Task>

export type EnqueueOptions = {
  /** Jobs with the same key replace each other while they wait. */
  key?: string
  /** Jobs of one queue run one after another. */
  queue?: string
  maxAttempts?: number
  /** Not before so many seconds from now. */
  delaySeconds?: number
}

/**
 * Enqueues work in the caller's transaction; a rollback discards it. Work for a later time belongs in a `due_at` column
 * and a due job, because the queue follows the database's clock.
 */
export async function enqueue(db: Db, task: string, payload: unknown, options: EnqueueOptions = {}): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}, payload => ${JSON.stringify(payload)}::json, queue_name => ${options.queue ?? null},
    job_key => ${options.key ?? null}, max_attempts => ${options.maxAttempts ?? null},
    run_at => now() + make_interval(secs => ${options.delaySeconds ?? 0})
  )`.execute(db)
}
