import { sql } from './database.ts'

/** Runs what is due now, instead of at the next full minute. */
export async function runDueJobs(): Promise<void> {
  await sql("select graphile_worker.add_job('tick', max_attempts => 1)")
}
