import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { listHeldScopes, lockSeats, sweepExpiredHolds } from '../schedules/index.ts'
import { deleteExpiredHolds } from './store.ts'

/**
 * Lapsed holds count no more to the second; this only tidies up. The hold itself stays a day, for a customer who comes
 * back late to the form.
 */
export const holdsJobs: DueJob[] = [
  {
    name: 'holds.sweep',
    run: async ({ db, transaction }, now) => {
      await sweepExpiredHolds(db, now)
      // Locking seats is what lets go of those in lapsed holds.
      for (const { siteId, scopeId } of await listHeldScopes(db)) {
        await transaction((tx) => lockSeats(tx, siteId, scopeId, now))
      }
      await deleteExpiredHolds(db, now - DAY)
    },
  },
]
