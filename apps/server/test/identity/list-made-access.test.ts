import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anOwner } from './access-management.ts'

const { app, context } = await createTestApp()
const { send } = await anOwner(app, context)

it('listMadeAccess lists what a key made by kind, and nothing for an unknown id', async () => {
  const { apiKey, key } = (await send('POST', '/v1/api-keys', { name: 'Maker' })).json()
  const make = (name: string) =>
    app.inject({ method: 'POST', url: '/v1/api-keys', headers: { authorization: key }, payload: { name } })
  await make('Till')
  await make('Kiosk')
  const { made } = (await send('GET', `/v1/made-access/${apiKey.id}`)).json()
  expect(made).toMatchObject([
    { kind: 'API_KEY', name: 'Kiosk', address: null, canEnd: true },
    { kind: 'API_KEY', name: 'Till', address: null, canEnd: true },
  ])
  expect((await send('GET', `/v1/made-access/${crypto.randomUUID()}`)).json()).toEqual({ made: [] })
  expect((await send('GET', '/v1/made-access/nobody')).statusCode).toBe(400)
})
