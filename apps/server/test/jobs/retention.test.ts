import { expect, test } from 'vitest'
import { retentionJobs } from '../../src/jobs/retention.ts'
import { runEach } from '../../src/jobs/schedule.ts'
import { createTestContext } from '../support/context.ts'
import { insertSite } from '../support/site.ts'

const { context, clock, db } = await createTestContext()
const siteId = await insertSite(db)

test('forgets idempotency keys after a day', async () => {
  const kept = { site_id: siteId, actor: 'a', operation: 'o', request_hash: Buffer.from('x') }
  await db
    .insertInto('idempotency_keys')
    .values({ ...kept, key: 'old', created_at: new Date(clock.now()) })
    .execute()
  clock.advance({ hours: 1 })
  await db
    .insertInto('idempotency_keys')
    .values({ ...kept, key: 'new', created_at: new Date(clock.now()) })
    .execute()
  clock.advance({ hours: 23, seconds: 1 })
  await runEach(retentionJobs, context, clock.now())
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }])
})
