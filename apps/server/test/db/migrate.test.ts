import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { migrate, migrationsFolder, pendingMigrations } from '../../src/db/migrate.ts'
import { Signals } from '../../src/db/signals.ts'
import { createLog } from '../../src/log.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const now = Date.parse('2026-06-01T09:00:00Z')
let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'kalends-migrations-'))
  await write('20260101000000-trees.sql', 'create table trees (id int primary key);')
  await write('20260102000000-leaves.sql', 'create table leaves (id int primary key);\ninsert into leaves values (1);')
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const run = () => migrate(database.url, now, folder)

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

test('applies missing migrations in order, and nothing the second time', async () => {
  expect(await run()).toEqual(['20260101000000-trees.sql', '20260102000000-leaves.sql'])
  expect(await run()).toEqual([])
  await write('20260103000000-roots.sql', 'create table roots (id int primary key);')
  expect(await run()).toEqual(['20260103000000-roots.sql'])
  expect(await query('select name from schema_migrations order by name')).toHaveLength(3)
})

test('the checked-in migrations apply from nothing, twice a no-op', async () => {
  expect(await migrate(database.url, now)).toEqual((await readdir(migrationsFolder)).sort())
  expect(await migrate(database.url, now)).toEqual([])
})

test('two processes that start at once migrate once', async () => {
  const [first, second] = await Promise.all([run(), run()])
  expect([first.length, second.length].sort()).toEqual([0, 2])
  expect(await query('select id from leaves')).toEqual([{ id: 1 }])
})

test('refuses a migration that was edited after it had been applied, and names it', async () => {
  await run()
  await write('20260101000000-trees.sql', 'create table trees (id bigint primary key);')
  await expect(run()).rejects.toThrow('The migration 20260101000000-trees.sql was changed after it had been applied.')
})

test('accepts other line endings for the same migration', async () => {
  await run()
  const name = '20260102000000-leaves.sql'
  await write(name, (await readFile(join(folder, name), 'utf8')).replaceAll('\n', '\r\n'))
  expect(await run()).toEqual([])
})

test('refuses a database migrated by a newer version', async () => {
  await copyFile(join(folder, '20260101000000-trees.sql'), join(folder, '20270101000000-later.sql'))
  await write('20270101000000-later.sql', 'create table later (id int);')
  await run()
  await rm(join(folder, '20270101000000-later.sql'))
  await expect(run()).rejects.toThrow('20270101000000-later.sql, which this version of Kalends does not know')
})

test('rolls a failing migration back, and keeps those before it', async () => {
  await write('20260103000000-broken.sql', 'create table half (id int); select 1/0;')
  await expect(run()).rejects.toThrow('The migration 20260103000000-broken.sql failed: division by zero')
  expect(await query("select to_regclass('half') as half, to_regclass('leaves') as leaves")).toEqual([
    { half: null, leaves: 'leaves' },
  ])
})

test('refuses a file whose name has no timestamp', async () => {
  await write('trees.sql', 'select 1;')
  await expect(run()).rejects.toThrow('Migration trees.sql is not named')
})

test('readiness reports missing migrations', async () => {
  await run()
  await write('20260103000000-roots.sql', 'create table roots (id int primary key);')
  const { db, close } = openDatabase({ url: database.url, log: createLog('silent'), signals: new Signals() })
  expect(await pendingMigrations(db, folder)).toEqual(['20260103000000-roots.sql'])
  await close()
})
