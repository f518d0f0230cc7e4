import type { DueJob } from '../../jobs/schedule.ts'
import { trashBegins } from './rules/trash.ts'
import { eraseStaff, recordErasure, takeOldStaff } from './store/trash.ts'

const atOnce = 200

/** Erases staff members from the trash. Other resources hold no personal data and only stop being restorable. */
export const resourcesJobs: DueJob[] = [
  {
    name: 'resources.trash',
    run: ({ transaction }, now) =>
      transaction(async (tx) => {
        for (const { siteId, ids } of await takeOldStaff(tx, { before: trashBegins(now), atOnce })) {
          await eraseStaff(tx, siteId, ids, now)
          await recordErasure(tx, siteId, ids.length, now)
        }
      }),
  },
]
