import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { countTries } from './factors.ts'
import { anAuthClient, errorCode } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const url = '/v1/passkey-sign-ins/options'

it('accepts any key of the host, with user verification', async () => {
  const { challengeId, options } = (await auth.send('POST', url, {})).json()
  expect(challengeId).toEqual(expect.any(String))
  expect(JSON.parse(options)).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(JSON.parse(options).allowCredentials ?? []).toEqual([])
})

it('refuses a host without a name', async () => {
  const headers = { authorization: auth.token, host: '127.0.0.1:4000' }
  expect(errorCode(await app.inject({ method: 'POST', url, headers, payload: {} }))).toBe('FACTOR_NOT_AVAILABLE')
})

it('limits one network to three hundred in 15 minutes', async () => {
  const request = () => auth.send('POST', url, {}, { address: '10.9.9.9' })
  await request()
  await countTries(auth, 'member-passkey-network:10.9.9.9', 299)
  expect((await request()).statusCode).toBe(200)
  expect(errorCode(await request())).toBe('THROTTLED_FEATURE')
})
