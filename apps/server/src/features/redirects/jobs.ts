import type { DueJob } from '../../jobs/schedule.ts'
import { deleteOldSessions } from './store.ts'

/** Sweeps the ways nobody can go any more. */
export const redirectsJobs: DueJob[] = [
  { name: 'redirects.old-sessions', run: ({ db }, now) => deleteOldSessions(db, now) },
]
