import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aDoor } from './visitors.ts'

const { app, context } = await createTestApp()
const door = await aDoor(app, context)

it('listWaysIn names the providers that are switched on, and nothing else of them', async () => {
  const made = { name: 'Accounts', issuer: 'https://accounts.example.org', clientId: 'me' }
  const { provider } = (await door.asOwner('POST', '/v1/sign-in-providers', made)).json()
  const ways = async () => (await door.send('GET', '/v1/ways-in')).json()
  expect(await ways()).toEqual({ providers: [{ id: provider.id, name: 'Accounts' }] })
  await door.asOwner('PATCH', `/v1/sign-in-providers/${provider.id}`, { enabled: false })
  expect(await ways()).toEqual({ providers: [] })
})
