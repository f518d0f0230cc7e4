import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createClaim } from '../../src/features/users/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson } from '../support/people.ts'
import { whileWaiting } from '../support/while-waiting.ts'
import { errorCode } from '../users/team.ts'

// A claim link that was printed in the log makes its reader an owner, once somebody else already is one.
const { app, context, db } = await createTestApp()

async function aClaim() {
  const siteId = await aSite(context)
  const claimToken = (await createClaim(context, siteId)) ?? expect.unreachable('it has an owner')
  const email = `${randomUUID()}@example.org`
  const payload = { claimToken, name: 'Eve', email, password: 'long enough 2' }
  const claim = async () => app.inject({ method: 'POST', url: '/v1/staff/claim', payload })
  const owners = () => db.selectFrom('site_users').select('user_id').where('site_id', '=', siteId).execute()
  return { siteId, claim, owners }
}

it('is void once an owner was made another way', async () => {
  const { siteId, claim, owners } = await aClaim()
  const { userId } = await aPerson(context, siteId)
  const answer = await claim()
  expect([answer.statusCode, errorCode(answer)]).toEqual([400, 'INVALID_TOKEN'])
  expect(await owners()).toEqual([{ user_id: userId }])
})

it('is void while an owner is made another way', async () => {
  const { siteId, claim, owners } = await aClaim()
  const answer = await whileWaiting(context, {
    lock: (tx) => aPerson({ ...context, db: tx }, siteId),
    call: claim,
    meanwhile: async () => undefined,
  })
  expect([answer.statusCode, errorCode(answer)]).toEqual([400, 'INVALID_TOKEN'])
  expect(await owners()).toHaveLength(1)
})

it('is kept while only others work there', async () => {
  const { siteId, claim } = await aClaim()
  await aPerson(context, siteId, { role: 'manager' })
  expect((await claim()).statusCode).toBe(200)
})

it('ends with the first owner in the database, so that nobody finds it there', async () => {
  const { siteId } = await aClaim()
  await aPerson(context, siteId)
  const claims = await db.selectFrom('site_claims').select('site_id').where('site_id', '=', siteId).execute()
  expect(claims).toEqual([])
})
