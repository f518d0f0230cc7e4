import type { DueJob } from '../../jobs/schedule.ts'
import { deleteOldSolutions } from './store.ts'

/** Deletes solutions of expired challenges. */
export const captchaJobs: DueJob[] = [
  { name: 'captcha.old-solutions', run: ({ db }, now) => deleteOldSolutions(db, now) },
]
