import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { listLocations } from './operations/list-locations.ts'

export const businessRoutes: RoutesOf<'business'> = {
  listLocations,
  listAllLocations: notBuilt,
  createLocation: notBuilt,
  updateLocation: notBuilt,
  archiveLocation: notBuilt,
  listClosingDays: notBuilt,
  setClosingDays: notBuilt,
  getBookingsSettings: notBuilt,
  updateBookingsSettings: notBuilt,
}
