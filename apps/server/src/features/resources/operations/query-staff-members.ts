import type { Operation } from '../../../operation.ts'
import { showStaff, staffVisibility } from '../steps/show-staff.ts'
import { queryStaffRows } from '../store/query-staff.ts'
import { pagingView } from '../view/paging.ts'

const query =
  (providersOnly: boolean): Operation<'queryStaffMembers'> & Operation<'queryStaffMembersV2'> =>
  async ({ input, actor }, context) => {
    const view = { ...(await staffVisibility(context.db, actor)), providersOnly }
    const { rows, pagingMetadata } = await queryStaffRows(context.db, actor.siteId, view, input.query)
    return {
      staffMembers: await showStaff(context, context.db, actor, rows, input.fields),
      pagingMetadata: pagingView(pagingMetadata),
    }
  }

/** Lists service providers, unless the filter says otherwise. */
export const queryStaffMembers = query(true)

/** Everyone. */
export const queryStaffMembersV2 = query(false)
