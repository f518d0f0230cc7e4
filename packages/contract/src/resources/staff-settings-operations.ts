import { everyoneReads, operation } from '../operation.ts'
import {
  GetStaffMemberSettingsRequest,
  GetStaffMemberSettingsResponse,
  UpdateStaffMemberSettingsRequest,
  UpdateStaffMemberSettingsResponse,
} from './generated/staff-settings-shapes.ts'

/** Operations on what customers see of staff members. */
export const staffSettingsOperations = {
  getStaffMemberSettings: operation({
    id: 'getStaffMemberSettings',
    summary: 'Returns which staff details customers see.',
    method: 'GET',
    paths: [
      '/v1/staff-member-settings',
      '/bookings/v1/staff-member-settings',
      '/_api/staff-member-settings/v1/staff-member-settings',
    ],
    access: everyoneReads,
    input: GetStaffMemberSettingsRequest,
    output: GetStaffMemberSettingsResponse,
    errors: [],
  }),
  updateStaffMemberSettings: operation({
    id: 'updateStaffMemberSettings',
    summary: 'Sets which staff details customers see.',
    method: 'PATCH',
    paths: [
      '/v1/staff-member-settings',
      '/bookings/v1/staff-member-settings',
      '/_api/staff-member-settings/v1/staff-member-settings',
    ],
    access: { manager: 'MANAGE_RESOURCES' },
    input: UpdateStaffMemberSettingsRequest,
    output: UpdateStaffMemberSettingsResponse,
    required: ['staffMemberSettings', 'staffMemberSettings.revision'],
    errors: ['REVISION_MISMATCH'],
  }),
}
