/** How visitors become members, and members show who they are. */

export { authenticationJobs } from './jobs.ts'
export { factorTypesOf } from './operations/factor-types.ts'
export { forgetMembers } from './operations/forget-members.ts'
export { signInsKeptAbout } from './operations/kept-about.ts'
export { endMemberSession, endSessions, findMemberSession, takeSessionToken } from './operations/member-cookie.ts'
export { type CodeLetter, joinAuthentication, type LetterWriter, type PasswordLetter } from './operations/neighbours.ts'
export { startMemberSession } from './operations/start-member-session.ts'
export { authenticationRoutes } from './routes.ts'
