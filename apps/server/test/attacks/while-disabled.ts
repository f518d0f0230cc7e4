import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/db/database.ts'

/** A protection that the test's own database disables: what a trigger does to each row that is written. */
export type Weakness = { table: string; when: 'insert' | 'update' | 'insert or update'; row: string }

/**
 * Expects an attack to succeed while a protection is disabled and to fail otherwise. A trigger in the database of this
 * test disables it, because no setting of the server does.
 *
 * @param attack returns true if it succeeded; starts from scratch each time
 */
export async function expectOnlyWhileDisabled(
  db: Db,
  { table, when, row }: Weakness,
  attack: () => Promise<boolean>,
): Promise<void> {
  const body = `create function weaken() returns trigger language plpgsql as $$ begin ${row}; return new; end $$`
  await sql.raw(body).execute(db)
  await sql.raw(`create trigger weaken before ${when} on ${table} for each row execute function weaken()`).execute(db)
  try {
    expect(await attack(), `the attack while ${row}`).toBe(true)
  } finally {
    await sql`drop function weaken() cascade`.execute(db)
  }
  expect(await attack(), 'the attack while nothing is disabled').toBe(false)
}
