import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findSite } from '../../sites/index.ts'
import { locationFaults } from '../rules/location-faults.ts'
import { insertLocation } from '../steps/insert-location.ts'
import { lastSortOrder, lockLocation } from '../store/locations.ts'
import { managedLocationView } from '../view/location.ts'

/** A new location has no hours of its own: it is open when the default location is. */
export const createLocation: Operation<'createLocation'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const faults = locationFaults(input)
    if (faults.length > 0) refuseFields(faults)
    const now = context.clock.now()
    const site = (await findSite(tx, siteId)) ?? fail('NOT_FOUND')
    const { locationId } = await insertLocation(
      tx,
      siteId,
      {
        name: input.name.trim(),
        timeZone: input.timeZone ?? site.time_zone,
        openingHours: [],
        address: input.address ?? {},
        phone: input.phone ?? null,
        email: input.email ?? null,
        directions: input.directions ?? null,
        sortOrder: (await lastSortOrder(tx, siteId)) + 1,
      },
      now,
    )
    const row = (await lockLocation(tx, siteId, locationId)) ?? fail('LOCATION_NOT_FOUND')
    const location = managedLocationView(row)
    const change = { operation: 'createLocation', entityType: 'location', entityId: locationId }
    await recordChange(tx, siteId, actor, { ...change, entityName: location.name, after: location }, now)
    return { location }
  })
