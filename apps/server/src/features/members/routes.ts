import type { RoutesOf } from '../../operation.ts'
import {
  approveMember,
  blockMember,
  bulkApproveMembers,
  bulkBlockMembers,
  disconnectMember,
} from './operations/approve-member.ts'
import { createMember } from './operations/create-member.ts'
import {
  bulkDeleteMembers,
  bulkDeleteMembersByFilter,
  deleteMember,
  deleteMyMember,
} from './operations/delete-member.ts'
import { deleteMemberAddresses, deleteMemberEmails, deleteMemberPhones } from './operations/delete-member-phones.ts'
import { exportMyData } from './operations/export-my-data.ts'
import { getCurrentMember, getMember } from './operations/get-member.ts'
import { getMemberRecord } from './operations/get-member-record.ts'
import { joinCommunity, leaveCommunity } from './operations/join-community.ts'
import { muteMember, unmuteMember } from './operations/mute-member.ts'
import { listMembers, queryMembers } from './operations/query-members.ts'
import { listDeletedMembers, restoreMember } from './operations/restore-member.ts'
import {
  getDefaultPrivacyStatus,
  getMemberPrivacySettings,
  setDefaultPrivacyStatus,
  setMemberPrivacySettings,
} from './operations/set-member-privacy-settings.ts'
import { getMyLanguage, setMyLanguage } from './operations/set-my-language.ts'
import { deleteMyPhoto, setMyPhoto } from './operations/set-my-photo.ts'
import { updateMember } from './operations/update-member.ts'
import { updateCurrentMemberSlug, updateMemberSlug } from './operations/update-member-slug.ts'

/** The operations on members. */
export const membersRoutes: RoutesOf<'members'> = {
  getCurrentMember,
  getMember,
  listMembers,
  queryMembers,
  getMemberRecord,
  createMember,
  updateMember,
  updateCurrentMemberSlug,
  updateMemberSlug,
  deleteMemberPhones,
  deleteMemberEmails,
  deleteMemberAddresses,
  joinCommunity,
  leaveCommunity,
  muteMember,
  unmuteMember,
  approveMember,
  blockMember,
  disconnectMember,
  bulkApproveMembers,
  bulkBlockMembers,
  deleteMember,
  deleteMyMember,
  bulkDeleteMembers,
  bulkDeleteMembersByFilter,
  restoreMember,
  listDeletedMembers,
  exportMyData,
  getMyLanguage,
  setMyLanguage,
  setMyPhoto,
  deleteMyPhoto,
  getDefaultPrivacyStatus,
  setDefaultPrivacyStatus,
  getMemberPrivacySettings,
  setMemberPrivacySettings,
}
