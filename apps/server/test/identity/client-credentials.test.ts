import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context)
const aServer = async (more: object = {}) => {
  const made = await registerOauthClient(context, {
    siteId,
    name: 'Server',
    redirectUris: [],
    withSecret: true,
    ...more,
  })
  return { client_id: made.clientId, client_secret: made.clientSecret ?? '' }
}
const request = (payload: object) =>
  app.inject({ method: 'POST', url: '/oauth2/token', payload: { grant_type: 'client_credentials', ...payload } })
const settings = async (authorization: string) =>
  (await app.inject({ url: '/v1/sites/settings', headers: { authorization } })).statusCode

describe('token: client_credentials', () => {
  it('returns a server with a secret its own token, without a refresh token', async () => {
    const server = await aServer()
    const answer = await request({ ...server, instance_id: siteId })
    expect(answer.json()).toEqual({ access_token: expect.any(String), expires_in: 14_400, token_type: 'Bearer' })
    expect(decodeJwt(answer.json().access_token)).toMatchObject({ role: 'app', sub: server.client_id })
    expect(await settings(answer.json().access_token)).toBe(200)
    expect(await settings(`Bearer ${answer.json().access_token}`)).toBe(200)
  })

  it('grants its permissions, and nothing once it is inactive', async () => {
    const weak = await aServer({ permissions: ['READ_BOOKINGS'] })
    expect(await settings((await request(weak)).json().access_token)).toBe(403)
    const server = await aServer()
    const { access_token } = (await request(server)).json()
    await db
      .updateTable('oauth_clients')
      .set({ disabled_at: new Date(clock.now()) })
      .where('id', '=', server.client_id)
      .execute()
    expect(await settings(access_token)).toBe(401)
    expect((await request(server)).statusCode).toBe(401)
  })

  it('gives no additional permissions beside a visitor token', async () => {
    const { access_token } = (await request(await aServer())).json()
    expect(await settings(`${await aVisitorToken(app, siteId)},${access_token}`)).toBe(401)
  })

  it('refuses another secret, another client, a client without one, another business', async () => {
    const server = await aServer()
    const other = await aServer()
    const secretless = (await registerOauthClient(context, { siteId, name: 'Page', redirectUris: [] })).clientId
    const refusals: [object, number, string][] = [
      [{ ...server, client_secret: other.client_secret }, 401, 'invalid_client'],
      [{ ...server, client_secret: server.client_secret.replace('kalsec_', '') }, 401, 'invalid_client'],
      [{ ...server, client_id: secretless }, 401, 'invalid_client'],
      [{ ...server, client_id: 'x' }, 401, 'invalid_client'],
      [{ ...server, instance_id: randomUUID() }, 400, 'invalid_grant'],
      [{ client_id: server.client_id }, 400, 'invalid_request'],
      [{ client_secret: server.client_secret }, 400, 'invalid_request'],
    ]
    for (const [payload, status, error] of refusals) {
      const answer = await request(payload)
      expect([answer.statusCode, answer.json().error]).toEqual([status, error])
    }
  })

  it('stores only the hash of the secret', async () => {
    const { client_secret } = await aServer()
    const rows = await db.selectFrom('oauth_clients').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(client_secret.split('.')[1])
  })

  it('accepts a secret in the header, but only one; a wrong one is refused even if none is required', async () => {
    const { client_id, client_secret } = await aServer()
    const send = (payload: object, secret = client_secret, url = '/oauth2/token') =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}` },
      })
    expect((await send({ grant_type: 'client_credentials' })).statusCode).toBe(200)
    expect((await send({ grant_type: 'client_credentials', client_secret })).json().error).toBe('invalid_request')
    expect((await send({ grant_type: 'anonymous' })).statusCode).toBe(200)
    for (const [payload, url] of [
      [{ grant_type: 'anonymous' }, '/oauth2/token'],
      [{ token: 'x' }, '/oauth2/revoke'],
    ] as const) {
      const refused = await send(payload, 'wrong', url)
      expect([refused.statusCode, refused.json().error]).toEqual([401, 'invalid_client'])
      expect(refused.headers['www-authenticate']).toMatch(/^Basic /)
    }
    expect((await send({ token: 'x' }, client_secret, '/oauth2/revoke')).statusCode).toBe(200)
  })
})
