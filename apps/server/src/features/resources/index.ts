/** Staff members, rooms and other resources that bookings use. */
export { resourcesJobs, tagsJobHandler } from './jobs.ts'
export type { ServiceAssignment } from './ports.ts'
export { resourcesRoutes } from './routes.ts'
export { insertResource, type NewResource, type WorkingHours } from './steps/insert-resource.ts'
export { insertStaffMember, type NewStaffMember } from './steps/insert-staff-member.ts'
export { addResourceType, prepareResourceTypes } from './steps/prepare-resource-types.ts'
export {
  connectStaffMember,
  createInvitedStaffMember,
  declineStaffMember,
  disconnectStaffMember,
  findInvitableStaffMember,
  findStaffResourceIds,
} from './steps/staff-of-users.ts'
export { type ColumnRow, listColumnRows } from './store/columns.ts'
export { findResources, lockNamedResources, type ResourceRow } from './store/resources.ts'
export { findStaffMember } from './store/staff.ts'
export { findResourceTypes, loadStaffTypeId } from './store/types.ts'
