import type { Operation } from '../../../operation.ts'
import { findSite } from '../../sites/index.ts'
import { showStaff, staffVisibility } from '../steps/show-staff.ts'
import { searchStaffRows } from '../store/query-staff.ts'
import { pagingView } from '../view/paging.ts'

const search =
  (providersOnly: boolean): Operation<'searchStaffMembers'> & Operation<'searchStaffMembersV2'> =>
  async ({ input, actor }, context) => {
    const view = { ...(await staffVisibility(context.db, actor)), providersOnly }
    const timeZone = (await findSite(context.db, actor.siteId))?.time_zone ?? 'UTC'
    const requested = { search: input.search ?? {}, timeZone }
    const { rows, pagingMetadata } = await searchStaffRows(context.db, actor.siteId, view, requested)
    return {
      staffMembers: await showStaff(context, context.db, actor, rows, input.fields),
      pagingMetadata: pagingView(pagingMetadata),
    }
  }

/** Searches service providers, unless the filter says otherwise. */
export const searchStaffMembers = search(true)

/** Everyone. */
export const searchStaffMembersV2 = search(false)
