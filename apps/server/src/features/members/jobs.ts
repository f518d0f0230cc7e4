import type { Context } from '../../context.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import type { JobHandlers } from '../jobs/index.ts'
import { dropMemberPictures, removePictures } from '../media/index.ts'
import { approveByFilter, blockByFilter } from './operations/approve-member.ts'
import { deleteByFilter } from './operations/delete-member.ts'
import { recordAction } from './steps/write-member.ts'
import { eraseMember, lockOverdue } from './store/trash.ts'

const batchSize = 100

/** Erases members after 30 days in the trash; only a note of the erasure remains in their history. */
async function purgeMembers(context: Context, now: number): Promise<void> {
  for (;;) {
    const { done, gone } = await context.transaction(async (tx) => {
      const gone: { siteId: string; pictures: string[] }[] = []
      const overdue = await lockOverdue(tx, now, batchSize)
      for (const { siteId, id } of overdue) {
        await context.ports.members.erasePersonalData(tx, siteId, [id])
        gone.push({ siteId, pictures: await dropMemberPictures(tx, { siteId, memberId: id }) })
        await eraseMember(tx, { siteId, id })
        await recordAction(tx, context, { site_id: siteId, id }, { actor: undefined, action: 'erase', changes: [] })
      }
      return { done: overdue.length < batchSize, gone }
    })
    for (const { siteId, pictures } of gone) await removePictures(context, siteId, pictures)
    if (done) return
  }
}

/** What the calls on everybody a filter finds do for each member. */
export const membersJobHandlers: JobHandlers = {
  bulkApproveMembers: approveByFilter,
  bulkBlockMembers: blockByFilter,
  bulkDeleteMembersByFilter: deleteByFilter,
}

export const membersJobs: DueJob[] = [{ name: 'members.trash', run: purgeMembers }]
