/** The server's door for the operator's CLI: what a command needs to work on the same data as a running server. */
export { startBackground } from './background.ts'
export { type Config, ConfigError, checkoutFolder, readConfig } from './config.ts'
export type { Context } from './context.ts'
export { examine, type Finding } from './doctor.ts'
export { type Operator, openForCommand } from './operate.ts'
export { isPlain } from './plain-errors.ts'
export { takeStartSteps } from './prepare.ts'
export { Refusal, Violations } from './refusal.ts'
