import { type Permission, roles } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, readViolations } from './visitors.ts'

const { app, context, db } = await createTestApp()
const auth = await anAuthClient(app, context)
const make = (more: object = {}) =>
  auth.asOwner('POST', '/v1/sign-in-providers', {
    name: ' Accounts ',
    issuer: 'https://accounts.example.org',
    clientId: 'me',
    clientSecret: 'hush-hush',
    ...more,
  })

describe('createSignInProvider', () => {
  it('stores the secret encrypted and never returns it', async () => {
    const answer = await make({ scopes: ['email'] })
    expect(answer.json().provider).toEqual({
      id: expect.any(String),
      name: 'Accounts',
      issuer: 'https://accounts.example.org',
      clientId: 'me',
      hasSecret: true,
      scopes: ['openid', 'email'],
      enabled: true,
    })
    const stored = JSON.stringify([
      await db.selectFrom('sign_in_providers').selectAll().execute(),
      await db.selectFrom('audit_entries').selectAll().execute(),
    ])
    expect(stored).toContain('signInProvider')
    expect(stored).not.toContain('hush-hush')
  })

  it('accepts only HTTPS URLs, also without a secret', async () => {
    for (const issuer of [
      'http://accounts.example.org',
      'http://127.0.0.1:9',
      'ftp://x',
      'accounts',
      'https://u@x.org',
    ])
      expect(readViolations(await make({ issuer }))).toMatchObject([{ field: 'issuer' }])
    expect((await make({ name: '  ' })).statusCode).toBe(400)
    expect((await make({ clientSecret: null })).json().provider.hasSecret).toBe(false)
  })

  it('accepts none of this machine or a private network', async () => {
    const hosts = ['127.0.0.1', '169.254.169.254', '10.0.0.8', '[::1]', '[::ffff:10.0.0.8]', '2130706433', 'localhost']
    for (const host of hosts)
      expect(readViolations(await make({ issuer: `https://${host}/realm` })), host).toMatchObject([
        { field: 'issuer', description: 'must not name this machine or a private network' },
      ])
    expect((await make({ issuer: 'https://93.184.215.14' })).statusCode).toBe(200)
  })

  it('UNAUTHORIZED_OPERATION: a key without every permission', async () => {
    const payload = { name: 'Mine', issuer: 'https://evil.example', clientId: 'me' }
    const createWithKey = async (permissions: Permission[]) => {
      const { apiKey: authorization } = await createApiKey(context, { siteId: auth.siteId, name: 'Maker', permissions })
      return app.inject({ method: 'POST', url: '/v1/sign-in-providers', headers: { authorization }, payload })
    }
    for (const permissions of [['MANAGE_USERS'], roles.owner.slice(1)] as Permission[][]) {
      const answer = await createWithKey(permissions)
      expect(answer.statusCode).toBe(403)
      expect(errorCode(answer)).toBe('UNAUTHORIZED_OPERATION')
    }
    expect((await createWithKey(roles.owner)).statusCode).toBe(200)
  })
})
