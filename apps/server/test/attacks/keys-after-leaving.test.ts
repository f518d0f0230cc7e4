import { describe, expect, it } from 'vitest'
import { aClient } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam, errorCode } from '../users/team.ts'

const { app, context } = await createTestApp()

/** An owner who leaves, with a key and a webhook of theirs, and one of each of somebody who stays. */
async function aLeaver() {
  const { ada, colleague } = await aTeam(app, context)
  const noor = await colleague({ role: 'owner', name: 'Noor' })
  const make = async (by: typeof ada, name: string) => {
    const { apiKey, key } = (await by.send('POST', '/v1/api-keys', { name })).json()
    const webhook = { name, url: 'https://hooks.example.org/in', eventTypes: ['wix.bookings.v2.booking_created'] }
    const made = await by.send('POST', '/v1/webhooks', { webhook })
    return { key, keyId: apiKey.id, webhookId: made.json().webhook.id, client: aClient(app, { authorization: key }) }
  }
  return { ada, noor, hers: await make(noor, 'Of Noor'), mine: await make(ada, 'Of Ada') }
}

type Ada = Awaited<ReturnType<typeof aLeaver>>['ada']

const listed = async (ada: Ada) => {
  const { apiKeys } = (await ada.get('/v1/api-keys')).json()
  const { webhooks } = (await ada.get('/v1/webhooks')).json()
  const byName = ({ name, createdByUserId }: Record<string, string>) => [name, createdByUserId]
  return { keys: apiKeys.map(byName), webhooks: webhooks.map(byName) }
}

describe('keys and webhooks that a removed person made', () => {
  it('name who made them, and end with the removal if that is asked for', async () => {
    const { ada, noor, hers, mine } = await aLeaver()
    const both = [
      ['Of Ada', ada.userId],
      ['Of Noor', noor.userId],
    ]
    expect(await listed(ada)).toEqual({ keys: both, webhooks: both })
    expect((await hers.client.get('/v1/people')).status).toBe(200)
    const removed = await ada.send('DELETE', `/v1/people/${noor.userId}?endKeysAndWebhooks=true`)
    expect(removed.json()).toEqual({})
    expect((await hers.client.get('/v1/people')).status).toBe(401)
    expect((await mine.client.get('/v1/people')).status).toBe(200)
    expect(await listed(ada)).toEqual({ keys: [both[0]], webhooks: [both[0]] })
    const { entries } = (await ada.get('/v1/audit')).json()
    const noted = entries.map(({ operation, entityId }: Record<string, string>) => `${operation} ${entityId}`)
    expect(noted).toContain(`revokeApiKey ${hers.keyId}`)
    expect(noted).toContain(`deleteWebhook ${hers.webhookId}`)
    await ada.send('POST', `/v1/people/${noor.userId}/restore`)
    expect((await hers.client.get('/v1/people')).status).toBe(401)
  })

  it('go on otherwise, and after a removal that is refused', async () => {
    const { ada, noor, hers } = await aLeaver()
    expect((await ada.send('DELETE', `/v1/people/${noor.userId}`)).json()).toEqual({})
    expect((await hers.client.get('/v1/people')).status).toBe(200)
    const last = await ada.send('DELETE', `/v1/people/${ada.userId}?endKeysAndWebhooks=true`)
    expect(errorCode(last)).toBe('LAST_OWNER_STAYS')
    expect((await listed(ada)).keys).toHaveLength(2)
  })

  it('name the person whose key made them', async () => {
    const { ada, mine } = await aLeaver()
    const { apiKey } = (await mine.client.post('/v1/api-keys', { name: 'Of a key' })).body
    expect(apiKey.createdByUserId).toBe(ada.userId)
    expect((await listed(ada)).keys).toContainEqual(['Of a key', ada.userId])
  })
})
