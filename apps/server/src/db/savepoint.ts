import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Runs part of a transaction in a savepoint, which is rolled back on an error so that the transaction can continue.
 * Rethrows the error.
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
