import { randomUUID } from 'node:crypto'
import { type Permission, roles } from '@kalends/contract'
import { expect, it } from 'vitest'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const made = { name: 'Accounts', issuer: 'https://accounts.example.org', clientId: 'me', clientSecret: 'hush-hush' }
const { provider } = (await auth.asOwner('POST', '/v1/sign-in-providers', made)).json()
const change = (changes: object, id = provider.id) => auth.asOwner('PATCH', `/v1/sign-in-providers/${id}`, changes)

it('updateSignInProvider changes only given fields, including the secret', async () => {
  expect((await change({ name: 'Other', scopes: ['email'] })).json().provider).toEqual({
    ...provider,
    name: 'Other',
    scopes: ['openid', 'email'],
  })
  expect((await change({ clientSecret: null, enabled: false })).json().provider).toMatchObject({
    hasSecret: false,
    enabled: false,
  })
  expect((await change({ issuer: 'https://other.example.org' })).statusCode).toBe(400)
  expect(errorCode(await change({}, randomUUID()))).toBe('NOT_FOUND')
})

it('UNAUTHORIZED_OPERATION: a key without every permission may only deactivate it', async () => {
  const updateWithKey = async (permissions: Permission[], payload: object) => {
    const { apiKey: authorization } = await createApiKey(context, { siteId: auth.siteId, name: 'Maker', permissions })
    return app.inject({
      method: 'PATCH',
      url: `/v1/sign-in-providers/${provider.id}`,
      payload,
      headers: { authorization },
    })
  }
  const list = async () => (await auth.asOwner('GET', '/v1/sign-in-providers')).json().providers
  await change({ enabled: true })
  const before = await list()
  const changes = [
    { clientId: 'mine', clientSecret: 'mine' },
    { scopes: ['email'] },
    { name: 'Other' },
    { enabled: true },
  ]
  for (const payload of [...changes, { enabled: false, clientId: 'mine' }]) {
    for (const permissions of [['MANAGE_USERS'], roles.owner.slice(1)] as Permission[][]) {
      const answer = await updateWithKey(permissions, payload)
      expect(answer.statusCode).toBe(403)
      expect(errorCode(answer)).toBe('UNAUTHORIZED_OPERATION')
    }
  }
  expect(await list()).toEqual(before)
  expect((await updateWithKey(['MANAGE_USERS'], { enabled: false })).json().provider.enabled).toBe(false)
  expect((await updateWithKey(['MANAGE_USERS'], { enabled: true })).statusCode).toBe(403)
  expect((await updateWithKey(roles.owner, { enabled: true })).json().provider.enabled).toBe(true)
})
