import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestContext } from '../support/context.ts'
import { createTestDatabase } from '../support/database.ts'

const { context, db } = await createTestContext()

test('reads instants as UTC with their microseconds, days as text, counts as numbers', async () => {
  const answer = await sql`
    select '2026-03-01 12:30:00.123456+02'::timestamptz as instant, '2026-03-01'::date as day,
      9007199254740991::int8 as count, '{"a":[1]}'::jsonb as document
  `.execute(db)
  expect(answer.rows).toEqual([
    { instant: '2026-03-01T10:30:00.123456Z', day: '2026-03-01', count: 9007199254740991, document: { a: [1] } },
  ])
})

test('refuses a count that exceeds a safe integer instead of rounding it', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(db)).rejects.toThrow('does not fit')
})

test('retries the whole transaction after a deadlock', async () => {
  await sql`create table pairs (id int primary key, n int not null)`.execute(db)
  await sql`insert into pairs values (1, 0), (2, 0)`.execute(db)
  let runs = 0
  const raise = (first: number, second: number) =>
    context.transaction(async (tx) => {
      runs += 1
      await sql`update pairs set n = n + 1 where id = ${first}`.execute(tx)
      await sql`select pg_sleep(0.2)`.execute(tx)
      await sql`update pairs set n = n + 1 where id = ${second}`.execute(tx)
    })
  await Promise.all([raise(1, 2), raise(2, 1)])
  expect(runs).toBeGreaterThan(2)
  expect((await sql`select id, n from pairs order by id`.execute(db)).rows).toEqual([
    { id: 1, n: 2 },
    { id: 2, n: 2 },
  ])
})

test('gives up after three more attempts', async () => {
  let runs = 0
  const failing = context.transaction(async (tx) => {
    runs += 1
    await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(4)
})

test('prepares the same statement once per connection', async () => {
  const names = await db.connection().execute(async (connection) => {
    for (const value of [1, 2, 3]) await sql`select ${value}::int as the_same_statement`.execute(connection)
    const found = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like '%the_same_statement%' and statement not like '%pg_prepared%'
    `.execute(connection)
    return found.rows
  })
  expect(names).toHaveLength(1)
})

test('every test database is a migrated copy of its own', async () => {
  const other = await createTestDatabase()
  expect(new URL(other.url).pathname).toMatch(/^\/test_/)
  await other.drop()
  const tables = await sql<{ count: number }>`select count(*) as count from schema_migrations`.execute(db)
  expect(tables.rows[0]?.count).toBeGreaterThan(0)
})
