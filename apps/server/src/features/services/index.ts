/** The catalogue: services with their variants and add-ons, and what other features need to know about a service. */
export { servicesJobHandlers, servicesJobs } from './jobs.ts'
export { getService } from './operations/get-service.ts'
export type {
  AvailabilityFilter,
  EndedSessions,
  EndSessions,
  ServiceKey,
  ServicesPorts,
  SessionLocations,
} from './ports.ts'
export { servicesRoutes } from './routes.ts'
export type {
  BookableAddOnGroup,
  BookableOptions,
  BookableService,
  BookableVariant,
  RentalRange,
} from './rules/bookable-service.ts'
export {
  type ChosenLength,
  chosenDuration,
  countedMinutes,
  isAllowedDuration,
  type LengthChoice,
  listDurations,
  rentedDays,
} from './rules/durations.ts'
export { changeServiceForms } from './steps/change-service-forms.ts'
export { findServiceFaces, type ServiceFace } from './steps/find-service-faces.ts'
export { insertService } from './steps/insert-service.ts'
export { listPolicyPrices } from './steps/list-policy-prices.ts'
export { listUnchargeableServices } from './steps/list-unchargeable.ts'
export {
  loadBookable,
  loadBookables,
  loadBookablesAtVersion,
  lockBookableService,
  policySnapshot,
} from './steps/load-bookable.ts'
export { moveToPolicy } from './steps/move-to-policy.ts'
export { removeFromServices, restoreToServices } from './steps/staff-assignments.ts'
export {
  type BookableAddOn,
  findAddOns,
  insertAddOn,
  insertAddOnGroup,
  type NewAddOn,
  type NewAddOnGroup,
} from './store/add-ons.ts'
export { findConferencingServices } from './store/conferencing.ts'
export { followSessions, listStaleServices, lockCourse, shareCourse } from './store/follow-sessions.ts'
export { insertServiceOptions, type NewServiceOptions } from './store/options.ts'
export { findPlanIdsOfService, findUnknownServices } from './store/plan-connections.ts'
export { serviceIdOfSchedule } from './store/services.ts'
