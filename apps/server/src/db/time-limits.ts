import { sql, type Transaction } from 'kysely'

/** How long PostgreSQL works on one statement, and waits for one lock, before it gives up. */
export type TimeLimits = { statementMs: number; lockMs: number }

/** While a person waits for the answer. */
export const requestLimits: TimeLimits = { statementMs: 30_000, lockMs: 10_000 }

/** For jobs, the operator's commands and exports, which read and write a lot at once. */
export const backgroundLimits: TimeLimits = { statementMs: 600_000, lockMs: 60_000 }

/** Sets other limits for the rest of this transaction. */
export async function setTimeLimits<DB>(tx: Transaction<DB>, { statementMs, lockMs }: TimeLimits): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(statementMs)}, true),
    set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx)
}

/** The limits as start-up options of a connection, without those the operator has set in the address. */
export function limitOptions({ statementMs, lockMs }: TimeLimits, given: string): string {
  const limits = { statement_timeout: statementMs, lock_timeout: lockMs }
  return Object.entries(limits)
    .filter(([name]) => !given.includes(name))
    .map(([name, milliseconds]) => `-c ${name}=${milliseconds}`)
    .join(' ')
}
