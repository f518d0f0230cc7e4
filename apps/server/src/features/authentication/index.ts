/** Sign-up, sign-in, factors and passkeys of members. */

export { authenticationJobs } from './jobs.ts'
export { findFactorTypes } from './operations/factor-types.ts'
export { forgetMembers } from './operations/forget-members.ts'
export { exportSignIns } from './operations/kept-about.ts'
export { consumeSessionToken, endMemberSession, endSessions, findMemberSession } from './operations/member-cookie.ts'
export { startMemberSession } from './operations/start-member-session.ts'
export type { PasswordEmail, SignInCodeMessage } from './ports.ts'
export { authenticationRoutes } from './routes.ts'
