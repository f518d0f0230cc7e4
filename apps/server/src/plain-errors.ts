import { ConfigError } from './config.ts'
import { MigrationError } from './db/migrate.ts'
import { DatabaseUnusableError } from './db/open.ts'
import { EmbeddedDatabaseError } from './db/supervisor/index.ts'

/** Returns true for errors the operator can fix, which are shown without a stack trace. */
export function isPlain(error: unknown): error is Error {
  return [ConfigError, DatabaseUnusableError, MigrationError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  )
}
