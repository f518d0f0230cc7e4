import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../src/actor.ts'
import { type JobHandlers, jobTaskName, startJob, toTasks } from '../../src/features/jobs/index.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { fail, refuseFields } from '../../src/refusal.ts'
import { runDue } from '../../src/setup/background.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/app.ts'
import { anAdmin, aVisitor, type Client } from '../support/factories.ts'

const test = await createTestApp()
const { app, context, db, clock, databaseUrl } = test
let siteId: string
let admin: Client
let actor: Actor

beforeAll(async () => {
  siteId = await aSite(context)
  admin = await anAdmin(app, context, siteId)
  const key = await db.selectFrom('api_keys').select('id').where('site_id', '=', siteId).executeTakeFirstOrThrow()
  actor = { type: 'app', siteId, apiKeyId: key.id, name: 'Key', permissions: new Set(['MANAGE_SERVICES']) }
})

const done: string[] = []
let broken: Record<string, () => never> = {}
const works: JobHandlers = {
  updateThings: {
    find: async (_db, { payload }) => (payload as { ids: string[] }).ids,
    handle: async (_context, tx, { id, actor: author }) => {
      await sql`insert into categories (site_id, id, name, sort_order, created_at, updated_at)
        values (${siteId}, ${id}, 'made', 0, now(), now())`.execute(tx)
      broken[id]?.()
      done.push(`${id} ${author.type === 'app' && author.permissions.has('MANAGE_SERVICES')}`)
    },
  },
  refused: {
    find: async () => refuseFields([{ field: 'filter', description: 'must be one', violatedRule: 'OTHER' }]),
    handle: async () => fail('NOT_FOUND'),
  },
}
const run = (id: string) => toTasks(works, async () => true)[jobTaskName]?.(context, { siteId, id })
const start = (ids: string[], operation = 'updateThings') =>
  context.transaction((tx) => startJob(tx, context, actor, { operation, payload: { ids } }))
const read = async (id: string) => (await admin.get(`/v1/async-jobs/${id}`)).body.job
const queued = async (id: string) =>
  (await sql`select from graphile_worker.jobs where key = ${`${jobTaskName}:${id}`}`.execute(db)).rows.length

describe('getAsyncJob', () => {
  it('returns the progress of a job, from waiting to its end', async () => {
    const ids = Array.from({ length: 30 }, () => randomUUID())
    const id = await start(ids)
    expect(await read(id)).toEqual({
      id,
      operation: 'updateThings',
      status: 'WAITING',
      total: null,
      succeeded: 0,
      failed: 0,
      failures: [],
      createdDate: new Date(clock.now()).toISOString(),
      finishedDate: null,
    })
    await run(id)
    expect(await read(id)).toMatchObject({ status: 'RUNNING', total: 30, succeeded: 25 })
    expect(await queued(id)).toBe(1)
    await run(id)
    expect(await read(id)).toMatchObject({ status: 'DONE', total: 30, succeeded: 30, failed: 0 })
    expect(done).toEqual(ids.map((item) => `${item} true`))
  })

  it('continues after failed items, rolls back only those, and names them with their codes', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
    broken = {
      [ids[0]]: () => fail('SERVICE_NOT_FOUND'),
      [ids[1]]: () =>
        refuseFields([{ field: 'name', description: 'must', violatedRule: 'OTHER', ruleName: 'INVALID_SERVICE_NAME' }]),
      [ids[2]]: () => {
        throw new Error('a defect')
      },
    }
    const id = await start([...ids])
    await run(id)
    const job = await read(id)
    expect(job).toMatchObject({ status: 'DONE', total: 4, succeeded: 1, failed: 3 })
    expect(job.failures.map((failure: { id: string; code: string }) => [failure.id, failure.code])).toEqual([
      [ids[0], 'SERVICE_NOT_FOUND'],
      [ids[1], 'INVALID_SERVICE_NAME'],
      [ids[2], 'INTERNAL_ERROR'],
    ])
    const stored = await db
      .selectFrom('categories')
      .select('id')
      .where('id', 'in', [...ids])
      .execute()
    expect(stored).toEqual([{ id: ids[3] }])
  })

  it('stores the first hundred failures and counts all', async () => {
    const ids = Array.from({ length: 120 }, () => randomUUID())
    broken = Object.fromEntries(ids.map((item) => [item, () => fail('SERVICE_NOT_FOUND')]))
    const id = await start(ids)
    for (let turn = 0; turn < 5; turn += 1) await run(id)
    const job = await read(id)
    expect(job).toMatchObject({ status: 'DONE', failed: 120 })
    expect(job.failures.map((failure: { id: string }) => failure.id)).toEqual(ids.slice(0, 100))
  })

  it('processes each item once when two processes run the job', async () => {
    const ids = Array.from({ length: 12 }, () => randomUUID())
    const id = await start(ids)
    await Promise.all([run(id), run(id), run(id)])
    expect(await read(id)).toMatchObject({ status: 'DONE', succeeded: 12, failed: 0 })
    expect(done.filter((line) => ids.some((item) => line.startsWith(item)))).toHaveLength(12)
  })

  it('continues where a killed process stopped', async () => {
    const ids = [randomUUID(), randomUUID()]
    const id = await start(ids)
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await sql`update async_jobs set items = ${ids}::uuid[], total = 2, succeeded = 1, status = 'RUNNING'
      where id = ${id}`.execute(db)
    await runDue(context, clock.now())
    expect(await queued(id)).toBe(0)
    await runDue(context, clock.now() + 3 * 60_000)
    expect(await queued(id)).toBe(1)
    const worker = await startWorker(context, databaseUrl, {
      dueJobs: [],
      subscribers: [],
      tasks: toTasks(works, async () => true),
    })
    await expect.poll(() => read(id)).toMatchObject({ status: 'DONE', succeeded: 2 })
    await worker.stop()
    expect(done.some((line) => line.startsWith(ids[0] ?? '-'))).toBe(false)
  })

  it('fails if its input cannot be found', async () => {
    const id = await start([], 'refused')
    await run(id)
    expect(await read(id)).toMatchObject({ status: 'FAILED', failures: [{ code: 'VALIDATION_FAILURE' }] })
  })

  it('is not created if its call is rolled back', async () => {
    const undone = context.transaction(async (tx) => {
      await startJob(tx, context, actor, { operation: 'updateThings', payload: {} })
      return fail('NOT_FOUND')
    })
    await expect(undone).rejects.toThrow()
    expect(await db.selectFrom('async_jobs').select('id').where('status', '=', 'WAITING').execute()).toEqual([])
  })

  it('is found only by its creator: 404 NOT_FOUND', async () => {
    const id = await start([])
    const otherKey = await anAdmin(app, context, siteId)
    const abroad = await anAdmin(app, context, await aSite(context))
    const visitor = await aVisitor(app, siteId)
    for (const client of [otherKey, abroad]) {
      const { status, body } = await client.get(`/v1/async-jobs/${id}`)
      expect([status, body.details.applicationError.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await visitor.get(`/v1/async-jobs/${id}`)).status).toBe(403)
    expect((await admin.get(`/v1/async-jobs/${randomUUID()}`)).status).toBe(404)
  })

  it('is deleted a month after its end', async () => {
    const id = await start([])
    await run(id)
    await runDue(context, clock.now() + 31 * 24 * 60 * 60_000)
    expect((await admin.get(`/v1/async-jobs/${id}`)).status).toBe(404)
  })
})
