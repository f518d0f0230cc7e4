import type { RoutesOf } from '../../operation.ts'
import { archiveLocation } from './operations/archive-location.ts'
import { createLocation } from './operations/create-location.ts'
import { getBookingsSettings } from './operations/get-bookings-settings.ts'
import { listAllLocations } from './operations/list-all-locations.ts'
import { listClosingDays } from './operations/list-closing-days.ts'
import { listLocations } from './operations/list-locations.ts'
import { setClosingDays } from './operations/set-closing-days.ts'
import { updateBookingsSettings } from './operations/update-bookings-settings.ts'
import { updateLocation } from './operations/update-location.ts'

/** The operations on locations, closing days and booking settings. */
export const businessRoutes: RoutesOf<'business'> = {
  listLocations,
  listAllLocations,
  createLocation,
  updateLocation,
  archiveLocation,
  listClosingDays,
  setClosingDays,
  getBookingsSettings,
  updateBookingsSettings,
}
