import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { tokenLifetimeMs } from './rules/signing-keys.ts'
import { deleteOldDeliveries, dropDeletedWebhooks } from './store/deliveries.ts'
import { deleteReplacedKeys } from './store/keys.ts'

const retentionMs = 30 * DAY
/** Limits a sweep after a long pause; the next minute continues. */
const batchSize = 10_000

/** Deletes deliveries after 30 days, and replaced keys once what they signed has expired. */
export const webhooksJobs: DueJob[] = [
  {
    name: 'webhooks.old-deliveries',
    run: ({ transaction }, now) =>
      transaction(async (tx) => {
        await deleteOldDeliveries(tx, now - retentionMs, batchSize)
        await dropDeletedWebhooks(tx)
      }),
  },
  {
    name: 'webhooks.replaced-keys',
    run: ({ transaction }, now) => transaction((tx) => deleteReplacedKeys(tx, now - tokenLifetimeMs)),
  },
]
