import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { deleteOldDeliveries, dropDeletedWebhooks } from './store/deliveries.ts'

const retentionMs = 30 * DAY
/** Limits a sweep after a long pause; the next minute continues. */
const batchSize = 10_000

/** Deletes deliveries after 30 days. */
export const webhooksJobs: DueJob[] = [
  {
    name: 'webhooks.old-deliveries',
    run: ({ transaction }, now) =>
      transaction(async (tx) => {
        await deleteOldDeliveries(tx, now - retentionMs, batchSize)
        await dropDeletedWebhooks(tx)
      }),
  },
]
