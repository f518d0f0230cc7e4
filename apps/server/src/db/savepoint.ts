import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * A part of a transaction that can be undone alone: what it wrote is gone when it fails, and the transaction may go on.
 * The error is the caller's.
 */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}
