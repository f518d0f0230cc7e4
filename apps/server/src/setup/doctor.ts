import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { listDifferentCharges } from '../features/bookings/index.ts'
import { horizonDay, listShortSeries } from '../features/sessions/index.ts'
import { type ProxyNotice, proxyFaults, readProxyNotices } from '../http/proxy-notice.ts'
import { findOpenPaths } from './data-folder.ts'
import { exposedDemoWarning } from './demo/exposed-demo.ts'
import { plainHttpWarning } from './plain-http.ts'

/** Result of one check: ok, warning or broken. */
export type Finding = { check: string; state: 'ok' | 'warning' | 'broken'; detail: string }

type Check = { name: string; run(context: Context): Promise<Omit<Finding, 'check'>> }

const ok = (detail: string) => ({ state: 'ok' as const, detail })
const warning = (detail: string) => ({ state: 'warning' as const, detail })
const broken = (detail: string) => ({ state: 'broken' as const, detail })

const dayMs = 24 * 60 * 60 * 1000
const bookableMonths = 24
/** How many bookings a finding names. */
const shownCharges = 20

const checks: Check[] = [
  {
    name: 'node',
    run: async () =>
      Number.parseInt(process.versions.node, 10) >= 24 ? ok(process.version) : broken(`${process.version}, needs 24`),
  },
  {
    name: 'database',
    run: async ({ db }) => ok((await read(db, sql`select version() as value`)).split(' on ')[0] as string),
  },
  {
    name: 'role',
    run: async ({ db }) => roleFinding(await readRole(db)),
  },
  {
    name: 'time limits',
    run: async ({ db }) => timeLimitFinding(await readTimeLimits(db)),
  },
  {
    name: 'migrations',
    run: async ({ db }) => countFinding((await pendingMigrations(db)).length, 'all applied', 'missing'),
  },
  {
    name: 'size',
    run: async ({ db }) =>
      ok(await read(db, sql`select pg_size_pretty(pg_database_size(current_database())) as value`)),
  },
  { name: 'files', run: async ({ config }) => filesFinding(findOpenPaths(config)) },
  { name: 'disk', run: async ({ config }) => diskFinding(config.dataFolder) },
  {
    name: 'checksums',
    run: async ({ db }) =>
      checksumFinding(await read(db, sql`select coalesce(sum(checksum_failures), 0) as value from pg_stat_database`)),
  },
  {
    name: 'sites',
    run: async ({ db }) => countedFinding(Number(await read(db, sql`select count(*) as value from sites`))),
  },
  { name: 'demo', run: async (context) => demoFinding(await exposedDemoWarning(context)) },
  { name: 'encryption', run: async ({ config }) => encryptionFinding(plainHttpWarning(config)) },
  { name: 'proxy', run: async ({ config }) => proxyFinding(readProxyNotices(config)) },
  { name: 'clocks', run: (context) => clockFinding(context) },
  { name: 'charges', run: async ({ db }) => chargeFinding(await listDifferentCharges(db, shownCharges + 1)) },
  { name: 'events', run: (context) => eventFinding(context) },
  {
    name: 'deliveries',
    run: async ({ db }) =>
      countFinding(
        await count(db, sql`select count(*) as value from event_deliveries where status = 'DEAD'`),
        'none given up',
        'given up',
      ),
  },
  {
    name: 'jobs',
    run: async ({ db }) =>
      countFinding(
        await count(db, sql`select count(*) as value from graphile_worker.jobs where attempts >= max_attempts`),
        'none given up',
        'given up',
      ),
  },
  {
    name: 'messages',
    run: async ({ db }) =>
      countFinding(
        await count(db, sql`select count(*) as value from messages where status = 'FAILED'`),
        'none failed',
        'failed',
      ),
  },
  { name: 'series', run: (context) => seriesFinding(context) },
]

/** Looks at everything an operator would; a check that cannot be made counts as broken. Changes nothing. */
export async function runChecks(context: Context): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, run } of checks) {
    try {
      findings.push({ check: name, ...(await run(context)) })
    } catch (error) {
      findings.push({ check: name, ...broken((error as Error).message) })
    }
  }
  return findings
}

function chargeFinding(ids: readonly string[]): Omit<Finding, 'check'> {
  if (ids.length === 0) return ok('all of them come to the price of their booking')
  const more = ids.length > shownCharges ? ' and more' : ''
  return warning(`differ from the price of their bookings: ${ids.slice(0, shownCharges).join(', ')}${more}`)
}

function countFinding(number: number, none: string, some: string): Omit<Finding, 'check'> {
  return number === 0 ? ok(none) : warning(`${number} ${some}`)
}

function countedFinding(sites: number): Omit<Finding, 'check'> {
  return sites === 0 ? warning('none yet: start the server once, or create one') : ok(String(sites))
}

type Role = { name: string; superuser: boolean }

async function readRole(db: Db): Promise<Role> {
  const { rows } = await sql<Role>`
    select rolname as name, rolsuper as superuser from pg_roles where rolname = current_user`.execute(db)
  return rows[0] as Role
}

function roleFinding({ name, superuser }: Role): Omit<Finding, 'check'> {
  if (!superuser) return ok(`${name}, an ordinary role`)
  return warning(`${name} is a superuser. Give DATABASE_URL a role that only owns this database`)
}

async function readTimeLimits(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout') order by name`.execute(db)
  return rows.filter(({ setting }) => setting === '0').map(({ name }) => name)
}

function timeLimitFinding(missing: readonly string[]): Omit<Finding, 'check'> {
  if (missing.length === 0) return ok('statements and locks end in time')
  return warning(`${missing.join(' and ')} not set: behind a pooler, set them with "alter role … set …"`)
}

function filesFinding([first, ...others]: readonly string[]): Omit<Finding, 'check'> {
  if (first === undefined) return ok('no other user of this machine can read them')
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return warning(`other users of this machine can reach ${first}${more}: the next start closes them`)
}

function demoFinding(exposed: string | undefined): Omit<Finding, 'check'> {
  return exposed === undefined ? ok('no demo business that other machines can reach') : warning(exposed)
}

function encryptionFinding(found: string | undefined): Omit<Finding, 'check'> {
  return found === undefined ? ok('no plain HTTP on a public address') : warning(found)
}

function proxyFinding(notices: readonly ProxyNotice[]): Omit<Finding, 'check'> {
  if (notices.length === 0) return ok('no proxy that hides or sends what is ignored')
  const faults = notices.map(({ fault, header, seenAt }) => {
    return `${proxyFaults[fault]} (${header ? `${header}, ` : ''}seen ${seenAt})`
  })
  return warning(faults.join('; '))
}

async function diskFinding(folder: string): Promise<Omit<Finding, 'check'>> {
  const { bavail, bsize } = await statfs(folder)
  const freeMb = Math.floor((bavail * bsize) / 1_000_000)
  return freeMb < 500 ? warning(`${freeMb} MB free in ${folder}`) : ok(`${freeMb} MB free in ${folder}`)
}

function checksumFinding(failures: string): Omit<Finding, 'check'> {
  return failures === '0'
    ? ok('no damaged page seen')
    : broken(`${failures} damaged pages: restore a backup to another disk`)
}

/** Events keep the order of their clocks, and the queue runs by the database's: the two should agree. */
async function clockFinding({ db, clock }: Context): Promise<Omit<Finding, 'check'>> {
  const there = Number(await read(db, sql`select extract(epoch from clock_timestamp()) * 1000 as value`))
  const apartMs = Math.round(Math.abs(there - clock.now()))
  return apartMs > 5000 ? warning(`${apartMs} ms apart`) : ok('server and database agree')
}

async function eventFinding({ db, clock }: Context): Promise<Omit<Finding, 'check'>> {
  const oldest = await db
    .selectFrom('events')
    .select('occurred_at')
    .where('position', 'is', null)
    .orderBy('occurred_at')
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return ok('all handed on')
  const waitingMs = clock.now() - Date.parse(oldest.occurred_at)
  return waitingMs > dayMs / 24
    ? warning(`waiting since ${oldest.occurred_at}: is a server or worker running?`)
    : ok('handed on')
}

/** Everything that can be booked must exist: 24 months of it. */
async function seriesFinding({ db, clock }: Context): Promise<Omit<Finding, 'check'>> {
  const short = await listShortSeries(db, horizonDay(clock.now(), 'UTC', bookableMonths), 1000)
  return short.length === 0
    ? ok(`all reach ${bookableMonths} months ahead`)
    : warning(`${short.length} end before ${bookableMonths} months from now: is a server or worker running?`)
}

async function count(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  return Number(await read(db, query))
}

async function read(db: Db, query: ReturnType<typeof sql>): Promise<string> {
  const answer = await query.execute(db)
  return String((answer.rows[0] as { value: unknown } | undefined)?.value)
}
