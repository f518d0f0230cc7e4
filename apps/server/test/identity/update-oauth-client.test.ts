import { type Permission, roles } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createTestApp } from '../support/index.ts'
import { anOwner, readFields } from './access-management.ts'
import { codeFlow } from './code-flow.ts'
import { knownMembers } from './known-members.ts'

const { app, context } = await createTestApp({ ports: knownMembers().ports })
const { siteId, send, changes } = await anOwner(app, context)
const aClient = async (more: object = {}) =>
  (await send('POST', '/v1/oauth-clients', { name: 'Shop', redirectUris: ['https://a.example/back'], ...more })).json()
const update = (clientId: string, payload: object) => send('PATCH', `/v1/oauth-clients/${clientId}`, payload)

describe('updateOauthClient', () => {
  it('changes given fields; removes the origins of removed URLs', async () => {
    const { client } = await aClient({ allowedOrigins: ['https://b.example'] })
    const moved = (await update(client.id, { redirectUris: ['https://c.example/back'] })).json().client
    expect(moved.allowedOrigins).toEqual(['https://c.example', 'https://b.example'])
    const named = (await update(client.id, { name: 'Store', allowedOrigins: [] })).json().client
    expect(named).toEqual({ ...moved, name: 'Store', allowedOrigins: ['https://c.example'] })
    expect(await changes(client.id)).toEqual(['updateOauthClient', 'updateOauthClient', 'createOauthClient'])
  })

  it('deactivates a client: its tokens end immediately, and those of others stay', async () => {
    const off = (await aClient()).client
    const on = (await aClient()).client
    const flows = [off, on].map(({ id }) => codeFlow({ app, context }, { siteId, clientId: id }))
    const signIns = await Promise.all(flows.map((flow) => flow.aSignIn()))
    expect((await update(off.id, { enabled: false })).json().client.enabled).toBe(false)
    const still = await Promise.all(flows.map((flow, i) => flow.opens(signIns[i]?.access_token ?? '')))
    expect(still).toEqual([false, true])
    const renewed = await Promise.all(flows.map((flow, i) => flow.refresh(signIns[i]?.refresh_token ?? '')))
    expect(renewed.map(({ statusCode }) => statusCode)).toEqual([400, 200])
    const request = () => flows[0]?.ask({ grantType: 'anonymous', clientId: off.id })
    expect((await request())?.statusCode).toBe(401)
    await update(off.id, { enabled: true })
    expect((await request())?.statusCode).toBe(200)
    expect(await flows[0]?.opens(signIns[0]?.access_token ?? '')).toBe(false)
  })

  it('reports invalid fields; another business’s client and our own pages’ are not found', async () => {
    const { client } = await aClient()
    expect(readFields(await update(client.id, { redirectUris: ['x'] }))).toEqual(['redirectUris[0]'])
    const abroad = await anOwner(app, context)
    const answers = [
      await abroad.send('PATCH', `/v1/oauth-clients/${client.id}`, { name: 'Mine' }),
      await update(siteId, { enabled: false }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  it('UNAUTHORIZED_OPERATION: a key without every permission may only deactivate', async () => {
    const { client } = await aClient()
    const updateWithKey = async (permissions: Permission[], payload: object) => {
      const { apiKey: authorization } = await createApiKey(context, { siteId, name: 'Maker', permissions })
      const url = `/v1/oauth-clients/${client.id}`
      return app.inject({ method: 'PATCH', url, payload, headers: { authorization } })
    }
    const evil = { redirectUris: ['https://evil.example/back'] }
    for (const payload of [evil, { allowedOrigins: ['https://evil.example'] }, { name: 'Other' }, { enabled: true }]) {
      const answer = await updateWithKey(['MANAGE_USERS'], payload)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().details.applicationError.code).toBe('UNAUTHORIZED_OPERATION')
    }
    expect((await updateWithKey(['MANAGE_USERS'], { enabled: false, ...evil })).statusCode).toBe(403)
    const { clients } = (await send('GET', '/v1/oauth-clients')).json()
    expect(clients).toContainEqual(client)
    expect((await updateWithKey(['MANAGE_USERS'], { enabled: false })).json().client).toEqual({
      ...client,
      enabled: false,
    })
    expect((await updateWithKey(['MANAGE_USERS'], { enabled: true })).statusCode).toBe(403)
    expect((await updateWithKey(roles.owner, { enabled: true })).json().client).toEqual(client)
  })
})

describe('what a server made that goes on without it', () => {
  const hook = (name: string) => ({
    webhook: { name, url: `https://93.184.216.36/${name}`, eventTypes: ['wix.bookings.v2.booking_created'] },
  })

  /** A server that made two webhooks and a sign-in provider. */
  async function aMaker() {
    const { client, clientSecret } = await aClient({ withSecret: true, redirectUris: [], permissions: null })
    const payload = { grant_type: 'client_credentials', client_id: client.id, client_secret: clientSecret }
    const { access_token } = (await app.inject({ method: 'POST', url: '/oauth2/token', payload })).json()
    const make = async (url: string, body: object) => {
      const headers = { authorization: access_token }
      expect((await app.inject({ method: 'POST', url, payload: body, headers })).statusCode).toBe(200)
    }
    const suffix = client.id.slice(0, 6)
    for (const name of [`in-${suffix}`, `out-${suffix}`]) await make('/v1/webhooks', hook(name))
    await make('/v1/sign-in-providers', { name: `Login ${suffix}`, issuer: 'https://evil.example', clientId: 'x' })
    return { id: client.id as string, suffix }
  }

  type Made = { id: string; kind: string; name: string }
  const listMade = async (id: string): Promise<Made[]> => (await send('GET', `/v1/made-access/${id}`)).json().made
  const describeMade = async (id: string) => (await listMade(id)).map(({ kind, name }) => `${kind} ${name}`)

  it('stays when it is deactivated, and is listed', async () => {
    const { id, suffix } = await aMaker()
    const made = [`SIGN_IN_PROVIDER Login ${suffix}`, `WEBHOOK in-${suffix}`, `WEBHOOK out-${suffix}`]
    expect(await describeMade(id)).toEqual(made)
    expect((await update(id, { enabled: false })).statusCode).toBe(200)
    expect(await describeMade(id)).toEqual(made)
  })

  it('ends with it where that is asked for, but for what is kept', async () => {
    const { id, suffix } = await aMaker()
    const keep = (await listMade(id)).filter(({ name }) => name === `out-${suffix}`).map((one) => one.id)
    expect((await update(id, { name: 'Shop', endMade: true })).statusCode).toBe(400)
    expect((await update(id, { enabled: false, endMade: true, keep })).json().client.enabled).toBe(false)
    expect(await describeMade(id)).toEqual([`WEBHOOK out-${suffix}`])
  })

  it('is ended by those who have its permissions only', async () => {
    const { id } = await aMaker()
    const { apiKey: authorization } = await createApiKey(context, {
      siteId,
      name: 'Weak',
      permissions: ['MANAGE_USERS'],
    })
    const payload = { enabled: false, endMade: true }
    const url = `/v1/oauth-clients/${id}`
    const answer = await app.inject({ method: 'PATCH', url, payload, headers: { authorization } })
    expect(answer.json().details.applicationError.code).toBe('UNAUTHORIZED_OPERATION')
    expect(await describeMade(id)).toHaveLength(3)
  })
})
