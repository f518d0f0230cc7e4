import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anOwner } from './access-management.ts'

const { app, context } = await createTestApp()
const { send } = await anOwner(app, context)
const abroad = await anOwner(app, context)

describe('listOauthClients', () => {
  it('returns the clients of the business by name, without our own pages’ client', async () => {
    await abroad.send('POST', '/v1/oauth-clients', { name: 'Elsewhere' })
    expect((await send('GET', '/v1/oauth-clients')).json()).toEqual({ clients: [] })
    for (const name of ['Shop', 'App']) await send('POST', '/v1/oauth-clients', { name })
    const { clients } = (await send('GET', '/v1/oauth-clients')).json()
    expect(clients.map(({ name }: { name: string }) => name)).toEqual(['App', 'Shop'])
  })
})
