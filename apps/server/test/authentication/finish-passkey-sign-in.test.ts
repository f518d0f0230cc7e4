import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aDevice } from './authenticator.ts'
import { countTries, createMember, withApp, withPasskey } from './factors.ts'
import { anAuthClient, errorCode, errorData } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const member = await withApp(await createMember(auth), clock)
const { device } = await withPasskey(member)

const begin = async (): Promise<{ challengeId: string; options: string }> =>
  (await auth.send('POST', '/v1/passkey-sign-ins/options', {})).json()
const finish = (challengeId: string, credential: string) =>
  auth.send('POST', '/v1/passkey-sign-ins', { challengeId, credential })

describe('finishPasskeySignIn', () => {
  it('signs in without password and second factor, once per challenge', async () => {
    const { challengeId, options } = await begin()
    const answer = await finish(challengeId, device.get(options))
    expect(answer.json()).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
    expect(answer.json().identity.id).toBe(member.id)
    expect(errorCode(await finish(challengeId, device.get(options)))).toBe('NO_ACTIVE_CHALLENGE')
  })

  it('requires user verification, a known key, and the right page', async () => {
    for (const answer of [
      (options: string) => device.get(options, { verifies: false }),
      (options: string) => aDevice().get(options),
      () => 'no JSON',
      () => 'null',
    ]) {
      const { challengeId, options } = await begin()
      const refused = await finish(challengeId, answer(options))
      expect([errorCode(refused), errorData(refused)]).toEqual(['VERIFICATION_FAILED', { reason: 'BAD_PASSKEY' }])
    }
  })

  it('refuses a cloned authenticator with a reset counter', async () => {
    device.rewind()
    const { challengeId, options } = await begin()
    expect(errorCode(await finish(challengeId, device.get(options)))).toBe('VERIFICATION_FAILED')
  })

  it('refuses members who may not sign in', async () => {
    const gone = await createMember(auth)
    const { device: stored } = await withPasskey(gone)
    await db.updateTable('members').set({ status: 'BLOCKED' }).where('id', '=', gone.id).execute()
    const { challengeId, options } = await begin()
    expect((await finish(challengeId, stored.get(options))).json().state).toBe('STATUS_CHECK')
  })

  it('expires after five minutes, and requires a host name', async () => {
    const { challengeId, options } = await begin()
    clock.advance({ minutes: 5 })
    expect(errorCode(await finish(challengeId, device.get(options)))).toBe('NO_ACTIVE_CHALLENGE')
    const headers = { authorization: auth.token, host: '127.0.0.1' }
    const payload = { challengeId, credential: '{}' }
    const answer = await app.inject({ method: 'POST', url: '/v1/passkey-sign-ins', headers, payload })
    expect(errorCode(answer)).toBe('FACTOR_NOT_AVAILABLE')
  })

  it('counts attempts per network', async () => {
    const payload = { challengeId: crypto.randomUUID(), credential: '{}' }
    const request = () => auth.send('POST', '/v1/passkey-sign-ins', payload, { address: '10.9.9.9' })
    await request()
    await countTries(auth, 'member-passkey-network:10.9.9.9', 300)
    expect(errorCode(await request())).toBe('THROTTLED_FEATURE')
  })
})
