import { type Permission, roles } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createTestApp } from '../support/index.ts'
import { anOwner, readFields } from './access-management.ts'

const { app, context } = await createTestApp()
const { siteId, send, changes } = await anOwner(app, context)
const create = (payload: object) => send('POST', '/v1/oauth-clients', payload)
const request = (payload: object) => app.inject({ method: 'POST', url: '/oauth2/token', payload })

describe('createOauthClient', () => {
  it('creates a front end with the origins of its URLs', async () => {
    const redirectUris = ['https://shop.example/back', 'http://localhost:3000/back']
    const answer = (await create({ name: ' Shop ', redirectUris, allowedOrigins: ['https://www.shop.example'] })).json()
    expect(answer).toMatchObject({
      clientSecret: null,
      client: { name: 'Shop', redirectUris, hasSecret: false, permissions: null, enabled: true },
    })
    const origins = ['https://shop.example', 'http://localhost:3000', 'https://www.shop.example']
    expect(answer.client.allowedOrigins).toEqual(origins)
    expect((await request({ grantType: 'anonymous', clientId: answer.client.id })).statusCode).toBe(200)
    expect(await changes(answer.client.id)).toEqual(['createOauthClient'])
  })

  it('creates a server whose secret is shown once', async () => {
    const { client, clientSecret } = (
      await create({ name: 'Server', withSecret: true, permissions: ['READ_BOOKINGS'] })
    ).json()
    expect(client).toMatchObject({ hasSecret: true, permissions: ['READ_BOOKINGS'] })
    const requested = { grantType: 'client_credentials', clientId: client.id, clientSecret }
    expect((await request(requested)).statusCode).toBe(200)
    for (const url of ['/v1/oauth-clients', '/v1/audit'])
      expect((await send('GET', url)).body).not.toContain(clientSecret.split('.')[1])
  })

  it('names the invalid URL', async () => {
    const redirectUris = ['https://shop.example/back', 'unused://', 'https://shop.example/#there']
    const refused = await create({ name: 'Shop', redirectUris, allowedOrigins: ['https://shop.example/'] })
    expect(refused.statusCode).toBe(400)
    expect(readFields(refused)).toEqual(['allowedOrigins[0]', 'redirectUris[1]', 'redirectUris[2]'])
    expect(readFields(await create({ name: ' ' }))).toEqual(['name'])
  })

  it('UNAUTHORIZED_OPERATION: a key without every permission, whatever the client', async () => {
    const make = async (permissions: Permission[], payload: object) => {
      const { apiKey: authorization } = await createApiKey(context, { siteId, name: 'Maker', permissions })
      return app.inject({ method: 'POST', url: '/v1/oauth-clients', headers: { authorization }, payload })
    }
    const page = { name: 'Page', redirectUris: ['https://evil.example/back'] }
    const server = { name: 'Server', withSecret: true, permissions: ['MANAGE_USERS'] }
    for (const payload of [page, server, { name: 'Bare' }]) {
      for (const permissions of [['MANAGE_USERS'], roles.owner.slice(1)] as Permission[][]) {
        const answer = await make(permissions, payload)
        expect(answer.statusCode).toBe(403)
        expect(answer.json().details.applicationError.code).toBe('UNAUTHORIZED_OPERATION')
      }
      expect((await make(roles.owner, payload)).statusCode).toBe(200)
    }
  })
})
