// Fills the calendar of a site with bookings, and copies a site with all it has, in a few statements.
import type pg from 'pg'
import { DAYS, firstDay, type Studio } from './studio.ts'

/** Upcoming bookings of each staff member in the requested month. */
const COMING_PER_DAY = 2
const PER_CUSTOMER = 5
const FILLED = ['contacts', 'sessions', 'occupancies', 'bookings', 'booking_history']
/** Tables of what a site is made of, beside `sites` and what is filled. */
const COPIED = [
  'resource_types',
  'locations',
  'booking_policies',
  'forms',
  'schedules',
  'working_hour_rules',
  'resources',
  'staff_members',
  'services',
  'service_slugs',
  'service_staff',
  'service_locations',
]

/** Inserts past and upcoming bookings with their customers, sessions, occupied time and history. */
export async function fillCalendar(
  client: pg.Client,
  studio: Studio,
  serviceId: string,
  bookings: number,
): Promise<void> {
  await client.query(
    `create temporary table bench_rows as
     select gen_random_uuid() as booking_id, gen_random_uuid() as session_id, r.id as resource_id, t.starts_at,
       t.starts_at + interval '30 minutes' as ends_at,
       to_char(t.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as local_start,
       row_number() over () / ${PER_CUSTOMER} as customer
     from unnest($1::uuid[]) with ordinality as r (id, place)
     cross join lateral (
       select $2::timestamptz - (n / 16 + 3) * interval '1 day' + (n % 16) * interval '30 minutes' + interval '9 hours'
       from generate_series(0, $3::int - 1) n
       union all
       select $2::timestamptz + (n / $4::int) * interval '1 day' + interval '9 hours'
         + ((n % $4::int) * 7 + r.place) * interval '30 minutes'
       from generate_series(0, $5::int * $4::int - 1) n
     ) t (starts_at)`,
    [
      studio.resourceIds,
      new Date(firstDay()).toISOString(),
      Math.ceil(bookings / studio.resourceIds.length) - DAYS * COMING_PER_DAY,
      COMING_PER_DAY,
      DAYS,
    ],
  )
  await client.query(
    `create temporary table bench_customers as
     select customer, gen_random_uuid() as id, min(starts_at) - interval '1 day' as since from bench_rows group by customer`,
  )
  await client.query(
    `insert into contacts (site_id, id, email, first_name, last_name, phone, created_at, updated_at)
     select $1, id, 'guest' || customer || '@example.org', 'Nomen', 'Nescio ' || customer, '+49 30 ' || 1000000 + customer,
       since, since from bench_customers`,
    [studio.siteId],
  )
  await client.query(
    `insert into sessions (site_id, id, schedule_id, service_id, title, starts_at, ends_at, time_zone, local_start,
       location_type, location_id, created_at, updated_at)
     select s.site_id, b.session_id, s.schedule_id, s.id, s.name, b.starts_at, b.ends_at, 'UTC', b.local_start,
       'BUSINESS', $3, now(), now()
     from bench_rows b join services s on s.site_id = $1 and s.id = $2`,
    [studio.siteId, serviceId, studio.locationId],
  )
  await client.query(
    `insert into occupancies (site_id, id, resource_id, during, session_id)
     select $1, gen_random_uuid(), resource_id, tstzrange(starts_at, ends_at), session_id from bench_rows`,
    [studio.siteId],
  )
  await client.query(
    `insert into bookings (site_id, id, status, service_id, schedule_id, session_id, title, starts_at, ends_at, time_zone, local_start,
       resource_id, resource_ids, location_type, location_id, contact_id, contact_details, policy_snapshot, created_by_type,
       created_at, updated_at)
     select s.site_id, b.booking_id, 'CONFIRMED', s.id, s.schedule_id, b.session_id, s.name, b.starts_at, b.ends_at, 'UTC',
       b.local_start, b.resource_id, array[b.resource_id], 'BUSINESS', $3, c.id,
       jsonb_build_object('firstName', 'Nomen', 'lastName', 'Nescio', 'email', 'guest' || customer || '@example.org'),
       p.rules, 'APP', c.since, c.since
     from bench_rows b
     join bench_customers c using (customer)
     join services s on s.site_id = $1 and s.id = $2
     join booking_policies p on p.site_id = s.site_id and p.id = s.booking_policy_id`,
    [studio.siteId, serviceId, studio.locationId],
  )
  await client.query(
    `insert into booking_history (site_id, booking_id, number, occurred_at, action, to_status, actor_type)
     select $1, booking_id, 1, since, 'CREATED', 'CONFIRMED', 'APP' from bench_rows join bench_customers using (customer)`,
    [studio.siteId],
  )
  await client.query('drop table bench_rows, bench_customers')
}

/** Adds copies of a site with everything in it. Every id of a copy is made from the original and the copy's own. */
export async function copySite(client: pg.Client, siteId: string, copies: number): Promise<void> {
  await client.query(
    `create temporary table bench_sites as select gen_random_uuid() as id, n from generate_series(1, $1::int) n`,
    [copies],
  )
  // Keeps the first half of an id, so that rows of one moment stay neighbours in the indexes.
  await client.query(`create function pg_temp.of_copy(site uuid, id uuid) returns uuid language sql immutable as
    $$ select (left(id::text, 19) || right(md5(site::text || id::text), 16))::uuid $$`)
  const sites = await listColumns(client, 'sites')
  await client.query(
    `insert into sites (${sites.map(({ name }) => name).join(', ')})
     select ${sites.map(({ name }) => ({ id: 'c.id', slug: `o.slug || '-' || c.n` })[name] ?? `o.${name}`).join(', ')}
     from sites o, bench_sites c where o.id = $1`,
    [siteId],
  )
  for (const table of [...COPIED, ...FILLED]) {
    const columns = await listColumns(client, table)
    await client.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
       select ${columns.map(toCopyExpression).join(', ')} from ${table} o, bench_sites c where o.site_id = $1`,
      [siteId],
    )
  }
  await client.query('drop table bench_sites')
}

type Column = { name: string; type: string }

function toCopyExpression({ name, type }: Column): string {
  if (name === 'site_id') return 'c.id'
  if (type === 'uuid') return `pg_temp.of_copy(c.id, o.${name})`
  if (type === '_uuid') return `array(select pg_temp.of_copy(c.id, i) from unnest(o.${name}) i)`
  return `o.${name}`
}

async function listColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows
}

/**
 * Runs the work without triggers and without the indexes of the filled tables, which are built afterwards at once.
 *
 * @param client  a connection of the superuser
 */
export async function inBulk(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ remove: string; restore: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint where contype = 'x' and conrelid = any($1::text[]::regclass[])
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [FILLED],
  )
  await setAutovacuum(client, 'off')
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
  )
  for (const { remove } of rows) await client.query(remove)
  await work()
  for (const { restore } of rows) await client.query(restore)
  await setAutovacuum(client, 'on')
  // Now, so that PostgreSQL does neither during the measurement.
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
}

async function setAutovacuum(client: pg.Client, value: 'on' | 'off'): Promise<void> {
  await client.query(`alter system set autovacuum = ${value}`)
  await client.query('select pg_reload_conf()')
}
