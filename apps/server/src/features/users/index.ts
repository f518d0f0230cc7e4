/** Users: staff accounts, their roles and sign-in. */

export { usersJobs } from './jobs.ts'
export { createClaim } from './operations/create-claim.ts'
export { createUser, type NewUser } from './operations/create-user.ts'
export { findStaffActor } from './operations/find-staff-actor.ts'
export { grantRole, type NewRole } from './operations/give-role.ts'
export { type CreatedInvitation, invite, type InvitationRequest } from './operations/invite.ts'
export { createPasswordLink } from './operations/password-link.ts'
export { setPassword } from './operations/set-password.ts'
export {
  assignCalendars,
  findStaffInvitations,
  type StaffInvitation,
  withdrawStaffInvitation,
} from './operations/staff-members.ts'
export { removeFactorByEmail } from './operations/take-factor-away.ts'
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
export { findPeople, findPersonByEmail, lockPerson, type PersonRow } from './store/people.ts'
export { listOwnerAddresses } from './store/roles.ts'
export { findUserByEmail } from './store/users.ts'
