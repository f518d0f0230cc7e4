import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { listHeldScopes, lockSeats, sweepExpiredHolds } from '../schedules/index.ts'
import { deleteExpiredHolds } from './store.ts'

/**
 * Expired holds stop counting at once; this job only cleans up. The row stays a day for customers who return late to the
 * form.
 */
export const holdsJobs: DueJob[] = [
  {
    name: 'holds.sweep',
    run: async ({ db, transaction }, now) => {
      await sweepExpiredHolds(db, now)
      // Locking seats releases those of expired holds.
      for (const { siteId, scopeId } of await listHeldScopes(db)) {
        await transaction((tx) => lockSeats(tx, siteId, scopeId, now))
      }
      await deleteExpiredHolds(db, now - DAY)
    },
  },
]
