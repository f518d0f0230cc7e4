import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type ApiCall, aBusiness, type Business, bookingFor, listSlots } from '../support/a-business.ts'
import { aPreparedFolder, connectTo, openContext, postmasterPid } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'

type Server = { folder: string; address: string; process: RunningProcess }

function start(folder: string, environment: Record<string, string> = {}): RunningProcess {
  const settings = { KALENDS_DATA: folder, KALENDS_DEMO: '0', KALENDS_PROCESSES: '2', KALENDS_LOG: 'info' }
  return startProcess('apps/server/src/main.ts', { environment: { PORT: '0', ...settings, ...environment } })
}

/** Two server processes behind one port. */
async function startTwo(): Promise<Server> {
  const folder = await aPreparedFolder()
  const process = start(folder)
  const [, address = ''] = await process.waitForOutput(/Site +(http\S+)/)
  return { folder, address, process }
}

/** The server processes so far, the latest last. */
function listPids({ process }: Server): number[] {
  return [...process.output().matchAll(/"pid":(\d+),"msg":"a server process listens"/g)].map(([, pid]) => Number(pid))
}

/** A call on a connection of its own: the next one goes to the other process. */
async function call({ address }: Server, { method, url, headers, payload }: ApiCall, patienceMs = 60_000) {
  const answer = await fetch(`${address}${url}`, {
    method,
    headers: { connection: 'close', ...(payload ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
    signal: AbortSignal.timeout(patienceMs),
  })
  return { status: answer.status, body: await answer.text() }
}

async function createBusiness(server: Server): Promise<Business> {
  const context = await openContext(server.folder)
  try {
    return await aBusiness(context, (one) => call(server, one), 'alder')
  } finally {
    await context.close()
  }
}

/** Confirmed bookings of one business, each on a connection of its own. */
function bookings(server: Server, business: Business): (patienceMs?: number) => Promise<string> {
  const nextSlot = listSlots(business, new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10))
  return async (patienceMs) => {
    const { booking } = bookingFor(nextSlot(), { email: 'ada@customer.example' })
    const request = {
      method: 'POST',
      url: '/v2/bookings',
      headers: { authorization: business.key },
      payload: { booking: { ...booking, status: 'CONFIRMED' }, participantNotification: { notifyParticipants: true } },
    }
    const { status, body } = await call(server, request, patienceMs)
    if (status !== 200) throw new Error(`The booking was answered with ${status} ${body}`)
    return JSON.parse(body).booking.id
  }
}

async function aVisitor(server: Server, { siteId }: Business): Promise<string> {
  const payload = { grantType: 'anonymous', clientId: siteId }
  const { body } = await call(server, { method: 'POST', url: '/oauth2/token', payload })
  return String(JSON.parse(body).access_token)
}

/** A change that is counted and refused: there is no such hold. */
async function releaseUnknownHold(server: Server, authorization: string): Promise<number> {
  const { status } = await call(server, {
    method: 'DELETE',
    url: `/v1/holds/${randomUUID()}`,
    headers: { authorization },
  })
  return status
}

/** The data of a stream, line by line as it arrives. */
async function listen(server: Server, url: string, authorization: string): Promise<string[]> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const { body } = await fetch(`${server.address}${url}`, { headers: { authorization }, signal: stop.signal })
  const lines: string[] = []
  const read = async () => {
    for await (const chunk of body as ReadableStream<Uint8Array>)
      lines.push(
        ...Buffer.from(chunk)
          .toString()
          .split('\n')
          .filter((line) => line.startsWith('data:')),
      )
  }
  // It ends with the test.
  void read().catch(() => undefined)
  return lines
}

test('what one process did, the others know: sessions, bookings, live updates, jobs and limits', async () => {
  const server = await startTwo()
  const business = await createBusiness(server)
  const visitor = await aVisitor(server, business)
  for (const _ of [1, 2, 3, 4]) {
    const request = {
      method: 'POST',
      url: '/v2/services/query',
      headers: { authorization: visitor },
      payload: { query: {} },
    }
    expect((await call(server, request)).status).toBe(200)
  }
  const streams = [
    await listen(server, '/v1/calendar/changes', business.key),
    await listen(server, '/v1/calendar/changes', business.key),
  ]
  const book = bookings(server, business)
  const ids = [await book()]
  await expect.poll(() => streams.map((lines) => lines.length > 0)).toEqual([true, true])
  for (const _ of [1, 2, 3, 4, 5]) ids.push(await book())
  const client = await connectTo(server.folder)
  const runSql = async (text: string) => (await client.query(text)).rows
  await expect
    .poll(() =>
      runSql("select from events where position is null union all select from event_deliveries where status <> 'DONE'"),
    )
    .toEqual([])
  expect((await runSql('select booking_id as id from messages order by 1')).map(({ id }) => id)).toEqual(ids.sort())
  expect(await runSql('select from event_deliveries where attempts > 1')).toEqual([])
  await client.end()
  const statuses: number[] = []
  const change = () => releaseUnknownHold(server, visitor)
  while (statuses.length < 310) statuses.push(...(await Promise.all(Array.from({ length: 10 }, change))))
  // So many changes of one visitor are answered, whichever process they come to.
  expect(statuses.filter((status) => status !== 429).length).toBe(300)
})

test('a killed process takes nothing along and is replaced; a killed primary takes all with it', async () => {
  const server = await startTwo()
  const business = await createBusiness(server)
  const book = bookings(server, business)
  for (const round of [0, 1]) {
    const [victim] = listPids(server).slice(round)
    process.kill(victim as number, 'SIGKILL')
    // Its connections are cut, and one that was on its way to it gets no answer; new ones are answered by the other.
    await expect.poll(() => book(3000).catch(() => undefined)).toBeTypeOf('string')
    await expect.poll(() => listPids(server).length).toBe(3 + round)
    expect(await book()).toBeTypeOf('string')
  }
  expect(server.process.output()).toContain('a server process ended and is started again')
  await server.process.kill('SIGKILL')
  for (const pid of listPids(server)) await expect.poll(() => isRunning(pid)).toBe(false)
})

test('SIGTERM lets running requests end, then stops all processes and the database', async () => {
  const server = await startTwo()
  const client = await connectTo(server.folder)
  await client.query('begin; lock table schema_migrations')
  const waiting = [1, 2].map(() => call(server, { method: 'GET', url: '/ready' }))
  await expect.poll(async () => (await client.query('select 1 from pg_locks where not granted')).rowCount).toBe(2)
  const ended = server.process.kill('SIGTERM')
  await client.query('commit')
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  expect(await ended).toBe(0)
  await expect(postmasterPid(server.folder)).rejects.toThrow('ENOENT')
  for (const pid of listPids(server)) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(fetch(server.address)).rejects.toThrow()
})

test('says why a process cannot start, and leaves nothing running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const folder = await aPreparedFolder()
  const server = start(folder, { PORT: String(port), KALENDS_LOG: 'warn' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(
    `Kalends cannot start with these settings:\n  - Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another number.\n`,
  )
  await expect(postmasterPid(folder)).rejects.toThrow('ENOENT')
  other.close()
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
