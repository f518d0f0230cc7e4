import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enqueue } from '../../src/jobs/queue.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { createTestContext } from '../support/context.ts'

const { context, db, databaseUrl } = await createTestContext()

const countJobs = async () => {
  const answer = await sql<{ jobs: number }>`select count(*) as jobs from graphile_worker.jobs`.execute(db)
  return answer.rows[0]?.jobs
}

test('a rolled-back transaction queues no job', async () => {
  const failing = context.transaction(async (tx) => {
    await enqueue(tx, 'test-task', {})
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow()
  expect(await countJobs()).toBe(0)
})

test('a job replaces a waiting one with the same key', async () => {
  await enqueue(db, 'test-task', { turn: 1 }, { key: 'only' })
  await enqueue(db, 'test-task', { turn: 2 }, { key: 'only' })
  expect(await countJobs()).toBe(1)
})

test('the worker runs queued jobs and stops cleanly', async () => {
  const seen: unknown[] = []
  const tasks = { 'test-task': async (_context: unknown, payload: unknown) => void seen.push(payload) }
  const worker = await startWorker(context, databaseUrl, { dueJobs: [], subscribers: [], tasks })
  await expect.poll(() => seen).toEqual([{ turn: 2 }])
  await worker.stop()
  expect(await countJobs()).toBe(0)
})

test('a delayed job waits until it is due', async () => {
  await enqueue(db, 'test-task', { turn: 3 }, { delaySeconds: 10 })
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs`.execute(db)
  expect(rows[0]?.seconds).toBeGreaterThan(5)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(10)
})
