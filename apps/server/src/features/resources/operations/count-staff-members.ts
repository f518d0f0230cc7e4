import type { Operation } from '../../../operation.ts'
import { staffVisibility } from '../steps/show-staff.ts'
import { countStaffRows } from '../store/query-staff.ts'

const count =
  (providersOnly: boolean): Operation<'countStaffMembers'> & Operation<'countStaffMembersV2'> =>
  async ({ input, actor }, { db }) => {
    const view = { ...(await staffVisibility(db, actor)), providersOnly }
    return { count: await countStaffRows(db, actor.siteId, view, input.filter) }
  }

/** Counts service providers, unless the filter says otherwise. */
export const countStaffMembers = count(true)

/** Everyone. */
export const countStaffMembersV2 = count(false)
