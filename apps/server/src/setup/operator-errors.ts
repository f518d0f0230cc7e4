import { ConfigError } from '../config.ts'
import { MigrationError } from '../db/migrate.ts'
import { DatabaseUnusableError } from '../db/open.ts'
import { EmbeddedDatabaseError } from '../db/supervisor/index.ts'

/** True for a mistake the operator can mend: its message says all there is to say, a stack would hide it. */
export function isOperatorError(error: unknown): error is Error {
  return [ConfigError, DatabaseUnusableError, MigrationError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  )
}
