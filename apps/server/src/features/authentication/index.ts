/** Sign-up, sign-in, factors and passkeys of members. */

export { authenticationJobs } from './jobs.ts'
export type { MovedBookings, PasswordEmail, SignInCodeMessage } from './ports.ts'
export { authenticationRoutes } from './routes.ts'
export { disableProvidersMadeBy, listProvidersMadeBy } from './steps/change-provider.ts'
export { exportSignIns } from './steps/collect-sign-in-data.ts'
export { findFactorTypes } from './steps/find-factor-types.ts'
export { findSignInIds } from './steps/find-sign-in-ids.ts'
export { eraseSignInData } from './steps/forget-members.ts'
export {
  consumeSessionToken,
  endMemberSession,
  endSessions,
  endSignInsOfKey,
  findMemberSession,
  findSessionTokenMember,
  lockMemberSession,
} from './steps/member-cookie.ts'
export { type ProofCheck, requireProof } from './steps/require-proof.ts'
export { requireRecentSignIn } from './steps/require-recent-sign-in.ts'
export { startMemberSession } from './steps/start-member-session.ts'
export { voidSignIns } from './steps/void-sign-ins.ts'
