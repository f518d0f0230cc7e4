import { describe, expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { aDevice } from './authenticator.ts'
import { createMember } from './factors.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const member = await createMember(auth)

const begin = async (by = member) => (await by.call('POST', '/v1/member-passkeys/options', { password })).json()
const register = (challengeId: string, credential: string, by = member) =>
  by.call('POST', '/v1/member-passkeys', { challengeId, credential, name: ' My telephone ' })

describe('registerPasskey', () => {
  it('stores the responding key once', async () => {
    const { challengeId, options } = await begin()
    const credential = aDevice().create(options)
    expect((await register(challengeId, credential)).json().passkey).toMatchObject({
      name: 'My telephone',
      host: 'localhost',
      isSynced: false,
      lastUsedDate: null,
    })
    expect(errorCode(await register(challengeId, credential))).toBe('NO_ACTIVE_CHALLENGE')
    expect(await signInMethodEmailsTo(db, member.email)).toMatchObject([
      { change: 'A passkey was added', text: expect.stringContaining('My telephone') },
    ])
  })

  it('keeps the password: a passkey is another sign-in method', async () => {
    expect((await auth.login(member.email)).json().state).toBe('SUCCESS')
  })

  it('refuses responses from another page, to another challenge, or without a key', async () => {
    const foreign = await begin()
    const otherwise = await begin()
    const earlier = await begin()
    for (const [challengeId, credential] of [
      [foreign.challengeId, aDevice('https://elsewhere.example').create(foreign.options)],
      [otherwise.challengeId, aDevice().create(foreign.options)],
      [earlier.challengeId, '{"id":7}'],
    ])
      expect(errorCode(await register(challengeId, credential))).toBe('VERIFICATION_FAILED')
    const host = { challengeId: foreign.challengeId, credential: '{}', name: 'One' }
    const headers = { authorization: member.token, host: '127.0.0.1' }
    const answer = await app.inject({ method: 'POST', url: '/v1/member-passkeys', headers, payload: host })
    expect(errorCode(answer)).toBe('FACTOR_NOT_AVAILABLE')
  })

  it('refuses responses of another member, and late ones', async () => {
    const other = await createMember(auth)
    const { challengeId, options } = await begin()
    expect(errorCode(await register(challengeId, aDevice().create(options), other))).toBe('NO_ACTIVE_CHALLENGE')
    clock.advance({ minutes: 5 })
    expect(errorCode(await register(challengeId, aDevice().create(options)))).toBe('NO_ACTIVE_CHALLENGE')
  })

  it('enforces the limit when saving', async () => {
    const begun = await Promise.all([begin(), begin()])
    const [row] = await db.selectFrom('member_passkeys').selectAll().where('member_id', '=', member.id).execute()
    const rows = Array.from({ length: 19 }, (_, at) => ({
      ...row,
      id: crypto.randomUUID(),
      site_id: auth.siteId,
      member_id: member.id,
      credential_id: `more-${at}`,
      public_key: Buffer.from('x'),
      counter: 0,
      transports: [],
      host: 'localhost',
      name: 'One',
      is_synced: false,
      created_at: new Date(),
    }))
    await db.insertInto('member_passkeys').values(rows).execute()
    const [first] = begun
    expect(errorCode(await register(first.challengeId, aDevice().create(first.options)))).toBe('TOO_MANY_PASSKEYS')
  })
})
