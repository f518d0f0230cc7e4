/** Locations with opening hours, closing days and booking settings. */
export { changeTimeZone } from './operations/change-time-zone.ts'
export { insertLocation, type NewLocation } from './operations/insert-location.ts'
export { type DefaultLocation, prepareDefaultLocation } from './operations/prepare-default-location.ts'
export { businessRoutes } from './routes.ts'
export { type AddressParts, oneLineAddress } from './rules/address.ts'
export { type ClosingDay, findClosingDays } from './store/closing-days.ts'
export { findLocations, type LocationRow } from './store/locations.ts'
