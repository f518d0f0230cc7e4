import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { createMember, readChallenge, withApp, withPasskey } from './factors.ts'
import { anAuthClient, errorCode } from './visitors.ts'

const { app, context, clock, db } = await createTestApp()
const auth = await anAuthClient(app, context)
const remove = (memberId: string) => auth.send('DELETE', `/v1/members/${memberId}/factors`, undefined, { as: auth.key })
const loadRecord = async (memberId: string) => (await auth.asOwner('GET', `/v1/members/${memberId}/record`)).json()

describe('removeMemberFactors', () => {
  it('lets the member sign in with the password alone, ends sessions, and records it twice', async () => {
    const member = await withApp(await createMember(auth), clock)
    await withPasskey(member)
    expect((await loadRecord(member.id)).factorTypes).toEqual(['TOTP', 'WEBAUTHN'])
    const halfway = await auth.login(member.email)
    expect(readChallenge(halfway).factorTypes).toEqual(['TOTP', 'WEBAUTHN', 'RECOVERY_CODE'])
    expect((await remove(member.id)).json()).toEqual({})

    expect((await member.call('GET', '/v1/member-factors')).statusCode).toBe(401)
    const { stateToken } = halfway.json()
    const recoveryCodeData = { code: member.recoveryCodes[0] }
    const late = await auth.send('POST', '/v2/RECOVERY_CODE/verify', { stateToken, recoveryCodeData })
    expect(errorCode(late)).toBe('NO_ACTIVE_CHALLENGE')
    expect((await auth.login(member.email)).json().state).toBe('SUCCESS')
    const { factorTypes, history } = await loadRecord(member.id)
    expect(factorTypes).toEqual([])
    expect(history[0]).toMatchObject({ action: 'removeFactors', actorType: 'app' })
    const { entries } = (await auth.asOwner('GET', '/v1/audit')).json()
    expect((await signInMethodEmailsTo(db, member.email)).at(-1)?.text).toContain('Who:\n  Test')
    expect(entries[0]).toMatchObject({
      operation: 'removeMemberFactors',
      entityId: member.id,
      entityName: member.email,
    })
  })

  it('forgets remembered browsers', async () => {
    const member = await withApp(await createMember(auth), clock)
    const { stateToken } = (await auth.login(member.email)).json()
    const shown = { stateToken, rememberThisDevice: true, totpData: { code: member.code() } }
    const answer = await auth.send('POST', '/v2/TOTP/verify', shown)
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await auth.login(member.email, undefined, { cookie })).json().state).toBe('SUCCESS')
    await remove(member.id)
    await withApp({ ...member, ...(await aSignIn(member)) }, clock)
    expect((await auth.login(member.email, undefined, { cookie })).json().state).toBe('UNKNOWN_STATE')
  })

  it('says if there is nothing to remove, or no such member', async () => {
    const { id } = await createMember(auth)
    expect(errorCode(await remove(id))).toBe('FACTOR_NOT_AVAILABLE')
    expect(errorCode(await remove(randomUUID()))).toBe('NOT_FOUND')
  })
})

/** The same member, signed in again. */
async function aSignIn({ email }: { email: string }) {
  const { token } = await auth.enter(email)
  const call = (method: 'POST' | 'GET' | 'PATCH', url: string, payload?: object) =>
    auth.send(method, url, payload, { as: token })
  return { token, call }
}
