import pg from 'pg'

/** The ordinary role the server works as. It owns the database and can do nothing outside of it. */
export const serverRole = 'kalends_server'

export type RoleOptions = {
  /** The superuser's address of the application's database; the database may not exist yet. */
  maintenanceUrl: string
  databaseName: string
  password: string
}

/**
 * Creates the server's role and its database. Reassigns objects that older versions created as superuser, so that
 * migrations can change them.
 */
export async function prepareServerRole({ maintenanceUrl, databaseName, password }: RoleOptions): Promise<void> {
  const systemUrl = Object.assign(new URL(maintenanceUrl), { pathname: '/postgres' }).href
  await connected(systemUrl, async (client) => {
    await ensureRole(client, password)
    await ensureDatabase(client, databaseName)
  })
  await connected(maintenanceUrl, handOver)
}

async function ensureRole(client: pg.Client, password: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [serverRole])
  const verb = found.rowCount === 0 ? 'create' : 'alter'
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(`${verb} role ${serverRole} with ${rights} password ${client.escapeLiteral(password)}`)
}

async function ensureDatabase(client: pg.Client, databaseName: string): Promise<void> {
  const found = await client.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [databaseName],
  )
  const owner = found.rows[0]?.owner
  if (owner === undefined) await client.query(`create database ${databaseName} owner ${serverRole}`)
  else if (owner !== serverRole) await client.query(`alter database ${databaseName} owner to ${serverRole}`)
}

/**
 * Lists what still belongs to the superuser and not to PostgreSQL or an extension. `reassign owned` refuses to work for
 * the role that initdb made. Indexes and sequences of columns follow their tables.
 */
const handOverStatements = `
  with mine as (select oid as role from pg_roles where rolname = current_user),
  schemas as (
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ),
  of_extensions as (select classid, objid from pg_depend where deptype = 'e'),
  of_columns as (
    select objid from pg_depend
    where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
  )
  select format('alter schema %I owner to ${serverRole}', s.nspname) as statement
  from schemas s join pg_namespace n on n.oid = s.oid, mine
  where n.nspowner = mine.role
    and not exists (select 1 from of_extensions e where e.classid = 'pg_namespace'::regclass and e.objid = n.oid)
  union all
  select format('alter %s %I.%I owner to ${serverRole}',
    case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
    s.nspname, c.relname)
  from pg_class c join schemas s on s.oid = c.relnamespace, mine
  where c.relowner = mine.role and c.relkind in ('r', 'p', 'S', 'v', 'm')
    and not exists (select 1 from of_extensions e where e.classid = 'pg_class'::regclass and e.objid = c.oid)
    and not (c.relkind = 'S' and exists (select 1 from of_columns o where o.objid = c.oid))
  union all
  select format('alter routine %I.%I(%s) owner to ${serverRole}',
    s.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
  from pg_proc p join schemas s on s.oid = p.pronamespace, mine
  where p.proowner = mine.role
    and not exists (select 1 from of_extensions e where e.classid = 'pg_proc'::regclass and e.objid = p.oid)
  union all
  select format('alter type %I.%I owner to ${serverRole}', s.nspname, t.typname)
  from pg_type t join schemas s on s.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid, mine
  where t.typowner = mine.role and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c')
    and not exists (select 1 from of_extensions e where e.classid = 'pg_type'::regclass and e.objid = t.oid)`

async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(handOverStatements)
  if (rows.length === 0) return
  await client.query('begin')
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}

/** An error ends the connection, and the transaction with it. */
async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
