import type { DueJob } from '../../jobs/schedule.ts'
import { deleteOldHits } from './store.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes expired counters; no window is longer than a day. */
export const limitsJobs: DueJob[] = [
  { name: 'limits.old-counters', run: ({ db }, now) => deleteOldHits(db, now - day) },
]
