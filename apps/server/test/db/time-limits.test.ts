import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { composeFeatures } from '../../src/compose.ts'
import { createContext } from '../../src/context.ts'
import { backgroundLimits, requestLimits } from '../../src/db/time-limits.ts'
import { answerError } from '../../src/http/errors.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { createTestContext, insertSite } from '../support/index.ts'

const { context, db, databaseUrl } = await createTestContext()

const limitsNow = sql<{ name: string; setting: string }>`
  select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`

const toLimits = (rows: { name: string; setting: string }[]) =>
  Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))

it('works as an ordinary role that owns its database', async () => {
  const { rows } = await sql`
    select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls,
      (select pg_get_userbyid(datdba) = current_user from pg_database where datname = current_database()) as owner
    from pg_roles where rolname = current_user`.execute(db)
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolbypassrls: false,
      owner: true,
    },
  ])
})

it('limits statements and lock waits, and a transaction may request more', async () => {
  expect(toLimits((await limitsNow.execute(db)).rows)).toEqual({
    statement_timeout: requestLimits.statementMs,
    lock_timeout: requestLimits.lockMs,
  })
  const within = await context.longTransaction(async (tx) => (await limitsNow.execute(tx)).rows)
  expect(toLimits(within)).toEqual({
    statement_timeout: backgroundLimits.statementMs,
    lock_timeout: backgroundLimits.lockMs,
  })
  expect(toLimits((await limitsNow.execute(db)).rows)['statement_timeout']).toBe(requestLimits.statementMs)
})

it('keeps a limit that the operator has set in the URL', async () => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c statement_timeout=1234')
  const own = createContext(context.config, {
    ports: composeFeatures(),
    databaseUrl: url.href,
    log: context.log,
    poolSize: 1,
  })
  const { rows } = await limitsNow.execute(own.db)
  await own.close()
  expect(toLimits(rows)).toEqual({ statement_timeout: 1234, lock_timeout: requestLimits.lockMs })
})

it('gives background work longer limits', async () => {
  const seen = Promise.withResolvers<Record<string, number>>()
  const worker = await startWorker(context, databaseUrl, {
    dueJobs: [],
    subscribers: [],
    tasks: { look: async (own) => seen.resolve(toLimits((await limitsNow.execute(own.db)).rows)) },
  })
  await sql`select graphile_worker.add_job('look')`.execute(db)
  const limits = await seen.promise
  await worker.stop()
  expect(limits).toEqual({
    statement_timeout: backgroundLimits.statementMs,
    lock_timeout: backgroundLimits.lockMs,
  })
})

it('returns 503 with a request id if a statement or a lock takes too long', async () => {
  const siteId = await insertSite(db)
  const hasty = createContext(context.config, {
    ports: context.ports,
    databaseUrl,
    log: context.log,
    poolSize: 2,
    limits: { statementMs: 300, lockMs: 100 },
  })
  const server = Fastify({ genReqId: () => 'request-1' })
  server.setErrorHandler(answerError)
  server.addHook('onRequest', async (request, reply) => void reply.header('x-wix-request-id', request.id))
  server.get('/slow', () => sql`select pg_sleep(60)`.execute(hasty.db))
  server.get('/locked', () => sql`select id from sites where id = ${siteId} for update`.execute(hasty.db))
  const refused = { status: 503, retryAfter: '1', requestId: 'request-1', body: { message: '', details: {} } }
  const answerTo = async (url: string) => {
    const answer = await server.inject(url)
    return {
      status: answer.statusCode,
      retryAfter: answer.headers['retry-after'],
      requestId: answer.headers['x-wix-request-id'],
      body: answer.json(),
    }
  }
  expect(await answerTo('/slow')).toEqual(refused)
  await context.transaction(async (tx) => {
    await sql`select id from sites where id = ${siteId} for update`.execute(tx)
    expect(await answerTo('/locked')).toEqual(refused)
  })
  expect((await answerTo('/locked')).status).toBe(200)
  await server.close()
  await hasty.close()
})
