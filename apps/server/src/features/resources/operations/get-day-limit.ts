import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findStandingResource } from '../store/resources.ts'

export const getDayLimit: Operation<'getDayLimit'> = async ({ input, actor }, { db }) => {
  const found = (await findStandingResource(db, actor.siteId, input.resourceId)) ?? fail('RESOURCE_NOT_FOUND')
  return { maxBookingsPerDay: found.max_bookings_per_day }
}
