import { once } from 'node:events'
import { chmod, mkdir, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { databaseAccount, databaseHome } from '../../src/db/supervisor/account.ts'
import { aDataFolder, aPreparedFolder, connectTo, postmasterPid } from './support/data-folder.ts'
import { type RunningProcess, startProcess } from './support/start-process.ts'
import { isRoot, othersMayRun } from './support/users.ts'

const owner = 'apps/server/test/running/support/keep-database.ts'
const anonymous = 65_534

const hold = (folder: string, purpose = 'server', uid?: number): RunningProcess =>
  startProcess(owner, { args: [folder, purpose], ...(uid === undefined ? {} : { uid }) })

/** Writes one row after another until the database goes away; answers the last acknowledged number. */
async function writeUntilStopped(client: pg.Client, written: { rows: number }): Promise<number> {
  try {
    for (;;) {
      await client.query('insert into stream values ($1)', [written.rows + 1])
      written.rows += 1
    }
  } catch {
    return written.rows
  }
}

async function countRows(folder: string): Promise<{ rows: number; last: number }> {
  const client = await connectTo(folder)
  const answer = await client.query('select count(*)::int as rows, max(n)::int as last from stream')
  await client.end()
  return answer.rows[0]
}

/** A stream of rows that has written more than `atLeast` of them. */
async function startStream(folder: string, atLeast = 0): Promise<{ acknowledged: Promise<number> }> {
  const client = await connectTo(folder)
  await client.query('create table if not exists stream (n int primary key)')
  await client.query('truncate stream')
  const written = { rows: 0 }
  const acknowledged = writeUntilStopped(client, written)
  await expect.poll(() => written.rows, { interval: 5 }).toBeGreaterThan(atLeast)
  return { acknowledged }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const waysToKill: [string, (owner: RunningProcess, folder: string) => Promise<unknown>][] = [
  ['the server is killed', async ({ kill }) => kill('SIGKILL')],
  [
    'server and PostgreSQL are killed together',
    async ({ kill }, folder) => {
      process.kill(await postmasterPid(folder), 'SIGKILL')
      return kill('SIGKILL')
    },
  ],
]

for (const [title, kill] of waysToKill) {
  test(`keeps every acknowledged row when ${title}`, async () => {
    const folder = await aPreparedFolder()
    for (let round = 0; round < 3; round += 1) {
      const first = hold(folder)
      await first.waitForOutput(/^ready$/m)
      const { acknowledged } = await startStream(folder, 10)
      // At any moment of a write.
      await pause(100 * Math.random())
      await kill(first, folder)
      const second = hold(folder)
      await second.waitForOutput(/^ready$/m)
      const promised = await acknowledged
      const { rows, last } = await countRows(folder)
      expect(promised).toBeGreaterThan(10)
      // One more may have been written whose answer was lost on the way.
      expect([promised, promised + 1]).toContain(last)
      expect(rows).toBe(last)
      expect(await second.kill('SIGTERM')).toBe(0)
    }
  })
}

test('restarts PostgreSQL at the same address if it alone is killed', async () => {
  const folder = await aPreparedFolder()
  await hold(folder).waitForOutput(/^ready$/m)
  const { acknowledged } = await startStream(folder)
  const killed = await postmasterPid(folder)
  process.kill(killed, 'SIGKILL')
  const promised = await acknowledged
  await expect.poll(() => countRows(folder).catch(() => undefined)).toBeDefined()
  expect((await countRows(folder)).rows).toBeGreaterThanOrEqual(promised)
  expect(await postmasterPid(folder)).not.toBe(killed)
})

test('waits for its address if another process has the port for a moment', async () => {
  const folder = await aPreparedFolder()
  const owner = hold(folder)
  await owner.waitForOutput(/^ready$/m)
  const client = await connectTo(folder)
  const { port } = client
  const other = createServer()
  // The owner is paused until the port is taken.
  process.kill(owner.pid, 'SIGSTOP')
  process.kill(await postmasterPid(folder), 'SIGKILL')
  await listenOn(other, port)
  process.kill(owner.pid, 'SIGCONT')
  await owner.waitForOutput(/could not create any TCP\/IP sockets/)
  other.close()
  await expect.poll(async () => (await connectTo(folder)).end().then(() => 'there')).toBe('there')
})

/** Waits until the child processes of the killed database have released the port. */
async function listenOn(server: Server, port: number): Promise<void> {
  while (!server.listening) {
    const tried = once(server, 'listening')
    server.listen(port, '127.0.0.1')
    await tried.catch(() => pause(2))
  }
}

test('refuses a second server on the same data with a clear message, and the first continues', async () => {
  const folder = await aPreparedFolder()
  const first = hold(folder)
  await first.waitForOutput(/^ready$/m)
  const second = hold(folder)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Kalends is already running on the data in ${folder} (process ${first.pid})`)
  expect((await startStream(folder)).acknowledged).toBeInstanceOf(Promise)
})

test('exactly one of two simultaneous first starts wins', async () => {
  const folder = await aDataFolder()
  const both = [hold(folder), hold(folder)]
  const outcomes = await Promise.all(
    both.map(({ waitForOutput }) => waitForOutput(/^ready$|already running/m).then(([word]) => word)),
  )
  expect(outcomes.sort()).toEqual(['already running', 'ready'])
})

test('a server waits for a command to finish with the data', async () => {
  const folder = await aPreparedFolder()
  const command = hold(folder, 'command')
  await command.waitForOutput(/^ready$/m)
  const server = hold(folder)
  await pause(500)
  expect(server.output()).toBe('')
  await command.kill('SIGTERM')
  await server.waitForOutput(/^ready$/m)
})

test('stops cleanly: no process, no connection file and no lock remain', async () => {
  const folder = await aPreparedFolder()
  const owner = hold(folder)
  await owner.waitForOutput(/^ready$/m)
  expect(await owner.kill('SIGTERM')).toBe(0)
  for (const name of ['connection.json', 'kalends.lock', 'pg18/postmaster.pid']) {
    await expect(stat(join(folder, name))).rejects.toThrow('ENOENT')
  }
})

test('password and address are readable only by the owner', async () => {
  const folder = await aDataFolder()
  await hold(folder).waitForOutput(/^ready$/m)
  for (const name of ['connection.json', 'database.password', 'database-server.password']) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  }
  expect((await stat(join(folder, 'pg18'))).mode & 0o777).toBe(0o700)
})

test('the server uses an ordinary role, also on data previously owned by the superuser', async () => {
  const folder = await aDataFolder()
  const before = hold(folder)
  await before.waitForOutput(/^ready$/m)
  const superuser = await connectTo(folder, 'maintenanceUrl')
  // As a version without the role left it.
  await superuser.query(`
    alter database kalends owner to kalends;
    create extension btree_gist;
    create schema queue;
    create type queue.mood as enum ('good');
    create type queue.job as (name text, mood queue.mood);
    create table queue.jobs (id bigint generated always as identity primary key, counted serial, job queue.job);
    create view jobs_seen as select id from queue.jobs;
    create sequence numbers;
    create function next_job(after bigint, mood queue.mood) returns bigint language sql as 'select $1 + 1';
    insert into queue.jobs (job) values (('first', 'good'))`)
  await superuser.end()
  await before.kill('SIGTERM')
  const after = hold(folder)
  await after.waitForOutput(/^ready$/m)
  const server = await connectTo(folder)
  const role = await server.query('select rolname, rolsuper from pg_roles where rolname = current_user')
  expect(role.rows).toEqual([{ rolname: 'kalends_server', rolsuper: false }])
  await server.query(`
    alter table queue.jobs add column priority integer;
    alter type queue.mood add value 'bad';
    alter type queue.job add attribute note text;
    alter sequence numbers increment 2;
    drop function next_job(bigint, queue.mood);
    drop view jobs_seen;
    drop schema queue cascade;
    create extension pg_trgm`)
  await expect(server.query('select pg_read_file($1)', ['postmaster.pid'])).rejects.toThrow('permission denied')
  await expect(server.query('create role another superuser')).rejects.toThrow('permission denied')
  await server.end()
  await after.kill('SIGTERM')
})

test.runIf(othersMayRun)('runs as an ordinary user, in a path too long for a socket', async () => {
  const folder = await aDataFolder(anonymous)
  const long = join(folder, 'a-long-name-of-a-folder-'.repeat(8))
  await hold(long, 'server', anonymous).waitForOutput(/^ready$/m)
  const { uid } = await stat(join(long, 'pg18'))
  expect(uid).toBe(anonymous)
})

test.runIf(isRoot)('runs as another user under root, who owns the data', async () => {
  const folder = await aDataFolder()
  await hold(folder).waitForOutput(/^ready$/m)
  expect((await stat(join(folder, 'pg18'))).uid).not.toBe(0)
})

test.runIf(isRoot)(
  'as root stores the database in a public folder if its user cannot enter the data folder',
  async () => {
    const folder = await aDataFolder()
    const closed = join(folder, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o700)
    const first = hold(join(closed, 'data'))
    await first.waitForOutput(/^ready$/m)
    const home = databaseHome(join(closed, 'data'), databaseAccount(join(closed, 'data', 'pg18')))
    expect(home.startsWith('/var/lib/kalends/')).toBe(true)
    expect((await stat(join(home, 'pg18'))).uid).not.toBe(0)
    await first.kill('SIGTERM')
    const second = hold(join(closed, 'data'))
    await second.waitForOutput(/^ready$/m)
    await second.kill('SIGTERM')
    await rm(home, { recursive: true })
  },
)

test.runIf(othersMayRun)('reports to an ordinary user that the database belongs to another user', async () => {
  const folder = await aDataFolder()
  const first = hold(folder)
  await first.waitForOutput(/^ready$/m)
  await first.kill('SIGTERM')
  await chmod(folder, 0o777)
  const second = hold(folder, 'server', anonymous)
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/belongs to another user|permission denied/i)
})
