import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { retentionJobs } from '../../src/jobs/retention.ts'
import { runDueJobs } from '../../src/jobs/schedule.ts'
import { createTestContext } from '../support/context.ts'
import { insertSite } from '../support/site.ts'

const { context, clock, db } = await createTestContext()
const siteId = await insertSite(db)

test('deletes idempotency keys after a day', async () => {
  const stored = { site_id: siteId, actor: 'a', operation: 'o', request_hash: Buffer.from('x') }
  await db
    .insertInto('idempotency_keys')
    .values({ ...stored, key: 'old', created_at: new Date(clock.now()) })
    .execute()
  clock.advance({ hours: 1 })
  await db
    .insertInto('idempotency_keys')
    .values({ ...stored, key: 'new', created_at: new Date(clock.now()) })
    .execute()
  clock.advance({ hours: 23, seconds: 1 })
  await runDueJobs(retentionJobs, context, clock.now())
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }])
})

test('deletes deliveries after thirty days, and keeps those that failed permanently', async () => {
  const day = 24 * 60 * 60 * 1000
  const deliver = async (subscriber: string, status: string, ago: number) => {
    const id = randomUUID()
    const at = new Date(clock.now() - ago)
    const entity = { entity_fqdn: 'kalends.test.v1.thing', entity_id: randomUUID(), sequence: 1, slug: 'created' }
    const event = { ...entity, occurred_at: at, actor: '{}', payload: '{}' }
    await db
      .insertInto('events')
      .values({ site_id: siteId, id, ...event })
      .execute()
    const { entity_id } = entity
    const made = { site_id: siteId, event_id: id, subscriber, entity_id, position: 1, status, next_attempt_at: at }
    await db.insertInto('event_deliveries').values(made).execute()
  }
  await deliver('long done', 'DONE', 31 * day)
  await deliver('just done', 'DONE', 29 * day)
  await deliver('dead', 'DEAD', 400 * day)
  await deliver('waiting', 'WAITING', 400 * day)
  for (let twice = 0; twice < 2; twice += 1) {
    await runDueJobs(retentionJobs, context, clock.now())
    const left = await db.selectFrom('event_deliveries').select('subscriber').orderBy('subscriber').execute()
    expect(left.map(({ subscriber }) => subscriber)).toEqual(['dead', 'just done', 'waiting'])
  }
})
