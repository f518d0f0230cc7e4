import type { DueJob } from '../../jobs/schedule.ts'
import { deleteOldSolutions } from './store.ts'

/** Forgets solutions whose challenges have run out: nobody can send them again. */
export const captchaJobs: DueJob[] = [
  { name: 'captcha.old-solutions', run: ({ db }, now) => deleteOldSolutions(db, now) },
]
