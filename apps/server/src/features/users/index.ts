/** Users: staff accounts, their roles and sign-in. */

export { usersJobs } from './jobs.ts'
export type {
  InvitableStaffMember,
  InvitationEmail,
  InvitedStaff,
  SignInMethodEmail,
  StaffConnection,
  StaffPasswordEmail,
} from './ports.ts'
export { usersRoutes } from './routes.ts'
export { isCsrfToken } from './rules/csrf.ts'
export { hashPassword, isPassword } from './rules/password.ts'
export { staffCookie } from './rules/session.ts'
export { createClaim } from './steps/create-claim.ts'
export { createUser, type NewUser } from './steps/create-user.ts'
export { findRightsAt } from './steps/find-rights-at.ts'
export { findStaffActor } from './steps/find-staff-actor.ts'
export { grantRole, type NewRole } from './steps/grant-role.ts'
export { type CreatedInvitation, type InvitationRequest, invite } from './steps/invite.ts'
export { keepsStaffRights } from './steps/keeps-staff-rights.ts'
export { requireOwner } from './steps/lock-person.ts'
export { createPasswordLink } from './steps/password-link.ts'
export { removeFactorByEmail } from './steps/remove-user-factor.ts'
export { setPassword } from './steps/set-password.ts'
export {
  assignCalendars,
  findStaffInvitations,
  type StaffInvitation,
  withdrawStaffInvitation,
} from './steps/staff-members.ts'
export { findPeople, findPersonByEmail, lockPerson, type PersonRow } from './store/people.ts'
export { listOwnerAddresses } from './store/roles.ts'
export { findUserByEmail } from './store/users.ts'
