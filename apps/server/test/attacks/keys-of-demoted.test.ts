import { expect, it } from 'vitest'
import { aClient } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam } from '../users/team.ts'

const { app, context } = await createTestApp()

/** An owner who becomes something else, and what keys that they made can do afterwards. */
async function aDemoted(role: string) {
  const { ada, colleague } = await aTeam(app, context)
  const noor = await colleague({ role: 'owner', name: 'Noor' })
  const make = async (by: typeof ada, more: object = {}) => {
    const { key } = (await by.send('POST', '/v1/api-keys', { name: 'Key', ...more })).json()
    return aClient(app, { authorization: key })
  }
  const [full, narrow, adas] = [await make(noor), await make(noor, { permissions: ['MANAGE_USERS'] }), await make(ada)]
  expect((await full.get('/v1/people')).status).toBe(200)
  expect((await ada.send('PUT', `/v1/people/${noor.userId}/role`, { role })).statusCode).toBe(200)
  const statuses = async (client: typeof full) => [
    (await client.get('/v1/people')).status,
    (await client.post('/v2/extended-bookings/query', { query: {} })).status,
  ]
  const { apiKeys } = (await ada.get('/v1/api-keys')).json()
  const { entries } = (await ada.get('/v1/audit')).json()
  const noted = entries.map(({ operation }: { operation: string }) => operation)
  return { full: await statuses(full), narrow: await statuses(narrow), adas: await statuses(adas), apiKeys, noted }
}

it('leaves the keys that a person made what their new role may do, and ends those that are left nothing', async () => {
  const { full, narrow, adas, apiKeys, noted } = await aDemoted('receptionist')
  expect({ full, narrow, adas }).toEqual({ full: [403, 200], narrow: [401, 401], adas: [200, 200] })
  expect(apiKeys).toHaveLength(2)
  expect(noted).toEqual(expect.arrayContaining(['updateApiKey', 'revokeApiKey', 'changeRole']))
})

it('ends the keys of a person who sees only their own calendar from now on', async () => {
  const { full, narrow, adas } = await aDemoted('staff')
  expect({ full, narrow, adas }).toEqual({ full: [401, 401], narrow: [401, 401], adas: [200, 200] })
})

it('limits the clients with a secret that they made, too', async () => {
  const { ada, colleague } = await aTeam(app, context)
  const noor = await colleague({ role: 'owner', name: 'Noor' })
  const { client, clientSecret } = (
    await noor.send('POST', '/v1/oauth-clients', { name: 'Shop', withSecret: true })
  ).json()
  const payload = { grantType: 'client_credentials', clientId: client.id, clientSecret }
  const serverOf = async () => {
    const answer = await aClient(app, {}).post('/oauth2/token', payload)
    return { status: answer.status, server: aClient(app, { authorization: answer.body.access_token ?? '' }) }
  }
  const { server } = await serverOf()
  expect((await server.get('/v1/people')).status).toBe(200)
  expect((await ada.send('PUT', `/v1/people/${noor.userId}/role`, { role: 'receptionist' })).statusCode).toBe(200)
  expect((await server.get('/v1/people')).status).toBe(403)
  expect((await server.post('/v2/extended-bookings/query', { query: {} })).status).toBe(200)
  expect((await ada.send('PUT', `/v1/people/${noor.userId}/role`, { role: 'staff' })).statusCode).toBe(200)
  expect((await serverOf()).status).not.toBe(200)
})
