/** Members: customers who can sign in, their status, profile and privacy. */
export { membersJobHandlers, membersJobs } from './jobs.ts'
export type { AccountDeletedEmail, LiveOrder } from './ports.ts'
export { membersRoutes } from './routes.ts'
export { memberLanguage } from './rules/language.ts'
export { memberName } from './rules/name.ts'
export { changeMember, type MemberChanges } from './steps/change-member.ts'
export { eraseMemberRow } from './steps/erase-member-row.ts'
export { findKnownContacts } from './steps/find-known-contacts.ts'
export { findProof } from './steps/find-proof.ts'
export { insertMember, type NewMember } from './steps/insert-member.ts'
export { findMemberClaims } from './steps/member-claims.ts'
export { getMemberId, requireMemberId } from './steps/viewer.ts'
export { recordAction } from './steps/write-member.ts'
export {
  findBrowserMarks,
  findMember,
  findMemberByLoginEmail,
  hasAccount,
  isLockedOut,
  lockApprovedMember,
  lockMember,
  lockMemberByLoginEmail,
  type Member,
} from './store/members.ts'
export { findProven, findProvenEmail, provenContactIds } from './store/proven-contacts.ts'
export { findSettings as findMemberSettings } from './store/settings.ts'
export { raiseBrowserMarks, updateLastLogin } from './store/write-member.ts'
export { memberFqdn } from './view.ts'
