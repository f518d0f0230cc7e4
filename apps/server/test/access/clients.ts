import { randomUUID } from 'node:crypto'
import type { Fixture } from './fixture.ts'

/** An unused connected app of the home business. */
export async function aClient(fixture: Fixture): Promise<{ id: string; name: string }> {
  const name = `Client ${randomUUID()}`
  const { client } = await createAtHome(fixture, '/v1/oauth-clients', { name })
  return { id: client.id, name }
}

/** An unused API key of the home business. */
export async function aKey(fixture: Fixture): Promise<{ id: string; name: string }> {
  const name = `Key ${randomUUID()}`
  const { apiKey } = await createAtHome(fixture, '/v1/api-keys', { name, permissions: ['READ_BOOKINGS'] })
  return { id: apiKey.id, name }
}

/** A key that another key of the home business made. */
export async function aKeyOfAKey(fixture: Fixture): Promise<{ makerId: string; id: string; name: string }> {
  const maker = await createAtHome(fixture, '/v1/api-keys', { name: 'Maker' })
  const name = `Key ${randomUUID()}`
  const answer = await fixture.app.inject({
    method: 'POST',
    url: '/v1/api-keys',
    headers: { authorization: maker.key },
    payload: { name },
  })
  return { makerId: maker.apiKey.id, id: answer.json().apiKey.id, name }
}

/** Tokens of a new visitor. */
export async function someTokens({ app, home }: Fixture): Promise<{ access_token: string; refresh_token: string }> {
  const payload = { grantType: 'anonymous', clientId: home.siteId }
  return (await app.inject({ method: 'POST', url: '/oauth2/token', payload })).json()
}

async function createAtHome(fixture: Fixture, url: string, payload: object) {
  const headers = await fixture.actors.actorHeaders('key')
  const answer = await fixture.app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
