import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anOwner } from './access-management.ts'

const { app, context, clock, db } = await createTestApp()
const { send, changes } = await anOwner(app, context)
const settings = async (authorization: string) =>
  (await app.inject({ url: '/v1/sites/settings', headers: { authorization } })).statusCode

describe('revokeApiKey', () => {
  it('disables a key immediately, and removes it from the list', async () => {
    const { apiKey, key } = (await send('POST', '/v1/api-keys', { name: 'Till' })).json()
    expect(await settings(key)).toBe(200)
    const answer = await send('DELETE', `/v1/api-keys/${apiKey.id}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await settings(key)).toBe(401)
    expect((await send('GET', '/v1/api-keys')).json()).toEqual({ apiKeys: [] })
    expect((await send('DELETE', `/v1/api-keys/${apiKey.id}`)).statusCode).toBe(404)
    expect(await changes(apiKey.id)).toEqual(['revokeApiKey', 'issueApiKey'])
  })

  it('does not find another business’s key', async () => {
    const { apiKey, key } = (await send('POST', '/v1/api-keys', { name: 'Till' })).json()
    const abroad = await anOwner(app, context)
    expect((await abroad.send('DELETE', `/v1/api-keys/${apiKey.id}`)).statusCode).toBe(404)
    expect(await settings(key)).toBe(200)
  })

  it('is noticed within a second by servers that were started separately', async () => {
    const { apiKey, key } = (await send('POST', '/v1/api-keys', { name: 'Till' })).json()
    expect(await settings(key)).toBe(200)
    await db.updateTable('api_keys').set({ revoked_at: new Date() }).where('id', '=', apiKey.id).execute()
    clock.advance({ seconds: 1 })
    expect(await settings(key)).toBe(401)
  })

  it('refuses a key whose site was replaced by another', async () => {
    const { key } = (await send('POST', '/v1/api-keys', { name: 'Till' })).json()
    const abroad = await anOwner(app, context)
    const other = (await abroad.send('POST', '/v1/api-keys', { name: 'Till' })).json().key
    expect([await settings(key), await settings(other)]).toEqual([200, 200])
    const [, secret] = key.split('.')
    const [site] = other.split('.')
    expect(await settings(`${site}.${secret}`)).toBe(401)
  })
})
