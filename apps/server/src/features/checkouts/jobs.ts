import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { eraseAbandonedBaskets } from './store/retention.ts'

const retentionMs = 30 * DAY
const atOnce = 500

/** Retention of carts and checkouts that were never ordered. */
export const checkoutsJobs: DueJob[] = [
  {
    name: 'checkouts.abandoned',
    run: async (context, now) => {
      for (let erased = atOnce; erased >= atOnce; ) {
        erased = await context.transaction((tx) => eraseAbandonedBaskets(tx, { before: now - retentionMs, atOnce }))
      }
    },
  },
]
