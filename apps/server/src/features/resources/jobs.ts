import type { DueJob } from '../../jobs/schedule.ts'
import { fail } from '../../refusal.ts'
import type { JobHandler } from '../jobs/index.ts'
import { tagChange } from './rules/tags.ts'
import { trashBegins } from './rules/trash.ts'
import { type TagsByFilter, taggableStaff, tagStaffMember } from './steps/tag-staff-member.ts'
import { findStaffIds } from './store/query-staff.ts'
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

/** Run for each staff member that the filter of the call matches. */
export const tagsJobHandler: JobHandler<TagsByFilter> = {
  find: (db, { siteId, payload }) => findStaffIds(db, siteId, taggableStaff, payload.filter),
  handle: async (context, tx, { actor, payload, id }) => {
    const change = tagChange(payload) ?? fail('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
    await tagStaffMember(context, tx, { actor, id, change, operation: 'bulkUpdateStaffMemberTagsByFilter' })
  },
}
