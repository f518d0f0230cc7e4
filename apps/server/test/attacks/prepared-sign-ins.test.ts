import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { codeAt } from '../authentication/factors.ts'
import { anAuthClient, errorCode, password } from '../authentication/visitors.ts'
import { aBrowser, createFrontEnd, redirectLocation } from '../redirects/front-end.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'

cheapHashes()
const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const shop = await createFrontEnd(app, context, auth.siteId)
const anEmail = () => `${randomUUID()}@example.org`

/** A link that a thief prepared with a member's sign-in and opened, and what it gives whenever they follow it. */
async function aPreparedLink() {
  const email = anEmail()
  await auth.register(email)
  const { sessionToken } = (await auth.login(email)).json()
  const { authRequest, verifier } = shop.request({ sessionToken })
  const { fullUrl } = await shop.session({ auth: { authRequest } })
  const browser = aBrowser(app)
  const opened = redirectLocation(await browser(fullUrl.replace('/oauth2/authorize', '/redirect')))
  const follow = async (): Promise<string | undefined> => {
    const code = redirectLocation(await browser(`${opened.pathname}${opened.search}`)).searchParams.get('code')
    if (code === null) return undefined
    const grant = { grantType: 'authorization_code', clientId: shop.clientId, redirectUri: shop.back, code }
    return (await auth.send('POST', '/oauth2/token', { ...grant, codeVerifier: verifier })).json().access_token
  }
  return { email, follow }
}

type Owner = Awaited<ReturnType<typeof auth.enter>>
const change = (as: string, newPassword: string, more: object = {}) =>
  auth.send('POST', '/v2/change-password', { newPassword, ...more }, { as })

async function turnOnTwoSteps(as: string) {
  const begun = await auth.send('POST', '/v1/member-factors', { factorType: 'TOTP', password }, { as })
  const { factorId, secret } = begun.json()
  return auth.send('POST', `/v1/member-factors/${factorId}/activate`, { code: codeAt(secret, clock.now()) }, { as })
}

const endings: Record<string, (owner: Owner) => ReturnType<typeof auth.send>> = {
  'a new password': ({ token }) => change(token, 'a much better one', { currentPassword: password }),
  'signing out everywhere else': ({ token }) => auth.send('POST', '/v1/member-sessions/end-others', {}, { as: token }),
  'ending one sign-in': async ({ token }) => {
    const { signIns } = (await auth.send('GET', '/v1/member-sessions', undefined, { as: token })).json()
    return auth.send('DELETE', `/v1/member-sessions/${signIns[0].id}`, undefined, { as: token })
  },
  'turning on two-step verification': ({ token }) => turnOnTwoSteps(token),
  'the business signing the member out': ({ memberId }) =>
    auth.asOwner('POST', `/v1/members/${memberId}/end-sign-ins`, {}),
  'another sign-in address': ({ memberId }) =>
    auth.asOwner('PATCH', `/api/v1/members/${memberId}/change-login-email`, { newEmail: anEmail() }),
}

describe('a link that was prepared with the sign-in of a member', () => {
  it('signs them in', async () => {
    const { follow } = await aPreparedLink()
    expect(await follow()).toEqual(expect.any(String))
  })

  for (const [name, end] of Object.entries(endings))
    it(`is void after ${name}`, async () => {
      const { email, follow } = await aPreparedLink()
      expect((await end(await auth.enter(email))).statusCode).toBe(200)
      expect(await follow()).toBeUndefined()
    })

  it('opens nothing ten minutes after the sign-in, opened or not', async () => {
    const { follow } = await aPreparedLink()
    clock.advance({ minutes: 10 })
    expect(await follow()).toBeUndefined()
  })

  it('is as old as the sign-in: its tokens change no password once that is ten minutes old', async () => {
    const { email, follow } = await aPreparedLink()
    clock.advance({ minutes: 9 })
    const token = (await follow()) ?? ''
    expect((await auth.send('GET', '/v1/members/my', undefined, { as: token })).statusCode).toBe(200)
    clock.advance({ minutes: 1 })
    expect(errorCode(await change(token, 'the one of the thief'))).toBe('RECENT_SIGN_IN_REQUIRED')
    expect((await auth.login(email)).json().state).toBe('SUCCESS')
  })
})
