import type { RoutesOf } from '../../operation.ts'
import { approveStaffMember } from './operations/approve-staff-member.ts'
import { assignCustomSchedule } from './operations/assign-custom-schedule.ts'
import { assignWorkingHoursSchedule } from './operations/assign-working-hours-schedule.ts'
import {
  bulkUpdateStaffMemberTags,
  bulkUpdateStaffMemberTagsByFilter,
} from './operations/bulk-update-staff-member-tags.ts'
import { connectStaffMemberToUser } from './operations/connect-staff-member-to-user.ts'
import { bulkCreateResources, createResource } from './operations/create-resource.ts'
import { createResourceType } from './operations/create-resource-type.ts'
import { createStaffMember } from './operations/create-staff-member.ts'
import { bulkDeleteResources, deleteResource } from './operations/delete-resource.ts'
import { deleteResourceType } from './operations/delete-resource-type.ts'
import { deleteStaffMember } from './operations/delete-staff-member.ts'
import { disconnectStaffMemberFromUser } from './operations/disconnect-staff-member-from-user.ts'
import { getDayLimit } from './operations/get-day-limit.ts'
import { getDeletedStaffMember } from './operations/get-deleted-staff-member.ts'
import { bulkGetOrCreateStaffMembers, getOrCreateStaffMember } from './operations/get-or-create-staff-member.ts'
import { getResource } from './operations/get-resource.ts'
import { getResourceType } from './operations/get-resource-type.ts'
import { getStaffMember } from './operations/get-staff-member.ts'
import { getStaffMemberSettings } from './operations/get-staff-member-settings.ts'
import { listDeletedResources } from './operations/list-deleted-resources.ts'
import { listDeletedStaffMembers } from './operations/list-deleted-staff-members.ts'
import { listStaff } from './operations/list-staff.ts'
import { orderStaff } from './operations/order-staff.ts'
import { countResourceTypes, queryResourceTypes } from './operations/query-resource-types.ts'
import { countResources, queryResources, searchResources } from './operations/query-resources.ts'
import {
  countStaffMembers,
  countStaffMembersV2,
  queryStaffMembers,
  queryStaffMembersV2,
  searchStaffMembers,
  searchStaffMembersV2,
} from './operations/query-staff-members.ts'
import { removeStaffMemberFromTrashBin } from './operations/remove-staff-member-from-trash-bin.ts'
import { restoreResource } from './operations/restore-resource.ts'
import { restoreStaffMember } from './operations/restore-staff-member.ts'
import { setDayLimit } from './operations/set-day-limit.ts'
import { setServiceProvider } from './operations/set-service-provider.ts'
import { bulkUpdateResources, updateResource } from './operations/update-resource.ts'
import { updateResourceType } from './operations/update-resource-type.ts'
import { updateStaffMember } from './operations/update-staff-member.ts'
import { updateStaffMemberSettings } from './operations/update-staff-member-settings.ts'

export const resourcesRoutes: RoutesOf<'resources'> = {
  listStaff,
  orderStaff,
  getDayLimit,
  setDayLimit,
  approveStaffMember,
  restoreStaffMember,
  listDeletedResources,
  restoreResource,
  createStaffMember,
  getStaffMember,
  updateStaffMember,
  deleteStaffMember,
  queryStaffMembers,
  queryStaffMembersV2,
  searchStaffMembers,
  searchStaffMembersV2,
  countStaffMembers,
  countStaffMembersV2,
  setServiceProvider,
  assignWorkingHoursSchedule,
  assignCustomSchedule,
  getOrCreateStaffMember,
  bulkGetOrCreateStaffMembers,
  connectStaffMemberToUser,
  disconnectStaffMemberFromUser,
  bulkUpdateStaffMemberTags,
  bulkUpdateStaffMemberTagsByFilter,
  listDeletedStaffMembers,
  getDeletedStaffMember,
  removeStaffMemberFromTrashBin,
  getStaffMemberSettings,
  updateStaffMemberSettings,
  createResource,
  bulkCreateResources,
  getResource,
  updateResource,
  bulkUpdateResources,
  deleteResource,
  bulkDeleteResources,
  queryResources,
  searchResources,
  countResources,
  createResourceType,
  getResourceType,
  updateResourceType,
  deleteResourceType,
  queryResourceTypes,
  countResourceTypes,
}
