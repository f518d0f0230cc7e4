import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { lockLocation, updateLocationRow } from '../store/locations.ts'
import { managedLocationView } from '../view/location.ts'

/** Archives a location permanently, once nothing to come takes place there; idempotent. */
export const archiveLocation: Operation<'archiveLocation'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const row = (await lockLocation(tx, siteId, input.locationId)) ?? fail('LOCATION_NOT_FOUND')
    if (row.is_default) return fail('DEFAULT_LOCATION_STAYS')
    if (row.archived_at !== null) return { location: managedLocationView(row) }
    await context.ports.business.requireNoCommitments(context, tx, siteId, { locationId: row.id })
    await context.ports.business.endHolds(context, tx, siteId, { locationId: row.id })
    const now = context.clock.now()
    const closed = await updateLocationRow(tx, siteId, row.id, { status: 'INACTIVE', archived_at: new Date(now) }, now)
    const before = managedLocationView(row)
    const location = managedLocationView(closed)
    const change = { operation: 'archiveLocation', entityType: 'location', entityId: row.id, entityName: row.name }
    await recordChange(tx, siteId, actor, { ...change, before, after: location }, now)
    return { location }
  })
