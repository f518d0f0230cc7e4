import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { withAdvisoryLock } from './advisory-lock.ts'
import type { Db } from './database.ts'

/** The checked-in migrations; the same folder from src and from dist, so nothing has to be copied by the build. */
export const migrationsFolder = resolve(import.meta.dirname, '../../src/db/migrations')

/** The migrations on disk and in the database differ. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

type Migration = { name: string; text: string; checksum: string }
type Applied = { name: string; checksum: string }

// Any fixed number.
const lockKey = 4_000_184_711

/** Applies missing migrations, oldest first, each in its own transaction. Returns their names. */
export async function migrate(databaseUrl: string, now: number, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return withAdvisoryLock(databaseUrl, lockKey, async (client) => {
    await ensureTable(client)
    const missing = findMissing(migrations, await readApplied(client))
    for (const migration of missing) await apply(client, migration, now)
    return missing.map(({ name }) => name)
  })
}

/** Lists migrations this database lacks. */
export async function pendingMigrations(db: Db, folder = migrationsFolder): Promise<string[]> {
  const applied = await db.selectFrom('schema_migrations').select(['name', 'checksum']).orderBy('name').execute()
  return findMissing(await readMigrations(folder), applied).map(({ name }) => name)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const misnamed = names.find((name) => !/^\d{14}-[a-z0-9-]+\.sql$/.test(name))
  if (misnamed) throw new MigrationError(`Migration ${misnamed} is not named <UTC timestamp>-<what-changes>.sql.`)
  return Promise.all(names.map((name) => readMigration(folder, name)))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // A checkout on Windows may have other line ends; the migration is the same.
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

async function ensureTable(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text constraint schema_migrations_pkey primary key,
    checksum text not null,
    applied_at timestamptz not null
  )`)
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  return (await client.query<Applied>('select name, checksum from schema_migrations order by name')).rows
}

/** Refuses a database whose migrations are not a prefix of those on disk. */
function findMissing(migrations: Migration[], applied: Applied[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = byName.get(name)
    if (!migration) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of Kalends does not know. Start the newer version.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied. Restore it and put the change into a new one.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}

async function apply(client: pg.Client, { name, text, checksum }: Migration, now: number): Promise<void> {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migrations (name, checksum, applied_at) values ($1, $2, $3)', [
      name,
      checksum,
      new Date(now),
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
