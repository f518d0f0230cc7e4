import { randomUUID } from 'node:crypto'
import type { House } from './house.ts'

/** A sign-in client at home that nobody uses. */
export async function aClient(house: House): Promise<{ id: string; name: string }> {
  const name = `Client ${randomUUID()}`
  const { client } = await makeAtHome(house, '/v1/sign-in-clients', { name })
  return { id: client.id, name }
}

/** An API key at home that nobody uses. */
export async function aKey(house: House): Promise<{ id: string; name: string }> {
  const name = `Key ${randomUUID()}`
  const { apiKey } = await makeAtHome(house, '/v1/api-keys', { name, permissions: ['READ_BOOKINGS'] })
  return { id: apiKey.id, name }
}

/** Tokens of a visitor whom nobody else knows. */
export async function aStrangersTokens({ app, home }: House): Promise<{ access_token: string; refresh_token: string }> {
  const payload = { grantType: 'anonymous', clientId: home.siteId }
  return (await app.inject({ method: 'POST', url: '/oauth2/token', payload })).json()
}

async function makeAtHome(house: House, url: string, payload: object) {
  const headers = await house.callers.headersOf('key')
  const answer = await house.app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
