import type { ColumnType } from 'kysely'

/** A timestamptz column: read as an ISO string in UTC with microseconds, written as a string or a Date. */
export type Instant = ColumnType<string, string | Date, string | Date>

/** A jsonb column: read as the parsed value, written through `jsonb()` or as JSON text. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of a stored document is known to its feature, not to the table
export type Json = ColumnType<any, string, string>
