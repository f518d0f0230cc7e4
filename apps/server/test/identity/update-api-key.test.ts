import { describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/features/identity/index.ts'
import { createTestApp } from '../support/index.ts'
import { anOwner } from './access-management.ts'

const { app, context } = await createTestApp()
const { siteId, send, changes } = await anOwner(app, context)
const aKey = async () => (await send('POST', '/v1/api-keys', { name: 'Till' })).json()
const settings = async (authorization: string) =>
  (await app.inject({ url: '/v1/sites/settings', headers: { authorization } })).statusCode

describe('updateApiKey', () => {
  it('changes name and permissions, immediately', async () => {
    const { apiKey, key } = await aKey()
    expect(await settings(key)).toBe(200)
    const payload = { name: 'Desk', permissions: ['READ_BOOKINGS'] }
    expect((await send('PATCH', `/v1/api-keys/${apiKey.id}`, payload)).json().apiKey).toMatchObject(payload)
    expect(await settings(key)).toBe(403)
    await send('PATCH', `/v1/api-keys/${apiKey.id}`, { permissions: null })
    expect(await settings(key)).toBe(200)
    expect(await changes(apiKey.id)).toEqual(['updateApiKey', 'updateApiKey', 'issueApiKey'])
  })

  it('refuses another business’s key, and UNAUTHORIZED_OPERATION for more permissions than the actor’s', async () => {
    const { apiKey } = await aKey()
    const abroad = await anOwner(app, context)
    expect((await abroad.send('PATCH', `/v1/api-keys/${apiKey.id}`, { name: 'Mine' })).statusCode).toBe(404)
    const maker = await createApiKey(context, { siteId, name: 'Maker', permissions: ['MANAGE_USERS'] })
    const answer = await app.inject({
      method: 'PATCH',
      url: `/v1/api-keys/${maker.apiKeyId}`,
      payload: { permissions: null },
      headers: { authorization: maker.apiKey },
    })
    expect(answer.json().details.applicationError.code).toBe('UNAUTHORIZED_OPERATION')
  })
})
