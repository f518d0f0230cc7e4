import { generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aProviderDoor } from './provider-door.ts'
import { codeOf, dataOf } from './visitors.ts'

const { app, context, db, clock } = await createTestApp({ environment: { KALENDS_LOCAL_PROVIDERS: '1' } })
const door = await aProviderDoor(app, context)
const reasonOf = async (answer: ReturnType<typeof door.come>) => {
  expect(codeOf(await answer)).toBe('SIGN_IN_PROVIDER_FAILED')
  return dataOf(await answer)['reason']
}
const bound = () => db.selectFrom('provider_identities').selectAll().where('site_id', '=', door.siteId).execute()

describe('finishProviderSignIn', () => {
  it('makes whoever is new a member, and knows them again though their address is another', async () => {
    const came = await door.come(
      { sub: 'ada-1', email: 'Ada@example.org', email_verified: true, given_name: 'Ada', family_name: 'Byron' },
      { next: '/services?x=1' },
    )
    expect(came.json()).toMatchObject({
      next: '/services?x=1',
      signIn: { state: 'SUCCESS', identity: { email: { address: 'ada@example.org', isVerified: true } } },
    })
    const { id } = await door.member('ada@example.org')
    expect((await door.come({ sub: 'ada-1', email: 'other@example.org' })).json().signIn.identity.id).toBe(id)
    expect(door.provider.state.secrets.at(-1)).toBe('hush-hush')
    const { sessionToken } = came.json().signIn
    expect((await door.send('POST', '/v1/member-sessions', { sessionToken })).json().memberId).toBe(id)
  })

  it('asks for a code where the provider does not vouch for the address, and for the owner’s word', async () => {
    await door.policy({ requireOwnerApproval: true })
    const came = (await door.come({ sub: 'ben-1', email: 'ben@example.org' })).json().signIn
    expect(came).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
    const after = await door.verify(await door.codeFor('ben@example.org'), came.stateToken)
    expect(after.json().state).toBe('REQUIRE_OWNER_APPROVAL')
    await door.policy({ requireOwnerApproval: false })
  })

  it('is the member with the same address where both have shown that it is theirs', async () => {
    await door.policy({ requireEmailVerification: true })
    const { stateToken } = (await door.register('cleo@example.org')).json()
    await door.verify(await door.codeFor('cleo@example.org'), stateToken)
    await door.policy({ requireEmailVerification: false })
    expect(await reasonOf(door.come({ sub: 'cleo-0', email: 'cleo@example.org' }))).toBe('ACCOUNT_EXISTS')
    const came = (await door.come({ sub: 'cleo-1', email: 'cleo@example.org', email_verified: true })).json()
    expect(came.signIn.identity.id).toBe((await door.member('cleo@example.org')).id)
  })

  it('takes over nobody who never showed their address, but whom the business wrote down', async () => {
    await door.register('dora@example.org')
    const dora = { sub: 'dora-1', email: 'dora@example.org', email_verified: true }
    expect(await reasonOf(door.come(dora))).toBe('ACCOUNT_EXISTS')
    await door.asOwner('POST', '/v2/sign-on', { loginId: { email: 'emil@example.org' } })
    const came = (await door.come({ sub: 'emil-1', email: 'emil@example.org', email_verified: true })).json()
    expect(came.signIn).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
  })

  it('forgets who signed up with an address that another signs up with and shows', async () => {
    const thief = { sub: 'thief', email: 'fay@example.org' }
    expect((await door.come(thief)).json().signIn.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    clock.advance({ seconds: 1 })
    const { stateToken } = (await door.register('fay@example.org')).json()
    expect((await door.verify(await door.codeFor('fay@example.org'), stateToken)).json().state).toBe('SUCCESS')
    expect(await reasonOf(door.come(thief))).toBe('ACCOUNT_EXISTS')
  })

  it('asks for the address where the token does not tell it', async () => {
    expect(await reasonOf(door.come({ sub: 'gil-1' }))).toBe('REFUSED')
    door.provider.state.userInfo = { sub: 'gil-1' }
    expect(await reasonOf(door.come({ sub: 'gil-1' }))).toBe('NO_EMAIL')
    door.provider.state.userInfo = { sub: 'gil-1', email: 'gil@example.org', email_verified: true }
    expect((await door.come({ sub: 'gil-1' })).json().signIn.state).toBe('SUCCESS')
  })

  it('believes nothing that was not begun in this browser, was forged, refused, or came late or twice', async () => {
    const somebody = { sub: 'x', email: 'x@example.org', email_verified: true }
    const before = (await bound()).length
    const [one, two] = [await door.start(), await door.start()]
    const query = door.provider.signIn(one.json().url, somebody)
    expect(await reasonOf(door.finish(query, 'kalends_provider=nonsense'))).toBe('EXPIRED')
    expect(await reasonOf(door.finish(query, door.cookieOf(two)))).toBe('REFUSED')
    const wrongNonce = door.provider.signIn(one.json().url, { ...somebody, nonce: 'another' })
    expect(await reasonOf(door.finish(wrongNonce, door.cookieOf(one)))).toBe('REFUSED')
    const { state } = door.provider
    const known = state.signsWith
    state.signsWith = (await generateKeyPair('RS256')).privateKey
    expect(await reasonOf(door.come(somebody))).toBe('REFUSED')
    state.signsWith = known
    const denied = `?error=access_denied&state=${new URL(one.json().url).searchParams.get('state')}`
    expect(await reasonOf(door.finish(denied, door.cookieOf(one)))).toBe('DENIED')
    expect(await bound()).toHaveLength(before)
    expect((await door.finish(query, door.cookieOf(one))).statusCode).toBe(200)
    expect(await reasonOf(door.finish(query, door.cookieOf(one)))).toBe('REFUSED')
    const late = await door.start()
    clock.advance({ minutes: 11 })
    expect(await reasonOf(door.finish(door.provider.signIn(late.json().url, somebody), door.cookieOf(late)))).toBe(
      'EXPIRED',
    )
  })
})
