import type { Operation } from '../../../operation.ts'
import { findSite } from '../../sites/index.ts'
import { showStaff, staffVisibility } from '../steps/show-staff.ts'
import { countStaffRows, queryStaffRows, searchStaffRows } from '../store/query-staff.ts'
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
