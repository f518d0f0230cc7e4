import { makeCode } from '../../../e2e/support/totp.ts'
import { Browser } from '../browser.ts'
import type { Untyped } from '../install.ts'
import { STEPS } from '../operations.ts'
import { check } from '../recorder.ts'
import { newEmail, PASSWORD, type Stage } from '../stage.ts'

/** The SDK exports no function for some operations. They are sent through its `fetchWithAuth`. */
const HOSTED = 'https://www.wixapis.com/_api/iam'
/** A new code is sent no sooner than this after the last one. */
const RESEND_AFTER_MS = 30_500
const NEW_PASSWORD = 'a better horse battery'

async function post(client: Untyped, url: string, body: object): Promise<Untyped> {
  const headers = { 'content-type': 'application/json' }
  const answer = await client.fetchWithAuth(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  check(answer.status === 200, text)
  return JSON.parse(text)
}

/** Requests the code of the pending registration again, and enters it. */
export async function finishVerification({ recorder, made, findMessage }: Stage): Promise<void> {
  const { client, email, stateToken, sentAt } = made.pending ?? ({} as Untyped)
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, sentAt + RESEND_AFTER_MS - Date.now())))
  await recorder.call('resendDuringAuthentication', () =>
    post(client, `${HOSTED}/verification/v1/auth/resend`, { stateToken }),
  )
  if (!findMessage) return recorder.skip('verifyDuringAuthentication', 'needs the emails of the server')
  const code = /\d{6}/.exec((await findMessage(email)).subject)?.[0]
  const enter = async () => {
    const step = await client.auth.processVerification({ verificationCode: code })
    check(step.loginState === 'SUCCESS' && step.data.sessionToken, JSON.stringify(step))
  }
  await recorder.call('verifyDuringAuthentication', () => recorder.call(STEPS.verification, enter))
}

/** Logs in with a second factor, which our own calls set up. */
export async function useSecondFactor({ recorder: { call }, url, newVisitor }: Stage): Promise<void> {
  const client = newVisitor()
  const email = newEmail('factor')
  const { sessionToken } = await client.authentication.registerV2({ email }, { password: PASSWORD })
  const { access_token: accessToken } = await post(client, `${url}/v1/member-sessions`, { sessionToken })
  client.auth.setTokens({
    accessToken: { value: accessToken, expiresAt: Math.floor(Date.now() / 1000) + 600 },
    refreshToken: { value: '', role: 'member' },
  })
  const started = await post(client, `${url}/v1/member-factors`, { factorType: 'TOTP', password: PASSWORD })
  const activate = `${url}/v1/member-factors/${started.factorId}/activate`
  // Each code is accepted once: the setup uses the one before.
  await post(client, activate, { code: makeCode(started.secret, -1) })
  const visitor = newVisitor()
  const { stateToken } = await visitor.authentication.loginV2({ email }, { password: PASSWORD })
  await call('verify', async () => {
    const sent = { stateToken, totpData: { code: makeCode(started.secret) } }
    const answer = await post(visitor, `${HOSTED}/authentication/v2/TOTP/verify`, sent)
    check(answer.state === 'SUCCESS' && answer.sessionToken, JSON.stringify(answer))
  })
}

/** Signs in on a page of the front end, sets a password and logs out. */
export async function useSessions({
  recorder: { call },
  url,
  clientId,
  redirectUri,
  newVisitor,
  made,
}: Stage): Promise<void> {
  const { client, email } = made.member
  const browser = new Browser(redirectUri)
  await call('loginCallback', async () => {
    const loginUrl = new URL('/in', redirectUri).href
    const { redirectSession } = await newVisitor().redirects.createRedirectSession({
      login: {},
      callbacks: { loginUrl, postFlowUrl: redirectUri },
    })
    const state = (await browser.follow(redirectSession.fullUrl, loginUrl)).searchParams.get('state') ?? ''
    const { sessionToken } = await client.authentication.loginV2({ email }, { password: PASSWORD })
    const callback = new URL('/_api/iam/authentication/v1/callback', redirectSession.fullUrl)
    callback.search = new URLSearchParams({ state, sessionToken }).toString()
    const back = await browser.follow(callback.href, redirectUri)
    check(back.searchParams.get('wixMemberLoggedIn') === 'true', back.href)
  })
  // The SDK sends only the new password, which is enough soon after the sign-in.
  await call('changePassword', async () => {
    await client.authentication.changePassword(NEW_PASSWORD)
    const answer = await newVisitor().authentication.loginV2({ email }, { password: NEW_PASSWORD })
    check(answer.state === 'SUCCESS', JSON.stringify(answer))
  })
  await call('logout', async () => {
    const page = new URL('/_api/iam/authentication/v1/logout', url)
    page.search = new URLSearchParams({ clientId, postLogoutRedirectUri: redirectUri }).toString()
    await browser.follow(page.href, redirectUri)
  })
  await call(STEPS.logout, async () => {
    const { logoutUrl } = await client.auth.logout(redirectUri)
    check(!client.auth.loggedIn(), 'the client still has tokens of the member')
    const back = await browser.follow(logoutUrl, redirectUri)
    check(back.searchParams.get('wixMemberLoggedIn') === 'false', back.href)
  })
}
