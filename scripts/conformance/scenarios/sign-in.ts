import { Browser } from '../browser.ts'
import type { Untyped } from '../install.ts'
import { STEPS } from '../operations.ts'
import { check } from '../recorder.ts'
import { newEmail, PASSWORD, type Stage } from '../stage.ts'

/** Registers and logs in as the SDK does, and leaves a signed-in client for the scenarios of members. */
export async function signIn(stage: Stage): Promise<void> {
  const { recorder, made, newVisitor } = stage
  const client = newVisitor()
  const { auth } = client
  const tokens = await recorder.call(STEPS.visitor, async () => {
    const made = await auth.generateVisitorTokens()
    check(made.refreshToken.role === 'visitor' && made.accessToken.value, 'these are no tokens of a visitor')
    return made
  })
  await recorder.call('token', async () =>
    check((await auth.renewToken(tokens.refreshToken)).accessToken.value, 'none'),
  )
  await recorder.call(STEPS.renewal, async () => {
    auth.setTokens({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } })
    await client.services.countServices({})
    check(auth.getTokens().accessToken.expiresAt > 1, 'the tokens were not renewed')
    check(auth.getTokens().refreshToken.value === tokens.refreshToken.value, 'the visitor changed')
  })
  const email = newEmail('mira')
  const login = (sent: object) => auth.login({ email, password: PASSWORD, ...sent })
  await recorder.call(STEPS.register, async () => {
    const profile = { firstName: 'Mira', lastName: 'Levi' }
    requireState(await auth.register({ email, password: PASSWORD, profile }), 'SUCCESS')
  })
  const requireCode = (step: Untyped, code: string) => check(step.errorCode === code, JSON.stringify(step))
  await recorder.call(STEPS.emailTaken, async () =>
    requireCode(await auth.register({ email, password: PASSWORD }), 'emailAlreadyExists'),
  )
  await recorder.call(STEPS.wrongPassword, async () => requireCode(await login({ password: 'x' }), 'invalidPassword'))
  await recorder.call(STEPS.unknownEmail, async () =>
    requireCode(await login({ email: newEmail('x') }), 'invalidEmail'),
  )
  const step = await recorder.call(STEPS.login, async () => requireState(await login({}), 'SUCCESS'))
  await authorize(stage, client, step.data.sessionToken)
  made.member = { client, email }
}

const requireState = (step: Untyped, state: string): Untyped => {
  check(step.loginState === state, JSON.stringify(step))
  return step
}

/** Signs a client in with a session token, by the redirects that a browser would follow. */
export async function authorize(
  { recorder, redirectUri }: Stage,
  client: Untyped,
  sessionToken: string,
): Promise<void> {
  const { auth } = client
  const data = auth.generateOAuthData(redirectUri)
  const back = await recorder.call(STEPS.authorize, async () => {
    const { authUrl } = await auth.getAuthUrl(data, { prompt: 'none', sessionToken, responseMode: 'query' })
    return new Browser(redirectUri).follow(authUrl, redirectUri)
  })
  await recorder.call(STEPS.exchange, async () => {
    const { code, state, error } = auth.parseFromUrl(back.href, 'query')
    check(code, `there is no code: ${error}`)
    auth.setTokens(await auth.getMemberTokens(code, state, data))
    check(auth.loggedIn(), 'the tokens are not those of a member')
  })
}

/** Registers with the email of a guest, which needs a code. Sent early, as the next code may be sent after 30 seconds. */
export async function startVerification({ recorder: { call }, newVisitor, made }: Stage, email: string): Promise<void> {
  const client = newVisitor()
  await call(STEPS.verification, async () => {
    const step = requireState(await client.auth.register({ email, password: PASSWORD }), 'EMAIL_VERIFICATION_REQUIRED')
    made.pending = { client, email, stateToken: step.data.stateToken, sentAt: Date.now() }
  })
}

/** The calls of identity that sign-in did not make. */
export async function useIdentity(stage: Stage): Promise<void> {
  const { recorder, staff, visitor, newVisitor, apiKey, made } = stage
  const { call } = recorder
  const { client, email } = made.member
  const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
  const registered = await call('registerV2', async () => {
    const other = newVisitor()
    const answer = await other.authentication.registerV2({ email: newEmail('v2') }, { password: PASSWORD })
    check(answer.state === 'SUCCESS' && answer.identity._id, JSON.stringify(answer))
    return answer.identity
  })
  await changeSignInEmail(stage, registered?._id)
  await call('loginV2', async () => {
    const answer = await client.authentication.loginV2({ email }, { password: PASSWORD })
    check(answer.state === 'SUCCESS' && answer.sessionToken, JSON.stringify(answer))
  })
  await call('signOn', async () => {
    const answer = await staff.authentication.signOn({ email: newEmail('sso') }, { profile: { firstName: 'Sol' } })
    check(answer.sessionToken && answer.identity._id, JSON.stringify(answer))
  })
  await call(STEPS.external, async () => {
    const { auth } = newVisitor()
    auth.setTokens(await auth.generateVisitorTokens())
    auth.setTokens(await auth.getMemberTokensForExternalLogin(member._id, apiKey))
    check(auth.loggedIn(), 'the tokens are not those of a member')
  })
  await call(STEPS.externalWithSession, async () => {
    const { auth } = newVisitor()
    auth.setTokens(await auth.getMemberTokensForExternalLoginWithSession(newEmail('sso'), apiKey, {}))
    check(auth.loggedIn(), 'the tokens are not those of a member')
  })
  await call('start', async () => {
    const { verificationId } = await staff.verification.start({ identityId: member._id, target: 'EMAIL' })
    check(verificationId, 'there is no verification id')
  })
  await call('sendActivationEmail', () => staff.recovery.sendActivationEmail(member._id))
  await call('sendRecoveryEmail', () => client.recovery.sendRecoveryEmail(email))
  await call(STEPS.reset, () => client.auth.sendPasswordResetEmail(email, stage.redirectUri))
  await recover(stage)
  await call(STEPS.error, async () => {
    const unknown = await visitor.services.getService(crypto.randomUUID()).catch((error: Untyped) => error)
    check(unknown.details?.applicationError?.code === 'SERVICE_NOT_FOUND', unknown.message)
    const invalid = await visitor.authentication.registerV2({ email: 'x' }).catch((error: Untyped) => error)
    check(/INVALID_ARGUMENT.*loginId.email/s.test(invalid.message), invalid.message)
  })
}

/** Staff give a member another address to sign in with, and have a password chosen under it. */
async function changeSignInEmail({ recorder: { call }, staff, visitor }: Stage, memberId: string): Promise<void> {
  const email = newEmail('changed')
  await call(STEPS.emailSpelling, async () => {
    const good = await visitor.authentication.validateEmail(email)
    const bad = await visitor.authentication.validateEmail('changed')
    check(good.valid && !bad.valid, JSON.stringify([good, bad]))
  })
  await call(STEPS.emailChange, async () => {
    const { member } = await staff.memberAuthentication.changeLoginEmail(memberId, email)
    check(member.loginEmail === email, JSON.stringify(member))
  })
  await call(STEPS.passwordLink, async () => {
    const { accepted } = await staff.memberAuthentication.sendSetPasswordEmail(email)
    check(accepted, 'the email was not accepted')
  })
}

/** Chooses a new password, which ends every session of the member, and signs in again. */
async function recover(stage: Stage): Promise<void> {
  const { recorder, findMessage, newVisitor, made } = stage
  const { email } = made.member
  if (!findMessage) return recorder.skip('recover', 'needs the emails of the server')
  await recorder.call('recover', async () => {
    const { bodyText } = await findMessage(email)
    const token = /\/login\/password\/([\w.-]+)/.exec(bodyText)?.[1]
    check(token, 'the email has no link')
    const client = newVisitor()
    const answer = await client.recovery.recover(token, { password: PASSWORD })
    check(answer.state === 'SUCCESS', JSON.stringify(answer))
    await authorize(stage, client, answer.sessionToken)
    made.member.client = client
  })
}
