/** People and things that bookings use up. */
export { insertResource, type NewResource, type WorkingHours } from './operations/insert-resource.ts'
export { insertStaffMember, type NewStaffMember } from './operations/insert-staff-member.ts'
export { addResourceType, prepareResourceTypes } from './operations/prepare-resource-types.ts'
export { resourcesRoutes } from './routes.ts'
export {
  type ColumnRow,
  findResources,
  findResourceTypes,
  listColumnRows,
  loadStaffTypeId,
  type ResourceRow,
} from './store.ts'
