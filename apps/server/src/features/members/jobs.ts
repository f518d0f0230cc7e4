import type { DueJob } from '../../jobs/schedule.ts'
import type { JobWorks } from '../jobs/index.ts'
import { approveByFilter, blockByFilter } from './operations/change-status.ts'
import { deleteByFilter } from './operations/delete-member.ts'
import { purgeMembers } from './operations/purge-members.ts'

/** Job handlers of the bulk operations by filter. */
export const membersWorks: JobWorks = {
  bulkApproveMembers: approveByFilter,
  bulkBlockMembers: blockByFilter,
  bulkDeleteMembersByFilter: deleteByFilter,
}

export const membersJobs: DueJob[] = [{ name: 'members.trash', run: purgeMembers }]
