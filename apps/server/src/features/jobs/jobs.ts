import type { Tasks } from '../../jobs/queue.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { type JobHandlers, type KeepsRights, runJob } from './steps/run-job.ts'
import { jobTaskName, queueJob } from './steps/start-job.ts'
import { deleteOldJobs, findAbandonedJobs, type JobKey } from './store.ts'

const abandonedMs = 2 * 60_000
const retentionMs = 30 * 24 * 60 * 60_000

/**
 * Returns the queue task that runs all jobs, with the handlers of every feature. `background.ts` passes them, because
 * some features come later in the order.
 */
export const toTasks = (handlers: JobHandlers, keepsRights: KeepsRights): Tasks => ({
  [jobTaskName]: (context, payload) => runJob(context, { handlers, keepsRights }, payload as JobKey),
})

/** Resumes abandoned jobs and deletes old ones. */
export const jobsDue: DueJob[] = [
  {
    name: 'jobs.forgotten',
    run: async ({ db }, now) => {
      for (const job of await findAbandonedJobs(db, now - abandonedMs)) await queueJob(db, job)
    },
  },
  { name: 'jobs.old', run: ({ db }, now) => deleteOldJobs(db, now - retentionMs) },
]
