import { everyoneReads, operation } from '../operation.ts'
import {
  GetDefaultPrivacyStatusRequest,
  GetDefaultPrivacyStatusResponse,
  SetDefaultPrivacyStatusRequest,
  SetDefaultPrivacyStatusResponse,
} from './generated/default-privacy-shapes.ts'
import {
  GetMemberPrivacySettingsRequest,
  GetMemberPrivacySettingsResponse,
  SetMemberPrivacySettingsRequest,
  SetMemberPrivacySettingsResponse,
} from './generated/privacy-settings-shapes.ts'

/** Operations on member privacy. */
export const privacyOperations = {
  getDefaultPrivacyStatus: operation({
    id: 'getDefaultPrivacyStatus',
    summary: 'Returns whether new members have public profiles.',
    method: 'GET',
    paths: ['/v1/default-privacy-status', '/members/v1/default-privacy-status'],
    access: everyoneReads,
    input: GetDefaultPrivacyStatusRequest,
    output: GetDefaultPrivacyStatusResponse,
    errors: [],
  }),
  setDefaultPrivacyStatus: operation({
    id: 'setDefaultPrivacyStatus',
    summary: 'Sets whether new members have public profiles; PRIVATE turns public profiles off.',
    method: 'PATCH',
    paths: ['/v1/default-privacy-status', '/members/v1/default-privacy-status'],
    access: { manager: 'MANAGE_MEMBERS' },
    input: SetDefaultPrivacyStatusRequest,
    output: SetDefaultPrivacyStatusResponse,
    required: ['defaultPrivacy', 'defaultPrivacy.revision'],
    errors: ['REVISION_MISMATCH'],
  }),
  getMemberPrivacySettings: operation({
    id: 'getMemberPrivacySettings',
    summary: 'Returns who can see public profiles and who may have one.',
    method: 'GET',
    paths: ['/v1/privacy-settings', '/_api/members/v1/privacy-settings', '/members/v1/privacy-settings'],
    access: everyoneReads,
    input: GetMemberPrivacySettingsRequest,
    output: GetMemberPrivacySettingsResponse,
    errors: [],
  }),
  setMemberPrivacySettings: operation({
    id: 'setMemberPrivacySettings',
    summary: 'Sets who can see public profiles and who may have one.',
    method: 'POST',
    paths: ['/v1/privacy-settings', '/_api/members/v1/privacy-settings', '/members/v1/privacy-settings'],
    access: { manager: 'MANAGE_MEMBERS' },
    input: SetMemberPrivacySettingsRequest,
    output: SetMemberPrivacySettingsResponse,
    required: ['memberPrivacySettings', 'memberPrivacySettings.revision'],
    errors: ['INVALID_REVISION', 'INVALID_SETTINGS'],
  }),
}
