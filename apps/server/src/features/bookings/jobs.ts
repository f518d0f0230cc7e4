import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { eraseAbandonedBookings } from './store/retention.ts'

const keptFor = 30 * DAY
const atOnce = 500

/** Bookings that were created and never answered are kept for a time only. */
export const bookingsJobs: DueJob[] = [
  {
    name: 'bookings.abandoned',
    run: async (context, now) => {
      const requested = { before: now - keptFor, now, atOnce }
      for (let erased = atOnce; erased === atOnce; ) {
        erased = await context.transaction((tx) => eraseAbandonedBookings(tx, requested))
      }
    },
  },
]
