import { ConfigError } from '../config.ts'
import { MigrationError } from '../db/migrate.ts'
import { DatabaseUnusableError } from '../db/open.ts'
import { EmbeddedDatabaseError } from '../db/supervisor/index.ts'
import { WorkerFailedError } from '../processes/worker-failed.ts'

/** True for a mistake the operator can mend: its message says all there is to say, a stack would hide it. */
export function isOperatorError(error: unknown): error is Error {
  return [ConfigError, DatabaseUnusableError, MigrationError, EmbeddedDatabaseError, WorkerFailedError].some(
    (kind) => error instanceof kind,
  )
}

/** What the operator reads of an error that ends the process. */
export function errorText(error: unknown): string {
  if (isOperatorError(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
