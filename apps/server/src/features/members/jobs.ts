import type { DueJob } from '../../jobs/schedule.ts'
import type { JobHandlers } from '../jobs/index.ts'
import { approveByFilter, blockByFilter } from './operations/approve-member.ts'
import { deleteByFilter } from './operations/delete-member.ts'
import { purgeMembers } from './steps/purge-members.ts'

/** What the calls on everybody a filter finds do for each member. */
export const membersWorks: JobHandlers = {
  bulkApproveMembers: approveByFilter,
  bulkBlockMembers: blockByFilter,
  bulkDeleteMembersByFilter: deleteByFilter,
}

export const membersJobs: DueJob[] = [{ name: 'members.trash', run: purgeMembers }]
