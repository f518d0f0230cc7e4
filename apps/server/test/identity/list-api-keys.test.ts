import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anOwner } from './access-management.ts'

const { app, context, clock } = await createTestApp()
const { send } = await anOwner(app, context)
const abroad = await anOwner(app, context)

describe('listApiKeys', () => {
  it('returns the active keys of the business by name, with their last use', async () => {
    await abroad.send('POST', '/v1/api-keys', { name: 'Elsewhere' })
    const [, used] = [
      (await send('POST', '/v1/api-keys', { name: 'Unused' })).json(),
      (await send('POST', '/v1/api-keys', { name: 'Till' })).json(),
    ]
    await app.inject({ url: '/v1/sites/settings', headers: { authorization: used.key } })
    const { apiKeys } = (await send('GET', '/v1/api-keys')).json()
    expect(apiKeys.map(({ name }: { name: string }) => name)).toEqual(['Till', 'Unused'])
    const at = new Date(clock.now()).toISOString()
    expect(apiKeys.map(({ lastUsedDate }: { lastUsedDate: string }) => lastUsedDate)).toEqual([at, null])
  })
})
