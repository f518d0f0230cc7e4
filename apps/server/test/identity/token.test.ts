import { createHash, randomUUID } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context)

const paths = ['/v1/oauth/token', '/oauth2/token', '/_api/oauth2/token']

const request = (payload: Record<string, unknown>, url = '/oauth2/token') =>
  app.inject({ method: 'POST', url, payload })
const askByForm = (payload: Record<string, string> | string) =>
  app.inject({
    method: 'POST',
    url: '/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof payload === 'string' ? payload : new URLSearchParams(payload).toString(),
  })
const anonymous = async () => (await request({ grantType: 'anonymous', clientId: siteId })).json()
const refresh = (refreshToken: string, more: Record<string, string> = {}) =>
  request({ grantType: 'refresh_token', refreshToken, ...more })
const isAccepted = async (token: string) =>
  (await app.inject({ url: '/v1/sites/current', headers: { authorization: token } })).statusCode === 200

describe('token: anonymous', () => {
  it('returns a new visitor a token pair on every path', async () => {
    for (const path of paths) {
      const answer = await request({ grantType: 'anonymous', clientId: siteId }, path)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ expires_in: 14_400, token_type: 'Bearer' })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(await isAccepted(answer.json().access_token)).toBe(true)
      expect(await isAccepted(`Bearer ${answer.json().access_token}`)).toBe(true)
    }
  })

  it('accepts both spellings, as JSON and as a form', async () => {
    const snake = { grant_type: 'anonymous', client_id: siteId }
    for (const answer of [
      await request(snake),
      await askByForm(snake),
      await askByForm({ grantType: 'anonymous', clientId: siteId }),
    ]) {
      expect(answer.statusCode).toBe(200)
    }
  })

  it('signs a token that contains only the identity', async () => {
    const { access_token } = await anonymous()
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt', kid: expect.any(String) })
    const claims = decodeJwt(access_token)
    expect(claims).toMatchObject({ site: siteId, role: 'visitor', client_id: siteId })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(14_400)
    expect(decodeJwt((await anonymous()).access_token).sub).not.toBe(claims.sub)
  })

  it('accepts every active client of a site', async () => {
    const { clientId } = await registerOauthClient(context, {
      siteId,
      name: 'Front end',
      redirectUris: ['https://a.example/cb'],
    })
    expect((await request({ grantType: 'anonymous', clientId })).statusCode).toBe(200)
    await db
      .updateTable('oauth_clients')
      .set({ disabled_at: new Date(clock.now()) })
      .where('id', '=', clientId)
      .execute()
    const answer = await request({ grantType: 'anonymous', clientId })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: 'invalid_client', error_description: expect.any(String) })
  })

  it('refuses with OAuth errors', async () => {
    const refusals: [Record<string, unknown>, number, string][] = [
      [{ grantType: 'anonymous', clientId: randomUUID() }, 401, 'invalid_client'],
      [{ grantType: 'anonymous', clientId: `' or 1=1` }, 401, 'invalid_client'],
      [{ grantType: 'anonymous' }, 400, 'invalid_request'],
      [{ clientId: siteId }, 400, 'invalid_request'],
      [{ grantType: 'password', clientId: siteId }, 400, 'unsupported_grant_type'],
      [{ grantType: 'refresh_token' }, 400, 'invalid_request'],
    ]
    for (const [payload, status, error] of refusals) {
      const answer = await request(payload)
      expect([answer.statusCode, answer.json().error]).toEqual([status, error])
      expect(answer.headers['x-wix-request-id']).toBeTruthy()
    }
    expect((await askByForm('grant_type=anonymous&grant_type=anonymous&client_id=x')).statusCode).toBe(400)
  })
})

describe('token: invalid requests', () => {
  const send = (payload: string, contentType: string) =>
    app.inject({ method: 'POST', url: '/oauth2/token', headers: { 'content-type': contentType }, payload })

  it('are refused with OAuth errors too: broken JSON, not an object, another media type', async () => {
    const answers = [
      await send('{"grantType":', 'application/json'),
      await send('[]', 'application/json'),
      await send('<grant/>', 'application/xml'),
      await send('grantType=anonymous', 'text/plain'),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ error: 'invalid_request', error_description: expect.any(String) })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('token: too many new visitors from one network', () => {
  const from = (remoteAddress: string, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/oauth2/token',
      remoteAddress,
      payload: { grantType: 'anonymous', clientId: siteId, ...more },
    })
  const used = (key: string, hits: number) =>
    db
      .insertInto('rate_limits')
      .values({ site_id: '00000000-0000-0000-0000-000000000000', key, hits, window_started_at: new Date(clock.now()) })
      .execute()

  it('are refused for a minute; others, and returning visitors, are not', async () => {
    const now = clock.now()
    await used('visitors-minute:203.0.113.7', 298)
    const answers = await Promise.all([1, 2, 3, 4].map(() => from('203.0.113.7')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429])
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBe('60')
    expect(refused?.json()).toEqual({ error: 'temporarily_unavailable', error_description: expect.any(String) })
    expect((await from('203.0.113.8')).statusCode).toBe(200)
    const known = answers.find(({ statusCode }) => statusCode === 200)?.json().refresh_token
    expect((await from('203.0.113.7', { grantType: 'refresh_token', refreshToken: known })).statusCode).toBe(200)
    expect((await from('203.0.113.7', { clientId: randomUUID() })).statusCode).toBe(401)
    clock.set(now + 60_000)
    expect((await from('203.0.113.7')).statusCode).toBe(200)
    clock.set(now)
  })

  it('wait for the hour if the hourly limit is reached', async () => {
    await used('visitors-hour:203.0.113.20', 3000)
    const refused = await from('203.0.113.20')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  })
})

describe('token: refresh_token', () => {
  it('returns new tokens to the same visitor, with or without the client id', async () => {
    const first = await anonymous()
    const second = (await refresh(first.refresh_token)).json()
    const third = (await refresh(second.refresh_token, { clientId: siteId.toUpperCase() })).json()
    const subjects = [first, second, third].map(({ access_token }) => decodeJwt(access_token).sub)
    expect(new Set(subjects).size).toBe(1)
    expect(new Set([first, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3)
  })

  it('accepts a client that keeps its first token, without accumulating rows', async () => {
    const { refresh_token } = await anonymous()
    const before = await countTokens(refresh_token)
    for (let i = 0; i < 12; i += 1) expect((await refresh(refresh_token)).statusCode).toBe(200)
    expect(before).toBe(1)
    expect(await countTokens(refresh_token)).toBeLessThanOrEqual(6)
  })

  it('accepts the old token again as long as the new one was not used', async () => {
    const { refresh_token } = await anonymous()
    await refresh(refresh_token)
    const child = (await refresh(refresh_token)).json().refresh_token
    expect((await refresh(child)).statusCode).toBe(200)
  })

  it('revokes the whole family when a replaced token is used', async () => {
    const { refresh_token } = await anonymous()
    const child = (await refresh(refresh_token)).json().refresh_token
    const grandchild = (await refresh(child)).json().refresh_token
    const replayed = await refresh(refresh_token)
    expect(replayed.statusCode).toBe(400)
    expect(replayed.json().error).toBe('invalid_grant')
    for (const token of [child, grandchild]) expect((await refresh(token)).statusCode).toBe(400)
  })

  it('serialises simultaneous requests', async () => {
    const { refresh_token } = await anonymous()
    const children = await Promise.all([1, 2, 3].map(async () => (await refresh(refresh_token)).json().refresh_token))
    const used = await Promise.all(children.map((child) => refresh(child)))
    // The first use of one child ends its siblings; their use then ends the family.
    expect(used.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(used.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true)
  })

  it('works for a year after each use, and no longer', async () => {
    let held = (await anonymous()).refresh_token
    for (let year = 0; year < 3; year += 1) {
      clock.advance({ days: 364 })
      held = (await refresh(held)).json().refresh_token
    }
    clock.advance({ days: 366 })
    expect((await refresh(held)).statusCode).toBe(400)
  })

  it('refuses another client, another site and every forged token', async () => {
    const { refresh_token } = await anonymous()
    const { clientId } = await registerOauthClient(context, { siteId, name: 'Other', redirectUris: [] })
    expect((await refresh(refresh_token, { clientId })).statusCode).toBe(400)
    const other = (await request({ grantType: 'anonymous', clientId: await aSite(context) })).json().refresh_token
    const moved = `${other.split('.')[0]}.${refresh_token.split('.')[1]}`
    for (const wrong of [moved, refresh_token.slice(0, -1), '', 'x', `${refresh_token}\n`]) {
      expect((await refresh(wrong)).statusCode).toBe(400)
    }
    expect((await refresh(refresh_token)).statusCode).toBe(200)
  })
})

async function countTokens(refreshToken: string): Promise<number> {
  const hash = createHash('sha256')
    .update(refreshToken.split('.')[1] ?? '')
    .digest()
  const { family_id } = await db
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('secret_hash', '=', hash)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('refresh_tokens').select('id').where('family_id', '=', family_id).execute()
  return rows.length
}
