import type { DueJob } from '../../jobs/schedule.ts'
import { deleteEndedFamilies } from './store/families.ts'

const days = 24 * 60 * 60 * 1000

/** Sweeps token families a month after their end. */
export const identityJobs: DueJob[] = [
  {
    name: 'identity.ended-families',
    run: (context, now) => context.transaction((tx) => deleteEndedFamilies(tx, now - 30 * days)),
  },
]
