import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)

it('listSignInProviders returns all providers of the business with their redirect URI', async () => {
  const made = { name: 'Accounts', issuer: 'https://accounts.example.org', clientId: 'me' }
  const { provider } = (await auth.asOwner('POST', '/v1/sign-in-providers', made)).json()
  const { providers, returnUrl } = (await auth.asOwner('GET', '/v1/sign-in-providers')).json()
  expect(providers).toEqual([provider])
  expect(returnUrl).toMatch(/^https?:\/\/.+\/login\/return$/)
})
