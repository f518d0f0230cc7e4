import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataFolder, aPreparedFolder, connectTo, postmasterPid } from './support/data-folder.ts'
import { type ProcessOptions, type RunningProcess, startProcess } from './support/start-process.ts'
import { othersMayRun } from './support/users.ts'

const main = 'apps/server/src/main.ts'
const anonymous = 65_534

function start(folder: string, environment: Record<string, string> = {}, options: ProcessOptions = {}): RunningProcess {
  return startProcess(main, {
    ...options,
    environment: { KALENDS_DATA: folder, PORT: '0', KALENDS_DEMO: '0', ...environment },
  })
}

/** Its address, once it has said that it is ready. */
async function readAddress(server: RunningProcess): Promise<string> {
  const [, address = ''] = await server.waitForOutput(/Site +(\S+)/)
  return address
}

const readStatus = async (address: string, path: string) => (await fetch(`${address}${path}`)).status

test('starts without settings except its folder, prints its address, and is healthy and ready', async () => {
  const server = start(await aDataFolder())
  const address = await readAddress(server)
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await readStatus(address, '/health')).toBe(200)
  expect(await readStatus(address, '/ready')).toBe(200)
})

test('starts again with an existing database', async () => {
  const folder = await aDataFolder()
  const first = start(folder)
  await readAddress(first)
  expect(await first.kill('SIGTERM')).toBe(0)
  const again = start(folder)
  expect(await readStatus(await readAddress(again), '/ready')).toBe(200)
  expect(await again.kill('SIGTERM')).toBe(0)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} lets a running request end, then stops everything`, async () => {
    const folder = await aPreparedFolder()
    const server = start(folder)
    const address = await readAddress(server)
    const client = await connectTo(folder)
    await client.query('begin; lock table schema_migrations')
    // Waits for the lock, so it is under way when the signal comes.
    const waiting = readStatus(address, '/ready')
    await expect.poll(async () => (await client.query('select 1 from pg_locks where not granted')).rowCount).toBe(1)
    // Under npm the same Ctrl-C comes a second time.
    const ended = Promise.race([server.kill(signal), server.kill(signal)])
    await client.query('commit')
    expect(await waiting).toBe(200)
    expect(await ended).toBe(0)
    await expect(postmasterPid(folder)).rejects.toThrow('ENOENT')
    await expect(fetch(address)).rejects.toThrow()
  })
}

test('is ready again after server and PostgreSQL were killed', async () => {
  const folder = await aPreparedFolder()
  const first = start(folder)
  await readAddress(first)
  process.kill(await postmasterPid(folder), 'SIGKILL')
  await first.kill('SIGKILL')
  const address = await readAddress(start(folder))
  expect(await readStatus(address, '/ready')).toBe(200)
})

test('survives a killed PostgreSQL', async () => {
  const folder = await aPreparedFolder()
  const server = start(folder)
  const address = await readAddress(server)
  process.kill(await postmasterPid(folder), 'SIGKILL')
  await expect.poll(() => readStatus(address, '/ready'), { interval: 200 }).toBe(200)
  expect(await readStatus(address, '/health')).toBe(200)
  expect(await server.kill('SIGTERM')).toBe(0)
})

test('reports every invalid setting at once, without a stack trace, and does not start', async () => {
  const folder = await aDataFolder()
  const server = start(folder, { PORT: 'four', KALENDS_URL: 'example.org', KALENDS_TLS: 'on' })
  expect(await server.ended).toBe(1)
  expect(server.stdout()).toBe('')
  expect(server.output().trim().split('\n')).toEqual([
    'Kalends cannot start with these settings:',
    '  - PORT is "four". Give a whole number from 0 to 65535.',
    '  - KALENDS_URL is not an address. It begins with https:// or http://.',
    '  - KALENDS_TLS is "on". The only value is self.',
  ])
})

test('refuses a second start on the same data with a clear message', async () => {
  const folder = await aPreparedFolder()
  const first = start(folder)
  const address = await readAddress(first)
  const second = start(folder)
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    `Kalends is already running on the data in ${folder} (process ${first.pid}). Stop it first, or set KALENDS_DATA to another folder.\n`,
  )
  expect(await readStatus(address, '/ready')).toBe(200)
})

test('says that the port is in use, and leaves no database running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const folder = await aPreparedFolder()
  const server = start(folder, { PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`Port ${port} on 127.0.0.1 is taken by another program.`)
  await expect(postmasterPid(folder)).rejects.toThrow('ENOENT')
  other.close()
})

test('says that the database of DATABASE_URL cannot be reached', async () => {
  const server = start(await aDataFolder(), { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/kalends' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be used: .*ECONNREFUSED/)
  expect(server.output()).not.toContain('secret')
})

test('uses an external database, shared by several processes', async () => {
  const folder = await aPreparedFolder()
  await readAddress(start(folder))
  const { host, port, user, password, database } = await connectTo(folder).then(async (client) => {
    await client.end()
    return client
  })
  const url = `postgres://${user}:${password}@${host}:${port}/${database}`
  const others = await Promise.all([1, 2].map(async () => start(await aDataFolder(), { DATABASE_URL: url })))
  for (const other of others) expect(await readStatus(await readAddress(other), '/ready')).toBe(200)
})

test('serves TLS with its own certificate', async () => {
  const server = start(await aPreparedFolder(), { KALENDS_TLS: 'self' })
  const address = await readAddress(server)
  expect(address).toMatch(/^https:/)
  const status = await new Promise((resolve, reject) => {
    const call = request(`${address}/health`, { rejectUnauthorized: false }, ({ statusCode }) => resolve(statusCode))
    call.on('error', reject).end()
  })
  expect(status).toBe(200)
})

test('takes over a data folder locked by a dead process', async () => {
  const folder = await aPreparedFolder()
  await writeFile(
    join(folder, 'kalends.lock'),
    JSON.stringify({ pid: process.pid, born: 'long ago', purpose: 'server' }),
  )
  expect(await readStatus(await readAddress(start(folder)), '/ready')).toBe(200)
})

test.runIf(othersMayRun)('starts as an ordinary user', async () => {
  const server = start(await aDataFolder(anonymous), {}, { uid: anonymous })
  expect(await readStatus(await readAddress(server), '/ready')).toBe(200)
})
