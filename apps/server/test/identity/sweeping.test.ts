import { expect, it } from 'vitest'
import { identityJobs, issueVisitorTokens } from '../../src/features/identity/index.ts'
import { limitsJobs } from '../../src/features/limits/index.ts'
import { usersJobs } from '../../src/features/users/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context)

const count = async (table: 'token_families' | 'refresh_tokens' | 'staff_sessions' | 'rate_limits') =>
  (await db.selectFrom(table).selectAll().execute()).length
const runCleanup = async () => {
  for (const job of [...usersJobs, ...identityJobs, ...limitsJobs]) await job.run(context, clock.now())
}

it('deletes expired sessions, counters and token families, and nothing before', async () => {
  await signIn(app, await aPerson(context, siteId), siteId)
  await issueVisitorTokens(context, siteId, siteId)
  await runCleanup()
  expect([await count('staff_sessions'), await count('rate_limits')]).toEqual([1, 2])
  clock.advance({ days: 15 })
  await runCleanup()
  expect([await count('staff_sessions'), await count('rate_limits')]).toEqual([0, 0])
  expect([await count('token_families'), await count('refresh_tokens')]).toEqual([1, 1])
  clock.advance({ days: 381 })
  await runCleanup()
  expect([await count('token_families'), await count('refresh_tokens')]).toEqual([0, 0])
})
