import type { members } from '@kalends/contract'
import type { Context } from '../../context.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import type { JobHandler, JobHandlers } from '../jobs/index.ts'
import { dropMemberPictures, removePictures } from '../media/index.ts'
import { type Change, changeStatus } from './steps/change-status.ts'
import { eraseMemberRow } from './steps/erase-member-row.ts'
import { lockEditableMember } from './steps/lock-editable-member.ts'
import { moveToTrash } from './steps/move-to-trash.ts'
import { readSearch, toMemberFilter } from './steps/read-member-query.ts'
import { findMemberIds } from './store/query-members.ts'
import { lockOverdue } from './store/trash.ts'

const batchSize = 100

/** Erases members after 30 days in the trash; only a note of the erasure remains in their history. */
async function purgeMembers(context: Context, now: number): Promise<void> {
  for (;;) {
    const { done, removed } = await context.transaction(async (tx) => {
      const removed: { siteId: string; pictures: string[] }[] = []
      const overdue = await lockOverdue(tx, now, batchSize)
      for (const { siteId, id } of overdue) {
        await context.ports.members.erasePersonalData(tx, siteId, [id])
        removed.push({ siteId, pictures: await dropMemberPictures(tx, { siteId, memberId: id }) })
        await eraseMemberRow(tx, context, { siteId, id })
      }
      return { done: overdue.length < batchSize, removed }
    })
    for (const { siteId, pictures } of removed) await removePictures(context, siteId, pictures)
    if (done) return
  }
}

/** Protected members are skipped. */
function statusJob(change: Change): JobHandler<members.BulkApproveMembersRequest> {
  return {
    find: (db, { siteId, payload }) => findMemberIds(db, siteId, { filter: toMemberFilter(payload.filter, 'filter') }),
    handle: async (context, tx, { actor, id }) => {
      await changeStatus(context, tx, actor, id, change)
    },
  }
}

/** Protected members are skipped. */
const deleteByFilter: JobHandler<members.BulkDeleteMembersByFilterRequest> = {
  find: (db, { siteId, payload }) =>
    findMemberIds(db, siteId, {
      filter: toMemberFilter(payload.filter, 'filter'),
      search: readSearch(payload.search, true),
    }),
  handle: async (context, tx, { actor, id, payload }) => {
    const member = await lockEditableMember(tx, actor, id)
    await moveToTrash(context, tx, actor, member, payload, 'bulkDeleteMembersByFilter')
  },
}

/** Run for each member that the filter of the call matches. */
export const membersJobHandlers: JobHandlers = {
  bulkApproveMembers: statusJob('approve'),
  bulkBlockMembers: statusJob('block'),
  bulkDeleteMembersByFilter: deleteByFilter,
}

export const membersJobs: DueJob[] = [{ name: 'members.trash', run: purgeMembers }]
