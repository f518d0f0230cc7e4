import { generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { createTestApp } from '../support/index.ts'
import { aProviderAuthClient } from './provider-auth-client.ts'
import { errorCode, errorData } from './visitors.ts'

const { app, context, db, clock } = await createTestApp({ environment: { KALENDS_LOCAL_PROVIDERS: '1' } })
context.gateways.mail = inMemoryMail()
const auth = await aProviderAuthClient(app, context)
const refusalReason = async (answer: ReturnType<typeof auth.come>) => {
  expect(errorCode(await answer)).toBe('SIGN_IN_PROVIDER_FAILED')
  return errorData(await answer)['reason']
}
const listIdentities = () =>
  db.selectFrom('provider_identities').selectAll().where('site_id', '=', auth.siteId).execute()

describe('finishProviderSignIn', () => {
  it('creates a member, and recognises them later despite another address', async () => {
    const came = await auth.come(
      { sub: 'ada-1', email: 'Ada@example.org', email_verified: true, given_name: 'Ada', family_name: 'Byron' },
      { next: '/services?x=1' },
    )
    expect(came.json()).toMatchObject({
      next: '/services?x=1',
      signIn: { state: 'SUCCESS', identity: { email: { address: 'ada@example.org', isVerified: true } } },
    })
    const { id } = await auth.member('ada@example.org')
    expect((await auth.come({ sub: 'ada-1', email: 'other@example.org' })).json().signIn.identity.id).toBe(id)
    expect(auth.provider.state.secrets.at(-1)).toBe('hush-hush')
    const { sessionToken } = came.json().signIn
    expect((await auth.send('POST', '/v1/member-sessions', { sessionToken })).json().memberId).toBe(id)
  })

  it('does not open an account whose sign-in address has changed, until the provider vouches for the new one', async () => {
    const vouched = { sub: 'nora-1', email: 'nora@example.org', email_verified: true }
    const { id } = (await auth.come(vouched)).json().signIn.identity
    const url = `/api/v1/members/${id}/change-login-email`
    await auth.asOwner('PATCH', url, { newEmail: 'nora@new.example', removeSignInMethods: false })
    const again = (await auth.come(vouched)).json().signIn.identity
    expect([again.id === id, again.email.address]).toEqual([false, 'nora@example.org'])
  })

  it('requires a code if the provider does not vouch for the address, and approval by the owner', async () => {
    await auth.policy({ requireOwnerApproval: true })
    const came = (await auth.come({ sub: 'ben-1', email: 'ben@example.org' })).json().signIn
    expect(came).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
    const after = await auth.verify(await auth.codeFor('ben@example.org'), came.stateToken)
    expect(after.json().state).toBe('REQUIRE_OWNER_APPROVAL')
    await auth.policy({ requireOwnerApproval: false })
  })

  it('matches the member with the same address if both have verified it', async () => {
    await auth.policy({ requireEmailVerification: true })
    const { stateToken } = (await auth.register('cleo@example.org')).json()
    await auth.verify(await auth.codeFor('cleo@example.org'), stateToken)
    await auth.policy({ requireEmailVerification: false })
    expect(await refusalReason(auth.come({ sub: 'cleo-0', email: 'cleo@example.org' }))).toBe('ACCOUNT_EXISTS')
    const came = (await auth.come({ sub: 'cleo-1', email: 'cleo@example.org', email_verified: true })).json()
    expect(came.signIn.identity.id).toBe((await auth.member('cleo@example.org')).id)
  })

  it('matches members created by the business, but none who never verified their address', async () => {
    await auth.register('dora@example.org')
    const dora = { sub: 'dora-1', email: 'dora@example.org', email_verified: true }
    expect(await refusalReason(auth.come(dora))).toBe('ACCOUNT_EXISTS')
    await auth.asOwner('POST', '/v2/sign-on', { loginId: { email: 'emil@example.org' } })
    const came = (await auth.come({ sub: 'emil-1', email: 'emil@example.org', email_verified: true })).json()
    expect(came.signIn).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
  })

  it('replaces an unverified sign-up with the same address', async () => {
    const attacker = { sub: 'thief', email: 'fay@example.org' }
    expect((await auth.come(attacker)).json().signIn.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    clock.advance({ seconds: 1 })
    const { stateToken } = (await auth.register('fay@example.org')).json()
    expect((await auth.verify(await auth.codeFor('fay@example.org'), stateToken)).json().state).toBe('SUCCESS')
    expect(await refusalReason(auth.come(attacker))).toBe('ACCOUNT_EXISTS')
  })

  it('asks for the address if the token has none', async () => {
    expect(await refusalReason(auth.come({ sub: 'gil-1' }))).toBe('REFUSED')
    auth.provider.state.userInfo = { sub: 'gil-1' }
    expect(await refusalReason(auth.come({ sub: 'gil-1' }))).toBe('NO_EMAIL')
    auth.provider.state.userInfo = { sub: 'gil-1', email: 'gil@example.org', email_verified: true }
    expect((await auth.come({ sub: 'gil-1' })).json().signIn.state).toBe('SUCCESS')
  })

  it('refuses responses not started in this browser, forged, refused, late or repeated', async () => {
    const person = { sub: 'x', email: 'x@example.org', email_verified: true }
    const before = (await listIdentities()).length
    const one = await auth.start()
    const two = await auth.start()
    const query = auth.provider.signIn(one.json().url, person)
    expect(await refusalReason(auth.finish(query, 'kalends_provider=nonsense'))).toBe('EXPIRED')
    expect(await refusalReason(auth.finish(query, auth.readCookie(two)))).toBe('REFUSED')
    const wrongNonce = auth.provider.signIn(one.json().url, { ...person, nonce: 'another' })
    expect(await refusalReason(auth.finish(wrongNonce, auth.readCookie(one)))).toBe('REFUSED')
    const { state } = auth.provider
    const known = state.signsWith
    state.signsWith = (await generateKeyPair('RS256')).privateKey
    expect(await refusalReason(auth.come(person))).toBe('REFUSED')
    state.signsWith = known
    const denied = `?error=access_denied&state=${new URL(one.json().url).searchParams.get('state')}`
    expect(await refusalReason(auth.finish(denied, auth.readCookie(one)))).toBe('DENIED')
    expect(await listIdentities()).toHaveLength(before)
    expect((await auth.finish(query, auth.readCookie(one))).statusCode).toBe(200)
    expect(await refusalReason(auth.finish(query, auth.readCookie(one)))).toBe('REFUSED')
    const late = await auth.start()
    clock.advance({ minutes: 11 })
    expect(await refusalReason(auth.finish(auth.provider.signIn(late.json().url, person), auth.readCookie(late)))).toBe(
      'EXPIRED',
    )
  })
})
