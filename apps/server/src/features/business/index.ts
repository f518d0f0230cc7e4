/** Locations and their opening hours, closing days, and booking settings of a business. */

export type { BusinessPorts } from './ports.ts'
export { businessRoutes } from './routes.ts'
export { type AddressParts, oneLineAddress } from './rules/address.ts'
export { changeTimeZone } from './steps/change-time-zone.ts'
export { insertLocation, type NewLocation } from './steps/insert-location.ts'
export { type DefaultLocation, prepareDefaultLocation } from './steps/prepare-default-location.ts'
export { findRequiredOfStaff } from './store/bookings-settings.ts'
export { type ClosingDay, findClosingDays } from './store/closing-days.ts'
export { findLocations, type LocationRow, lockLocations } from './store/locations.ts'
