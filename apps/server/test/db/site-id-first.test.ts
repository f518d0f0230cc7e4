import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../support/context.ts'

/** Tables of the whole installation; docs/decisions/0021-every-row-belongs-to-a-site.md says why each. */
const withoutSite = new Set([
  'sites',
  'users',
  'hosts',
  'signing_keys',
  'mail_pause',
  'mail_server',
  'schema_migrations',
  'client_sites',
  'staff_factors',
  'staff_recovery_codes',
  'staff_sign_in_states',
  'staff_password_links',
])

/** Unique in the whole installation: docs/decisions/0090-images-are-addressed-by-id.md says why. */
const acrossSites = new Set(['media_files_id_key'])

type KeyRow = { table_name: string; name: string; kind: string; columns: string[]; definition: string }

const { db } = await createTestContext()
const constraints = await sql<KeyRow>`
  select c.conrelid::regclass::text as table_name, c.conname as name, c.contype::text as kind,
    array(select a.attname::text from unnest(c.conkey) with ordinality k(n, o)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by o) as columns,
    pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where t.relnamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'x', 'f')`.execute(db)
const tables = await sql<{ name: string; has_site: boolean }>`
  select t.relname::text as name,
    exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'site_id' and a.attnotnull) as has_site
  from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`.execute(db)
const uniqueIndexes = await sql<{ table_name: string; name: string; first_column: string | null }>`
  select i.indrelid::regclass::text as table_name, i.indexrelid::regclass::text as name,
    (select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = i.indkey[0]) as first_column
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace and i.indisunique`.execute(db)

const ofSite = <T extends { table_name: string }>(rows: T[]) =>
  rows.filter(({ table_name }) => !withoutSite.has(table_name))

describe('every row belongs to a site', () => {
  it('finds the tables it checks', () => {
    expect(tables.rows.length).toBeGreaterThan(25)
    expect(constraints.rows.filter(({ kind }) => kind === 'x')).toHaveLength(1)
  })

  it('has site_id in every table but those of the whole installation', () => {
    expect(tables.rows.filter(({ name, has_site }) => !has_site && !withoutSite.has(name))).toEqual([])
  })

  it('begins every primary key, unique and exclusion constraint with site_id', () => {
    const wrong = ofSite(constraints.rows).filter(
      ({ name, kind, columns }) => kind !== 'f' && columns[0] !== 'site_id' && !acrossSites.has(name),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('begins every unique index with site_id', () => {
    const wrong = ofSite(uniqueIndexes.rows).filter(
      ({ name, first_column }) => first_column !== 'site_id' && !acrossSites.has(name),
    )
    expect(wrong).toEqual([])
  })

  it('carries site_id in every foreign key between tables of a site', () => {
    const wrong = ofSite(constraints.rows).filter(
      ({ kind, columns, definition }) =>
        kind === 'f' && columns[0] !== 'site_id' && !/REFERENCES users\(id\)/.test(definition),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('has no cascades: only operations erase', () => {
    expect(constraints.rows.filter(({ definition }) => /ON (DELETE|UPDATE) CASCADE/.test(definition))).toEqual([])
  })
})
