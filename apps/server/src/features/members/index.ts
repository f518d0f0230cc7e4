/** Customers who can sign in: who they are, whether they may, and what others see of them. */
export { membersJobs, membersWorks } from './jobs.ts'
export { changeMember, type MemberChanges } from './operations/change-member.ts'
export { insertMember, type NewMember } from './operations/insert-member.ts'
export { joinMembers, type MemberNeighbours } from './operations/neighbours.ts'
export { membersRoutes } from './routes.ts'
export { findMemberByLoginEmail, keepApproved, lockMember, type Member } from './store/members.ts'
export { findSettings as findMemberSettings } from './store/settings.ts'
export { updateLastLogin } from './store/write-member.ts'
