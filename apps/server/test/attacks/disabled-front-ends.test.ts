import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAuthClient } from '../authentication/visitors.ts'
import { createFrontEnd } from '../redirects/front-end.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'
import { whileWaiting } from '../support/while-waiting.ts'

// The tokens of its visitors were issued for hours.
const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const { siteId } = auth

async function aFrontEnd() {
  const { clientId } = await createFrontEnd(app, context, siteId)
  const visitor = await aVisitorToken(app, clientId)
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  const disable = async () =>
    expect((await auth.asOwner('PATCH', `/v1/oauth-clients/${clientId}`, { enabled: false })).statusCode).toBe(200)
  const open = async () => {
    const { sessionToken } = (await auth.login(email, undefined, { as: visitor })).json()
    return auth.send('POST', '/v1/member-sessions', { sessionToken }, { as: visitor })
  }
  const refresh = (refreshToken: string) =>
    auth.send('POST', '/oauth2/token', { grantType: 'refresh_token', refreshToken })
  const countFamilies = async () => {
    const rows = await db
      .selectFrom('token_families')
      .select('id')
      .where('client_id', '=', clientId)
      .where('role', '=', 'member')
      .where('revoked_at', 'is', null)
      .execute()
    return rows.length
  }
  return { clientId, visitor, email, disable, open, refresh, countFamilies }
}

describe('a front end that was disabled', () => {
  it('can do nothing with the tokens of its visitors', async () => {
    const { visitor, email, disable } = await aFrontEnd()
    const call = async () => [
      (await auth.send('POST', '/v2/services/query', { query: {} }, { as: visitor })).statusCode,
      (await auth.login(email, undefined, { as: visitor })).statusCode,
    ]
    expect(await call()).toEqual([200, 200])
    await disable()
    expect(await call()).toEqual([401, 401])
    const another = await aFrontEnd()
    expect((await auth.login(email, undefined, { as: another.visitor })).statusCode).toBe(200)
  })

  it('signs nobody in', async () => {
    const { disable, open, countFamilies } = await aFrontEnd()
    expect((await open()).statusCode).toBe(200)
    await disable()
    expect((await open()).statusCode).toBe(401)
    expect(await countFamilies()).toBe(0)
  })

  it('gets no tokens for whoever is signed in to our own pages in that browser', async () => {
    const { visitor, email, disable, countFamilies } = await aFrontEnd()
    const { cookie } = await auth.enter(email)
    const resume = () => auth.send('POST', '/v1/member-sessions/resume', {}, { as: visitor, cookie })
    expect((await resume()).statusCode).toBe(200)
    await disable()
    expect((await resume()).statusCode).toBe(401)
    expect(await countFamilies()).toBe(0)
  })

  it('signs nobody in while it is being disabled', async () => {
    const { clientId, disable, open, countFamilies } = await aFrontEnd()
    const answer = await whileWaiting(context, {
      lock: (tx) => tx.selectFrom('oauth_clients').select('id').where('id', '=', clientId).forUpdate().execute(),
      call: open,
      meanwhile: (tx) =>
        tx
          .updateTable('oauth_clients')
          .set({ disabled_at: new Date(clock.now()) })
          .where('id', '=', clientId)
          .execute(),
    })
    expect(answer.statusCode).toBe(401)
    await disable()
    expect(await countFamilies()).toBe(0)
  })

  it('refreshes nothing, and disabling it again ends what was left', async () => {
    const { clientId, disable, open, refresh, countFamilies } = await aFrontEnd()
    const { refresh_token } = (await open()).json()
    await db
      .updateTable('oauth_clients')
      .set({ disabled_at: new Date(clock.now()) })
      .where('id', '=', clientId)
      .execute()
    clock.advance({ days: 60 })
    expect((await refresh(refresh_token)).statusCode).toBe(400)
    expect(await countFamilies()).toBe(1)
    await disable()
    expect(await countFamilies()).toBe(0)
  })
})
