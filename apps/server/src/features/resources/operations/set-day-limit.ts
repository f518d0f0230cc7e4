import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { lockResource, updateResourceRow } from '../store/resources.ts'

/** Takes effect with the next availability request. */
export const setDayLimit: Operation<'setDayLimit'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { maxBookingsPerDay: after } = input
    const resource = (await lockResource(tx, siteId, input.resourceId)) ?? fail('RESOURCE_NOT_FOUND')
    const { id, name, staff_id: staffId, max_bookings_per_day: before } = resource
    if (before === after) return { maxBookingsPerDay: after }
    const now = context.clock.now()
    await updateResourceRow(tx, siteId, id, { max_bookings_per_day: after }, now)
    const about = { entityType: staffId ? 'staffMember' : 'resource', entityId: staffId ?? id, entityName: name }
    const sides = { before: { maxBookingsPerDay: before }, after: { maxBookingsPerDay: after } }
    await recordChange(tx, siteId, actor, { operation: 'setDayLimit', ...about, ...sides }, now)
    return { maxBookingsPerDay: after }
  })
