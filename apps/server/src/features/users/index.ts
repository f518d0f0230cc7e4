/** People who work at a business: who they are, what they may do, and how they sign in. */

export { usersJobs } from './jobs.ts'
export { createClaim } from './operations/create-claim.ts'
export { createUser, type NewUser } from './operations/create-user.ts'
export { findStaffActor } from './operations/find-staff-actor.ts'
export { giveRole, type NewRole } from './operations/give-role.ts'
export { setPassword } from './operations/set-password.ts'
export { takeAttempt } from './operations/take-attempt.ts'
export { usersRoutes } from './routes.ts'
export { networkOf } from './rules/attempts.ts'
export { isCsrfToken } from './rules/csrf.ts'
export { staffCookie } from './rules/session.ts'
export { listOwnerAddresses } from './store/roles.ts'
