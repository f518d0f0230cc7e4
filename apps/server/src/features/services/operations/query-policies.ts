import type { services } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { type PolicyRow, policyView, queryPolicyRows } from '../../policies/index.ts'
import { showServices } from '../steps/show-services.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { findServices } from '../store/services.ts'
import { findSharing } from '../store/used-by-services.ts'
import { cursorPaging } from '../view/paging.ts'

/** Each policy with the first of its services that the actor may see. */
export const queryPolicies: Operation<'queryPolicies'> = async ({ input, actor }, context) => {
  const { db } = context
  const { siteId } = actor
  const { rows, pagingMetadata } = await queryPolicyRows(db, siteId, input.query, besideServices)
  const visible = visibleTo(actor)
  const ids = rows.map(({ id }) => id)
  const sharing = await findSharing(db, siteId, visible, 'booking_policy_id', ids)
  const found = await findServices(
    db,
    siteId,
    sharing.flatMap(({ serviceIds }) => serviceIds),
  )
  const services = await showServices(context, db, siteId, found, { visible })
  const shown = new Map(services.map((service) => [service.id, service]))
  const bookingPolicies = rows.map((row) => {
    const { serviceIds = [], total = 0 } = sharing.find(({ ownerId }) => ownerId === row.id) ?? {}
    const connected = serviceIds.flatMap((id) => shown.get(id) ?? [])
    return { bookingPolicy: besideServicesView(row), ...connectedFields(connected, total) }
  })
  return { bookingPolicies, pagingMetadata: cursorPaging(pagingMetadata) }
}

/** Query defaults of this list that differ from those of policies. */
const besideServices = { defaultSort: [{ fieldName: 'id' }], maxSortEntries: 50, defaultLimit: 100 }

/** A policy without creator and extended fields, which only the policies API returns. */
function besideServicesView(row: PolicyRow): services.BookingPolicy {
  const { createdByAppId: _, extendedFields: __, ...policy } = policyView(row)
  return policy
}

/** Deprecated fields repeat the same values. */
function connectedFields(connected: services.Service[], total: number) {
  return {
    connectedServices: connected,
    totalServiceCount: total,
    services: connected,
    countOfServices: total,
    hasMoreServices: total > connected.length,
  }
}
