import type { DueJob } from '../../jobs/schedule.ts'
import { deleteOldSessions } from './store.ts'

/** Deletes expired redirect sessions. */
export const redirectsJobs: DueJob[] = [
  { name: 'redirects.old-sessions', run: ({ db }, now) => deleteOldSessions(db, now) },
]
