import { describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createTestApp } from '../support/index.ts'
import { anOwner, readFields } from './access-management.ts'

const { app, context } = await createTestApp()
const { siteId, send, changes } = await anOwner(app, context)
const issue = (payload: object) => send('POST', '/v1/api-keys', payload)
const settings = async (authorization: string) =>
  (await app.inject({ url: '/v1/sites/settings', headers: { authorization } })).statusCode

describe('issueApiKey', () => {
  it('creates a key with the given permissions, and shows it once', async () => {
    const all = (await issue({ name: 'All' })).json()
    const some = (await issue({ name: 'Some', permissions: ['READ_BOOKINGS'] })).json()
    expect(all.apiKey).toMatchObject({ name: 'All', permissions: null, lastUsedDate: null })
    expect(some.apiKey.permissions).toEqual(['READ_BOOKINGS'])
    expect([await settings(all.key), await settings(some.key)]).toEqual([200, 403])
    for (const url of ['/v1/api-keys', '/v1/audit'])
      expect((await send('GET', url)).body).not.toContain(all.key.split('.')[1])
    expect(await changes(all.apiKey.id)).toEqual(['issueApiKey'])
  })

  it('names the invalid field', async () => {
    expect(readFields(await issue({ name: '' }))).toEqual(['name'])
    expect(readFields(await issue({ name: 'Key', permissions: ['FLY'] }))).toEqual(['permissions[0]'])
  })

  it('UNAUTHORIZED_OPERATION: a key with more permissions than its creator', async () => {
    const { apiKey } = await createApiKey(context, { siteId, name: 'Maker', permissions: ['MANAGE_USERS'] })
    const issueWithKey = (payload: object) =>
      app.inject({ method: 'POST', url: '/v1/api-keys', headers: { authorization: apiKey }, payload })
    const refused = await issueWithKey({ name: 'All' })
    expect(refused.json().details.applicationError.code).toBe('UNAUTHORIZED_OPERATION')
    expect((await issueWithKey({ name: 'Same', permissions: ['MANAGE_USERS'] })).statusCode).toBe(200)
  })
})
