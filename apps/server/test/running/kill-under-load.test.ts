import type pg from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { aBusiness, type Business } from '../support/a-business.ts'
import { callAt } from '../support/call-in.ts'
import { type Acknowledged, startStream } from './support/booking-stream.ts'
import { aDataFolder, connectTo, postmasterPid } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const clients = 6

/** Who dies in a round. A server whose database died starts it again by itself. */
const victims = ['server and database', 'database and server', 'server', 'database'] as const

test(
  `whatever is killed while bookings come in, what was acknowledged is there, once and whole (${rounds} rounds)`,
  async () => {
    const folder = await aDataFolder()
    let server = start(folder)
    let address = await addressOf(server)
    const business = await setUp(folder, address)
    const stream = startStream(business, clients, () => address)
    for (let round = 0; round < rounds; round += 1) {
      const before = stream.acknowledged.length
      // Only a stream that flows can be cut.
      await expect.poll(() => stream.acknowledged.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 4)
      await pause(Math.random() * 1000)
      const victim = victims[round % victims.length] as (typeof victims)[number]
      const killedAt = stream.acknowledged.length
      await kill(folder, server, victim)
      if (victim !== 'database') {
        server = start(folder)
        address = await addressOf(server)
      }
      process.stdout.write(`round ${round + 1}: killed ${victim} after ${killedAt} bookings\n`)
    }
    const last = stream.acknowledged.length
    await expect.poll(() => stream.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(last + 4)
    await stream.stop()
    process.stdout.write(`${stream.acknowledged.length} bookings, ${stream.retries()} calls repeated\n`)
    const client = await connectTo(folder)
    expect(stream.faults).toEqual([])
    expect(stream.retries()).toBeGreaterThan(0)
    await expectStored(client, stream.acknowledged)
    await expectWhole(client)
    await expectTold(client, stream.acknowledged)
    await client.end()
    expect(await server.kill('SIGTERM')).toBe(0)
  },
  rounds * 60_000 + 120_000,
)

function start(folder: string): RunningProcess {
  return startProcess('apps/server/src/main.ts', {
    environment: { KALENDS_DATA: folder, PORT: '0', KALENDS_DEMO: '0', KALENDS_LOG: 'fatal' },
  })
}

async function addressOf(server: RunningProcess): Promise<string> {
  const [, address = ''] = await server.says(/Site +(http\S+)/)
  return address
}

async function setUp(folder: string, address: string): Promise<Business> {
  const { connectionParameters } = (await connectTo(folder)) as pg.Client & { connectionParameters: pg.ClientConfig }
  const { user, password, host, port, database } = connectionParameters
  const databaseUrl = `postgres://${user}:${password}@${host}:${port}/${database}`
  const context = createContext(readConfig({ KALENDS_DATA: folder }), { databaseUrl })
  const business = await aBusiness(context, callAt(address), 'alder')
  // One client is one visitor here, and all of them sit behind one address.
  await context.db.updateTable('sites').set({ max_holds_per_visitor: 1000, max_holds_per_address: 1000 }).execute()
  await context.close()
  return business
}

async function kill(folder: string, server: RunningProcess, victim: (typeof victims)[number]): Promise<void> {
  const database = await postmasterPid(folder)
  const killServer = () => server.kill('SIGKILL')
  const killDatabase = () => process.kill(database, 'SIGKILL')
  if (victim !== 'server' && victim !== 'server and database') killDatabase()
  if (victim === 'database and server') await pause(Math.random() * 50)
  if (victim !== 'database') await killServer()
  if (victim === 'server and database') killDatabase()
}

const rowsOf = async <T extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<T[]> =>
  (await client.query<T>(text)).rows

/** The clients' list and the database's: the same bookings, each once, each as its client saw it last. */
async function expectStored(client: pg.Client, acknowledged: readonly Acknowledged[]): Promise<void> {
  const stored = await rowsOf<{ id: string; status: string }>(client, 'select id, status from bookings')
  const listed = (list: readonly { id: string; status: string }[]) =>
    list.map(({ id, status }) => `${id} ${status}`).sort()
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length)
  expect(listed(stored)).toEqual(listed(acknowledged))
}

/** Queries for what half a transaction would leave behind: each must find nothing. */
const halves: Record<string, string> = {
  'confirmed bookings without their session': `
    select b.id from bookings b left join sessions s on s.site_id = b.site_id and s.id = b.session_id
    where b.status = 'CONFIRMED' and (s.id is null or s.status <> 'CONFIRMED' or s.starts_at <> b.starts_at)`,
  'confirmed bookings without the time of their resources': `
    select b.id from bookings b where b.status = 'CONFIRMED' and exists (
      select from unnest(b.resource_ids) as resource (id) where not exists (
        select from occupancies o where o.site_id = b.site_id and o.session_id = b.session_id
          and o.resource_id = resource.id and o.during @> tstzrange(b.starts_at, b.ends_at)))
      or b.status = 'CONFIRMED' and cardinality(b.resource_ids) = 0`,
  'canceled bookings that still take time': `
    select b.id from bookings b join occupancies o on o.site_id = b.site_id and o.session_id = b.session_id
    where b.status = 'CANCELED'`,
  'sessions without a booking': `
    select s.id from sessions s where not exists (select from bookings b where b.site_id = s.site_id and b.session_id = s.id)`,
  'times taken by nothing': `
    select o.id from occupancies o left join sessions s on s.site_id = o.site_id and s.id = o.session_id
    where o.hold_id is null and (s.id is null or s.status <> 'CONFIRMED')`,
  'holds that outlived their booking': 'select h.id from holds h join occupancies o on o.hold_id = h.id',
  'bookings whose history has a gap or ends elsewhere': `
    select b.id from bookings b left join booking_history h on h.site_id = b.site_id and h.booking_id = b.id
    group by b.site_id, b.id, b.status
    having count(h.number) = 0 or max(h.number) <> count(*)
      or (array_agg(h.to_status order by h.number desc))[1] <> b.status`,
  'bookings whose events have a gap': `
    select b.id from bookings b left join events e on e.site_id = b.site_id and e.entity_id = b.id
    group by b.site_id, b.id, b.event_sequence
    having count(e.id) = 0 or max(e.sequence) <> count(*) or b.event_sequence <> count(*)`,
  'confirmed bookings without that event': `
    select b.id from bookings b where b.status in ('CONFIRMED', 'CANCELED') and not exists (
      select from events e where e.site_id = b.site_id and e.entity_id = b.id and e.slug = 'confirmed')`,
  'two times of one person at once': `
    select a.id from occupancies a join occupancies b on a.site_id = b.site_id and a.resource_id = b.resource_id
      and a.id < b.id and a.during && b.during`,
  'double bookings': 'select id from bookings where double_booked',
  'keys without their answer': 'select key from idempotency_keys where status is distinct from 200 or body is null',
}

async function expectWhole(client: pg.Client): Promise<void> {
  const found: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(halves)) found[name] = await rowsOf(client, query)
  expect(found).toEqual(Object.fromEntries(Object.keys(halves).map((name) => [name, []])))
}

/** Every event gets its place in the one order, and every customer who was to be told has one message. */
async function expectTold(client: pg.Client, acknowledged: readonly Acknowledged[]): Promise<void> {
  // What a killed process had in hand comes back when its lease is over; the test does not wait for that.
  await client.query(`update event_deliveries set next_attempt_at = now() where status = 'WAITING'`)
  const open = `
    select (select count(*) from events where position is null)
         + (select count(*) from event_deliveries where status = 'WAITING') as open`
  await expect
    .poll(async () => (await rowsOf<{ open: string }>(client, open))[0]?.open, { timeout: 60_000, interval: 200 })
    .toBe('0')
  const positions = await rowsOf<{ n: string; m: string }>(
    client,
    'select count(*) as n, count(distinct position) as m from events',
  )
  expect(positions[0]?.n).toBe(positions[0]?.m)
  const told = await rowsOf<{ booking_id: string }>(client, 'select booking_id from messages')
  const wanted = acknowledged.filter((it) => it.told).map(({ id }) => id)
  expect(told.map(({ booking_id }) => booking_id).sort()).toEqual(wanted.sort())
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
