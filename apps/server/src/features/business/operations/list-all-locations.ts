import type { Operation } from '../../../operation.ts'
import { findLocations } from '../store/locations.ts'
import { managedLocationView } from '../view/location.ts'

export const listAllLocations: Operation<'listAllLocations'> = async ({ actor }, { db }) => ({
  locations: (await findLocations(db, actor.siteId)).map(managedLocationView),
})
