import { randomUUID } from 'node:crypto'
import { permissions } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createApiKey, findApiKeyActor } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, clock, db } = await createTestContext()
const siteId = await aSite(context)
const otherSiteId = await aSite(context)
const create = (more: object = {}) => createApiKey(context, { siteId, name: 'Till', ...more })

describe('API keys', () => {
  it('have every permission of their site', async () => {
    const { apiKey, apiKeyId } = await create()
    expect(apiKey).toMatch(/^kal_[\w-]{22}\.[\w-]{43}$/)
    const actor = await findApiKeyActor(context, { key: apiKey, siteId })
    expect(actor).toMatchObject({ type: 'app', siteId, apiKeyId, name: 'Till' })
    expect([...(actor?.permissions ?? [])]).toEqual(Object.keys(permissions))
  })

  it('have only the permissions they were given', async () => {
    const { apiKey } = await create({ permissions: ['READ_BOOKINGS'] })
    const actor = await findApiKeyActor(context, { key: apiKey })
    expect([...(actor?.permissions ?? [])]).toEqual(['READ_BOOKINGS'])
  })

  it('give access to no other site, whatever the header or the key says', async () => {
    const { apiKey } = await create()
    const foreign = (await createApiKey(context, { siteId: otherSiteId, name: 'x' })).apiKey
    expect(await findApiKeyActor(context, { key: apiKey, siteId: otherSiteId })).toBeUndefined()
    const moved = `${foreign.split('.')[0]}.${apiKey.split('.')[1]}`
    expect(await findApiKeyActor(context, { key: moved, siteId: otherSiteId })).toBeUndefined()
    expect(await findApiKeyActor(context, { key: moved, siteId })).toBeUndefined()
  })

  it('are refused if forged or revoked', async () => {
    const { apiKey, apiKeyId } = await create()
    for (const key of ['', 'kal_', apiKey.slice(4), apiKey.slice(0, -1), `${apiKey}x`, apiKey.toLowerCase()]) {
      expect(await findApiKeyActor(context, { key })).toBeUndefined()
    }
    await db
      .updateTable('api_keys')
      .set({ revoked_at: new Date(clock.now()) })
      .where('id', '=', apiKeyId)
      .execute()
    expect(await findApiKeyActor(context, { key: apiKey })).toBeUndefined()
  })

  it('record their use at most once a minute', async () => {
    const { apiKey, apiKeyId } = await create()
    const lastUsed = async () =>
      (await db.selectFrom('api_keys').select('last_used_at').where('id', '=', apiKeyId).executeTakeFirst())
        ?.last_used_at
    const use = () => findApiKeyActor(context, { key: apiKey })
    expect(await lastUsed()).toBeNull()
    await use()
    const first = await lastUsed()
    expect(first).toBeTruthy()
    clock.advance({ seconds: 59 })
    await use()
    expect(await lastUsed()).toBe(first)
    clock.advance({ seconds: 1 })
    await use()
    expect(await lastUsed()).not.toBe(first)
  })

  it('are created only for an existing site', async () => {
    for (const unknown of [randomUUID(), 'nonsense']) {
      await expect(createApiKey(context, { siteId: unknown, name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
