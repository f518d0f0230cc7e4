import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { declineUnanswered } from './steps/ending/decline-unanswered.ts'
import { collectFees } from './steps/fees/collect-fees.ts'
import { releaseCards } from './steps/fees/release-cards.ts'
import { endUnpaidBookings, giveUpCharge } from './steps/paying/end-unpaid.ts'
import { renewPrices } from './steps/paying/renew-prices.ts'
import { eraseAbandonedBookings, lockAbandonedBookings } from './store/retention.ts'

const retentionMs = 30 * DAY
const atOnce = 500

/**
 * Declines what nobody answered, ends what is owed for unpaid bookings and prices them again, charges fees to cards, and
 * erases bookings that were never answered.
 */
export const bookingsJobs: DueJob[] = [
  { name: 'bookings.unanswered', run: declineUnanswered },
  { name: 'bookings.unpaid', run: endUnpaidBookings },
  { name: 'bookings.prices', run: renewPrices },
  { name: 'bookings.fees', run: collectFees },
  { name: 'bookings.cards', run: releaseCards },
  {
    name: 'bookings.abandoned',
    run: async (context, now) => {
      for (let erased = atOnce; erased === atOnce; ) {
        erased = await context.transaction(async (tx) => {
          const found = await lockAbandonedBookings(tx, { before: now - retentionMs, atOnce })
          for (const key of found) await giveUpCharge(context, tx, key)
          await eraseAbandonedBookings(tx, found, now)
          return found.length
        })
      }
    },
  },
]
