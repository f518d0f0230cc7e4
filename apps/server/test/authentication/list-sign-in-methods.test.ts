import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)

it('listSignInMethods names only active providers, without further details', async () => {
  const made = { name: 'Accounts', issuer: 'https://accounts.example.org', clientId: 'me' }
  const { provider } = (await auth.asOwner('POST', '/v1/sign-in-providers', made)).json()
  const listMethods = async () => (await auth.send('GET', '/v1/sign-in-methods')).json()
  expect(await listMethods()).toEqual({ providers: [{ id: provider.id, name: 'Accounts' }] })
  await auth.asOwner('PATCH', `/v1/sign-in-providers/${provider.id}`, { enabled: false })
  expect(await listMethods()).toEqual({ providers: [] })
})
