import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aDoor, codeOf } from './visitors.ts'

const { app, context } = await createTestApp()
const door = await aDoor(app, context)
const made = { name: 'Accounts', issuer: 'https://accounts.example.org', clientId: 'me', clientSecret: 'hush-hush' }
const { provider } = (await door.asOwner('POST', '/v1/sign-in-providers', made)).json()
const change = (changes: object, id = provider.id) => door.asOwner('PATCH', `/v1/sign-in-providers/${id}`, changes)

it('updateSignInProvider changes what is sent, and the secret only where one is', async () => {
  expect((await change({ name: 'Other', scopes: ['email'] })).json().provider).toEqual({
    ...{ ...provider, name: 'Other', scopes: ['openid', 'email'] },
  })
  expect((await change({ clientSecret: null, enabled: false })).json().provider).toMatchObject({
    ...{ hasSecret: false, enabled: false },
  })
  expect((await change({ issuer: 'https://other.example.org' })).statusCode).toBe(400)
  expect(codeOf(await change({}, randomUUID()))).toBe('NOT_FOUND')
})
