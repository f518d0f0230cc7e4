/** The server's door for the operator's CLI: what a command needs to work on the same data as a running server. */

// Puts the house together: rooms to the left ask rooms to the right, in commands as in the server.
import './features/index.ts'

export { type Role, roles } from '@kalends/contract'
export { startBackground } from './background.ts'
export { type Config, ConfigError, checkoutFolder, readConfig } from './config.ts'
export type { Context } from './context.ts'
export { createSideDatabase, type SideDatabase } from './db/side-database.ts'
export { examine, type Finding } from './doctor.ts'
export { createApiKey, createOauthClient } from './features/identity/index.ts'
export { listOutbox } from './features/notifications/index.ts'
export { insertStaffMember } from './features/resources/index.ts'
export { siteOfAddress } from './features/sites/index.ts'
export { createPasswordLink, createUser, giveRole, takeFactorAwayByEmail } from './features/users/index.ts'
export { type Operator, openForCommand } from './operate.ts'
export { isPlain } from './plain-errors.ts'
export { takeStartSteps } from './prepare.ts'
export { fail, Refusal, Violations } from './refusal.ts'
export { createSite } from './setup/create-site.ts'
