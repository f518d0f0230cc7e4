import type pg from 'pg'
import { expect, test } from 'vitest'
import { aBusiness, type CallApi, serviceFor } from '../support/a-business.ts'
import { callAt } from '../support/call-in.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { type Acknowledged, type Stage, startStream } from './support/booking-stream.ts'
import { aPreparedFolder, connectTo, openContext, postmasterPid } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const clients = 6

/** Who dies in a round. A server whose database died starts it again by itself. */
const victims = ['server and database', 'database', 'server', 'database and server'] as const

test(
  `acknowledged bookings survive killed processes, once and complete (${rounds} rounds)`,
  async () => {
    const folder = await aPreparedFolder()
    let server = start(folder)
    let address = await readAddress(server)
    const stage = await setUp(folder, address)
    const stream = startStream(stage, clients, () => address)
    for (let round = 0; round < rounds; round += 1) {
      const before = stream.acknowledged.length
      // Only a stream that flows can be cut.
      await expect.poll(() => stream.acknowledged.length, { interval: 5 }).toBeGreaterThan(before + 4)
      await pause(Math.random() * 1000)
      // Killing only the database comes last: the running server needs a restart afterwards.
      const victim = round === rounds - 1 ? 'server' : (victims[round % victims.length] as (typeof victims)[number])
      const killedAt = stream.acknowledged.length
      await kill(folder, server, victim)
      if (victim !== 'database') {
        server = start(folder)
        address = await readAddress(server)
      }
      process.stdout.write(`round ${round + 1}: killed ${victim} after ${killedAt} bookings\n`)
    }
    const last = stream.acknowledged.length
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(last + 4)
    await expect.poll(() => stream.released.length).toBeGreaterThan(0)
    await stream.stop()
    process.stdout.write(`${stream.acknowledged.length} bookings, ${stream.retries()} calls repeated\n`)
    const client = await connectTo(folder)
    expect(stream.faults).toEqual([])
    expect(stream.retries()).toBeGreaterThan(0)
    await expectStored(client, stream.acknowledged)
    await expectWhole(client)
    await expectGone(client, stream.released)
    await expectNotified(client, stream.acknowledged)
    await client.end()
    expect(await server.kill('SIGTERM')).toBe(0)
  },
  rounds * 180_000 + 600_000,
)

function start(folder: string): RunningProcess {
  return startProcess('apps/server/src/main.ts', {
    environment: { KALENDS_DATA: folder, PORT: '0', KALENDS_DEMO: '0', KALENDS_LOG: 'fatal' },
  })
}

async function readAddress(server: RunningProcess): Promise<string> {
  const [, address = ''] = await server.waitForOutput(/Site +(http\S+)/)
  return address
}

async function setUp(folder: string, address: string): Promise<Stage> {
  const context = await openContext(folder)
  const call = callAt(address)
  const business = await aBusiness(context, call, 'alder')
  const classService = await aClass(call, business.key)
  // Each client is one visitor here, all share one address, and no class is full.
  await context.db.updateTable('sites').set(generousLimits).execute()
  await context.db.updateTable('seats').set({ capacity: 1_000_000 }).execute()
  await context.close()
  return { business, classService }
}

/** A class that meets twice. */
async function aClass(call: CallApi, key: string): Promise<Stage['classService']> {
  const post = async (url: string, payload: object) => {
    const { status, body } = await call({ method: 'POST', url, headers: { authorization: key }, payload })
    if (status !== 200) throw new Error(`${url} was refused: ${body}`)
    return JSON.parse(body)
  }
  const service = { ...serviceFor('alder', []), type: 'CLASS', name: 'Yoga alder', schedule: {} }
  const { id } = (await post('/v2/services', { service })).service
  const createSession = async (days: number): Promise<string> => {
    const localStartDate = new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 19)
    const session = { serviceId: id, localStartDate, durationMinutes: 60, resourceIds: [], capacity: 1000 }
    return (await post('/v1/sessions', { session })).session.id
  }
  return { id, eventIds: [await createSession(7), await createSession(8)] }
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

const countRows = async <T extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<T[]> =>
  (await client.query<T>(text)).rows

/** The clients' list and the database's: the same bookings, each once, each as its client saw it last. */
async function expectStored(client: pg.Client, acknowledged: readonly Acknowledged[]): Promise<void> {
  const stored = await countRows<Omit<Acknowledged, 'messages'>>(
    client,
    `select id, status, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startDate",
      total_participants as "totalParticipants" from bookings`,
  )
  const listed = (list: readonly Omit<Acknowledged, 'messages'>[]) =>
    list.map((one) => `${one.id} ${one.status} ${one.startDate} ${one.totalParticipants}`).sort()
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length)
  expect(listed(stored)).toEqual(listed(acknowledged))
}

/** Holds that were let go keep nothing. */
async function expectGone(client: pg.Client, released: readonly string[]): Promise<void> {
  expect(released.length).toBeGreaterThan(0)
  const { rows } = await client.query('select id from holds where id = any($1)', [released])
  expect(rows).toEqual([])
}

/** Queries for what half a transaction would leave behind: each must find nothing. */
const halves: Record<string, string> = {
  'confirmed bookings without their session': `
    select b.id from bookings b left join sessions s on s.site_id = b.site_id and s.id = b.session_id
    where b.status = 'CONFIRMED' and (s.id is null or s.status <> 'CONFIRMED' or s.starts_at <> b.starts_at)`,
  'confirmed bookings without the time of their resources': `
    select b.id from bookings b where b.tag = 'INDIVIDUAL' and (b.status = 'CONFIRMED' and exists (
      select from unnest(b.resource_ids) as resource (id) where not exists (
        select from occupancies o where o.site_id = b.site_id and o.session_id = b.session_id
          and o.resource_id = resource.id and o.during @> tstzrange(b.starts_at, b.ends_at)))
      or b.status = 'CONFIRMED' and cardinality(b.resource_ids) = 0)`,
  'seats that are not the participants of live bookings': `
    select t.scope_id from seats t where t.taken <> (
      select coalesce(sum(b.total_participants), 0) from bookings b
      where b.site_id = t.site_id and b.session_id = t.scope_id and b.status = 'CONFIRMED')`,
  'bookings that remember other seats than they have': `
    select id from bookings where tag = 'GROUP'
      and seats_taken <> case status when 'CONFIRMED' then total_participants else 0 end`,
  'seats kept by no hold': `
    select scope_id from seats t where t.held > (
      select coalesce(sum(h.seats), 0) from holds h where h.site_id = t.site_id and h.scope_id = t.scope_id)`,
  'canceled bookings that still take time': `
    select b.id from bookings b join occupancies o on o.site_id = b.site_id and o.session_id = b.session_id
    where b.status = 'CANCELED'`,
  'sessions without a booking': `
    select s.id from sessions s join services v on v.site_id = s.site_id and v.id = s.service_id
    where v.type = 'APPOINTMENT' and not exists (select from bookings b where b.site_id = s.site_id and b.session_id = s.id)`,
  'times taken by nothing': `
    select o.id from occupancies o left join sessions s on s.site_id = o.site_id and s.id = o.session_id
    where o.hold_id is null and (s.id is null or s.status <> 'CONFIRMED')`,
  'holds that outlived their booking': 'select h.id from holds h join occupancies o on o.hold_id = h.id',
  'bookings whose history has a gap or ends elsewhere': `
    select b.id from bookings b left join booking_history h on h.site_id = b.site_id and h.booking_id = b.id
    group by b.site_id, b.id, b.status, b.revision
    having count(h.number) = 0 or max(h.number) <> count(*) or b.revision <> count(*)
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
  for (const [name, query] of Object.entries(halves)) found[name] = await countRows(client, query)
  expect(found).toEqual(Object.fromEntries(Object.keys(halves).map((name) => [name, []])))
}

/** Every event has a position in the order, and every customer to be notified has one message. */
async function expectNotified(client: pg.Client, acknowledged: readonly Acknowledged[]): Promise<void> {
  const open = `
    select (select count(*) from events where position is null)
         + (select count(*) from event_deliveries where status = 'WAITING') as open`
  await expect.poll(async () => (await countRows<{ open: string }>(client, open))[0]?.open, { interval: 200 }).toBe('0')
  const positions = await countRows<{ n: string; m: string }>(
    client,
    'select count(*) as n, count(distinct position) as m from events',
  )
  expect(positions[0]?.n).toBe(positions[0]?.m)
  const messages = await countRows<{ booking_id: string; kind: string }>(
    client,
    'select booking_id, kind from messages',
  )
  const wanted = acknowledged.flatMap(({ id, messages }) => messages.map((kind) => `${id} ${kind}`))
  expect(messages.map(({ booking_id: id, kind }) => `${id} ${kind}`).sort()).toEqual(wanted.sort())
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
