import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, readViolations } from './visitors.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const signOn = (email: string, more: object = {}) =>
  auth.asOwner('POST', '/v2/sign-on', { loginId: { email }, ...more })

describe('signOn', () => {
  it('creates a new member, and signs them in', async () => {
    const answer = await signOn('New@example.org', {
      profile: { firstName: 'Noor', nickname: 'Noor' },
      verifyEmail: true,
    })
    expect(answer.json()).toMatchObject({
      sessionToken: expect.any(String),
      identity: { email: { address: 'new@example.org', isVerified: true }, status: { name: 'ACTIVE' } },
    })
    const { sessionToken } = answer.json()
    expect((await auth.send('POST', '/v1/member-sessions', { sessionToken })).statusCode).toBe(200)
  })

  it('updates only the given profile fields of a member', async () => {
    await auth.register('known@example.org', { profile: { firstName: 'Ada', nickname: 'Countess' } })
    const answer = await signOn('known@example.org', { profile: { firstName: 'Augusta' } })
    expect(answer.json().identity).toMatchObject({
      email: { isVerified: false },
      identityProfile: { firstName: 'Augusta', nickname: 'Countess' },
    })
    const before = await auth.member('known@example.org')
    await signOn('known@example.org')
    expect((await auth.member('known@example.org')).event_sequence).toBe(before.event_sequence)
  })

  it('links the customer with the address, unless requested not to', async () => {
    const at = new Date(clock.now())
    const contact = async (email: string, id: string) => {
      await db
        .insertInto('contacts')
        .values({ site_id: auth.siteId, id, email, created_at: at, updated_at: at })
        .execute()
      return id
    }
    const first = await contact('guest1@example.org', '5f0e7f8c-0000-4000-8000-0000000000a1')
    const second = await contact('guest2@example.org', '5f0e7f8c-0000-4000-8000-0000000000a2')
    await signOn('guest1@example.org')
    await signOn('guest2@example.org', { mergeExistingContact: false })
    expect((await auth.member('guest1@example.org')).contact_id).toBe(first)
    const other = (await auth.member('guest2@example.org')).contact_id
    expect(other).not.toBeNull()
    expect(other).not.toBe(second)
  })

  it('lets members in who were only waiting for the code', async () => {
    const careful = await anAuthClient(app, context)
    await careful.policy({ requireEmailVerification: true })
    await careful.register('vouched@example.org')
    const body = { loginId: { email: 'vouched@example.org' }, verifyEmail: true }
    expect((await careful.asOwner('POST', '/v2/sign-on', body)).json().identity.status.name).toBe('ACTIVE')
  })

  it('refuses blocked and disconnected members', async () => {
    for (const status of ['BLOCKED', 'OFFLINE']) {
      const email = `${status}@example.org`.toLowerCase()
      await signOn(email)
      await db.updateTable('members').set({ status }).where('login_email', '=', email).execute()
      const answer = await signOn(email)
      expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'PERMISSION_DENIED'])
    }
  })

  it('requires an address', async () => {
    const answer = await auth.asOwner('POST', '/v2/sign-on', { loginId: {} })
    expect(readViolations(answer)[0]).toMatchObject({ field: 'loginId.email', data: { type: 'EMAIL' } })
  })

  it('keeps the visitor’s identity, through a key with their token', async () => {
    const answer = await auth.send(
      'POST',
      '/v2/sign-on',
      { loginId: { email: 'both@example.org' } },
      { as: `${auth.token},${auth.key}` },
    )
    const row = await db
      .selectFrom('session_tokens')
      .selectAll()
      .where('member_id', '=', answer.json().identity.id)
      .executeTakeFirstOrThrow()
    expect(row.visitor_id).not.toBeNull()
  })
})
