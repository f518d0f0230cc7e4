import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { countTries, createMember, withPasskey } from './factors.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

const { app, context, db } = await createTestApp()
const auth = await anAuthClient(app, context)
const url = '/v1/member-passkeys/options'

describe('startPasskey', () => {
  it('requests a discoverable key of this host, and excludes existing ones', async () => {
    const member = await createMember(auth)
    await withPasskey(member)
    const options = JSON.parse((await member.call('POST', url, { password })).json().options)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Studio Verde' },
      user: { name: member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(options.excludeCredentials).toHaveLength(1)
  })

  it('requires the password', async () => {
    const member = await createMember(auth)
    expect(errorCode(await member.call('POST', url, {}))).toBe('VERIFICATION_FAILED')
    await countTries(auth, 'member-confirm', 10)
    expect(errorCode(await member.call('POST', url, { password }))).toBe('THROTTLED_FEATURE')
  })

  it('refuses hosts without a name, without encryption, or of another site', async () => {
    const member = await createMember(auth)
    const other = await anAuthClient(app, context)
    await db.insertInto('hosts').values({ site_id: other.siteId, host: 'other.localhost' }).execute()
    for (const host of ['127.0.0.1:4000', '[::1]:4000', 'studio.example', 'other.localhost']) {
      const headers = { authorization: member.token, host }
      const answer = await app.inject({ method: 'POST', url, headers, payload: { password } })
      expect([host, errorCode(answer)]).toEqual([host, 'FACTOR_NOT_AVAILABLE'])
    }
  })

  it('limits a member to twenty', async () => {
    const member = await createMember(auth)
    const begun = (await member.call('POST', url, { password })).json()
    const row = { site_id: auth.siteId, member_id: member.id, public_key: Buffer.from('x'), counter: 0, transports: [] }
    const more = { host: 'localhost', name: 'One', is_synced: false, created_at: new Date() }
    const rows = Array.from({ length: 20 }, () => ({ ...row, ...more, id: randomUUID(), credential_id: randomUUID() }))
    await db.insertInto('member_passkeys').values(rows).execute()
    expect(errorCode(await member.call('POST', url, { password }))).toBe('TOO_MANY_PASSKEYS')
    expect(begun.challengeId).toEqual(expect.any(String))
  })
})
