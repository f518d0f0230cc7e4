import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/db/database.ts'

/** A rule of the house that the test's own database takes away: what is done to each row that is written. */
export type Weakness = { table: string; when: 'insert' | 'update' | 'insert or update'; row: string }

/**
 * An attack that succeeds where a rule of the house is taken away, and fails against the house as it is. The rule falls
 * in the database of this test: no setting of the server reaches that.
 *
 * @param attack answers whether it succeeded; begins anew each time
 */
export async function onlyWhileWeak(
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
  expect(await attack(), 'the attack on the house as it is').toBe(false)
}
