import { describe, expect, it } from 'vitest'
import { createKalends } from '../kalends.ts'
import { type Received, type Reply, refusal, violations } from '../test/fake-server.ts'
import { ada, aFrontEnd, apiUrl, fullUrl, member, now, type Replies } from '../test/front-end.ts'
import type { TokenPair } from '../tokens/token-pair.ts'
import { noTokens } from '../tokens/token-pair.ts'
import { captchaStep, initialStep, type LoginStep, loginStates } from './login-step.ts'

const registers = (reply: Reply) => aFrontEnd({ '/v2/register': reply }).auth.register(ada)
const logsIn = (reply: Reply) => aFrontEnd({ '/v2/login': reply }).auth.login(ada)
const answers = (body: object): Reply => ({ body })

describe('the states of a sign-in', () => {
  it('are the seven of the specification, beginning with INITIAL', () => {
    expect([...loginStates].sort()).toEqual([
      'EMAIL_VERIFICATION_REQUIRED',
      'FAILURE',
      'INITIAL',
      'OWNER_APPROVAL_REQUIRED',
      'SILENT_CAPTCHA_REQUIRED',
      'SUCCESS',
      'USER_CAPTCHA_REQUIRED',
    ])
    expect(initialStep).toEqual({ loginState: 'INITIAL' })
  })

  it.each<[string, object, LoginStep]>([
    ['success', { state: 'SUCCESS', sessionToken: 's' }, { loginState: 'SUCCESS', data: { sessionToken: 's' } }],
    ['approval', { state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      'verification',
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't' } },
    ],
    ['a blocked account', { state: 'STATUS_CHECK' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    ['an unknown state', { state: 'UNKNOWN_STATE' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    ['no state', {}, { loginState: 'FAILURE', error: 'Unknown _state' }],
  ])('follow from the server: %s', async (_, body, step) => {
    expect(await logsIn(answers(body))).toEqual(step)
    expect(await registers(answers(body))).toEqual(step)
  })

  it('ask for the silent captcha first and for the visible one if that failed', async () => {
    const keys = { visibleSiteKey: 'see', invisibleSiteKey: 'hide' }
    const missing = await logsIn(refusal('-19971'))
    const refused = await logsIn(refusal('-19970'))
    expect(captchaStep(missing, keys)).toEqual({ loginState: 'SILENT_CAPTCHA_REQUIRED', data: { siteKey: 'hide' } })
    expect(captchaStep(refused, keys)).toEqual({ loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: 'see' } })
    expect(captchaStep(missing, { ...keys, invisibleSiteKey: null }).loginState).toBe('USER_CAPTCHA_REQUIRED')
    expect(captchaStep(missing, { visibleSiteKey: null, invisibleSiteKey: null })).toBe(missing)
    expect(captchaStep(initialStep, keys)).toBe(initialStep)
  })

  it('carry the second factor the server waits for', async () => {
    const value = {
      factorTypes: { listValue: { value: [{ strValue: 'TOTP' }, { strValue: 'RECOVERY_CODE' }] } },
      factorType: { strValue: 'TOTP' },
    }
    const additionalData = { mfaChallenge: { mapValue: { value } } }
    const { auth, sentTo } = aFrontEnd({
      '/v2/login': answers({ state: 'UNKNOWN_STATE', stateToken: 't', additionalData }),
      '/v2/TOTP/verify': answers({ state: 'SUCCESS', sessionToken: 's' }),
    })
    const step = await auth.login(ada)
    const challenge = { stateToken: 't', factorType: 'TOTP', factorTypes: ['TOTP', 'RECOVERY_CODE'], hint: undefined }
    expect(step).toEqual({ loginState: 'FAILURE', error: 'Unknown _state', challenge })
    expect(await auth.verifyFactor(challenge, { totpData: { code: '123456' } })).toMatchObject({
      loginState: 'SUCCESS',
    })
    expect(sentTo('/v2/TOTP/verify')[0]?.body).toMatchObject({ stateToken: 't', totpData: { code: '123456' } })
  })
})

describe('a registration', () => {
  it('sends login id, password, profile, captcha tokens and metadata', async () => {
    const { auth, sentTo } = aFrontEnd()
    const profile = { firstName: 'Ada', birthdate: '1815-12-10' }
    await auth.register({
      ...ada,
      profile,
      captchaTokens: { visible: 'v', invisible: 'i' },
      clientMetaData: { from: 'x' },
    })
    expect(sentTo('/v2/register')[0]?.body).toEqual({
      loginId: { email: ada.email },
      password: ada.password,
      profile,
      captchaTokens: [{ Recaptcha: 'v' }, { InvisibleRecaptcha: 'i' }],
      clientMetaData: { from: 'x' },
    })
  })

  it.each([
    ['-19971', 'missingCaptchaToken'],
    ['-19995', 'emailAlreadyExists'],
    ['-19970', 'invalidCaptchaToken'],
    ['-19976', undefined],
    ['THROTTLED_FEATURE', undefined],
  ])('that is refused with %s fails with %s', async (code, errorCode) => {
    const step = await registers(refusal(code))
    expect(step).toMatchObject({ loginState: 'FAILURE', error: `Refused with ${code}.` })
    expect((step as { errorCode?: string }).errorCode).toBe(errorCode)
  })

  it('names the argument whose value is refused', async () => {
    const step = await registers(
      violations(
        { field: 'password', description: 'is too short', data: { type: 'PASSWORD' } },
        { field: 'loginId.email', description: 'is no email address', data: { type: 'EMAIL' } },
      ),
    )
    expect(step).toMatchObject({
      errorCode: 'invalidEmail',
      error: 'INVALID_ARGUMENT: "email" is no email address, "password" is too short',
    })
  })

  it('has only the message for a bad password', async () => {
    const step = await registers(
      violations({ field: 'password', description: 'is too short', data: { type: 'PASSWORD' } }),
    )
    expect(step).not.toHaveProperty('errorCode')
    expect(step).toMatchObject({ error: 'INVALID_ARGUMENT: "password" is too short' })
  })

  it('throws if there is no answer', async () => {
    const fetch = async () => Promise.reject(new TypeError('offline'))
    const { auth } = createKalends({ apiUrl, clientId: 'client', fetch })
    await expect(auth.register(ada)).rejects.toMatchObject({ code: 'NETWORK' })
    await expect(auth.login(ada)).rejects.toMatchObject({ code: 'NETWORK' })
  })
})

describe('a login', () => {
  it.each([
    ['-19971', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken'],
    ['-19976', 'invalidPassword'],
    ['-19973', 'resetPassword'],
    ['-19999', 'invalidEmail'],
    ['-19995', 'invalidEmail'],
    ['THROTTLED_FEATURE', 'invalidEmail'],
  ])('that is refused with %s fails with %s', async (code, errorCode) => {
    expect(await logsIn(refusal(code))).toMatchObject({
      loginState: 'FAILURE',
      errorCode,
      error: `Refused with ${code}.`,
      cause: { code },
    })
  })
})

describe('the verification of an email', () => {
  const waiting: LoginStep = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't' } }

  it('submits code and state token', async () => {
    const { auth, sentTo } = aFrontEnd({ '/v1/auth/verify': answers({ state: 'SUCCESS', sessionToken: 's' }) })
    expect(await auth.processVerification('123456', waiting)).toMatchObject({ loginState: 'SUCCESS' })
    await auth.resendVerification(waiting)
    expect(sentTo('/v1/auth/verify')[0]?.body).toEqual({ code: '123456', stateToken: 't' })
    expect(sentTo('/v1/auth/resend')[0]?.body).toEqual({ stateToken: 't' })
  })

  it('sends nothing in any other state', async () => {
    const { auth, calls } = aFrontEnd()
    for (const step of [initialStep, { loginState: 'OWNER_APPROVAL_REQUIRED' } as const]) {
      expect(await auth.processVerification('123456', step)).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
      await expect(auth.resendVerification(step)).rejects.toThrow('Unknown _state')
    }
    expect(calls).toEqual([])
  })

  it('fails with the reason of the server', async () => {
    const applicationError = { code: 'VERIFICATION_FAILED', description: 'Wrong.', data: { reason: 'BAD_CODE' } }
    const { auth } = aFrontEnd({
      '/v1/auth/verify': { status: 400, body: { message: 'Wrong.', details: { applicationError } } },
    })
    expect(await auth.processVerification('1', waiting)).toMatchObject({
      error: 'Wrong.',
      cause: { data: { reason: 'BAD_CODE' } },
    })
  })
})

describe('the current member', () => {
  it('is loaded only for the role member', async () => {
    const found: Replies = {
      '/v1/members/my': answers({ member: { id: 'm', createdDate: '2026-11-26T00:00:00.000Z' } }),
    }
    const visitor = aFrontEnd(found)
    expect([await visitor.auth.loggedIn(), await visitor.auth.getCurrentMember(), visitor.calls]).toEqual([
      false,
      undefined,
      [],
    ])
    const signedIn = aFrontEnd(found, member)
    expect(await signedIn.auth.loggedIn()).toBe(true)
    expect(await signedIn.auth.getCurrentMember()).toEqual({ id: 'm', createdDate: new Date(Date.UTC(2026, 10, 26)) })
  })

  it('is nobody if their sign-in was ended elsewhere, but an unreachable server is an error', async () => {
    const ended = aFrontEnd(
      {
        '/oauth2/token': ({ body }) =>
          body.grantType === 'anonymous'
            ? answers({ access_token: 'new', refresh_token: 'visitor', expires_in: 60 })
            : { status: 401 },
        '/v1/members/my': ({ headers }) =>
          headers['authorization'] === 'new' ? refusal('NOT_FOUND', 404) : { status: 401 },
      },
      member,
    )
    expect(await ended.auth.getCurrentMember()).toBeUndefined()
    const failing = aFrontEnd({ '/v1/members/my': { status: 503 } }, member)
    await expect(failing.auth.getCurrentMember()).rejects.toMatchObject({ status: 503 })
  })
})

describe('the tokens for a page', () => {
  it('are those of a new visitor, the stored ones, or renewed ones', async () => {
    const soon = { ...member, accessToken: { value: 'old', expiresAt: now() / 1000 + 30 } }
    for (const [stored, role, grantTypes] of [
      [undefined, 'visitor', ['anonymous']],
      [member, 'member', []],
      [soon, 'member', ['refresh_token']],
    ] as const) {
      const { auth, calls } = aFrontEnd({}, stored)
      const { refreshToken, accessToken } = await auth.ensureTokens()
      expect([refreshToken.role, calls.map(({ body }) => body.grantType)]).toEqual([role, grantTypes])
      expect(accessToken.value).toBe(grantTypes.length > 0 ? 'a1' : member.accessToken.value)
    }
  })
})

describe('a logout', () => {
  it('clears both tokens and makes no new ones', async () => {
    const { auth, calls } = aFrontEnd({ '/v1/redirect-session': fullUrl('/redirect?secret=x') }, member)
    expect(await auth.logout('https://shop.example/')).toEqual({ logoutUrl: `${apiUrl}/redirect?secret=x` })
    expect(await auth.getTokens()).toEqual(noTokens)
    expect(calls.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
      ['/v1/redirect-session', 'token of ada'],
    ])
    expect(calls[0]?.body).toEqual({
      logout: { clientId: 'client' },
      callbacks: { postFlowUrl: 'https://shop.example/' },
    })
  })

  const plain = `${apiUrl}/v1/logout?clientId=client&postLogoutRedirectUri=https%3A%2F%2Fshop.example%2F`
  const expired: TokenPair = { ...member, accessToken: { ...member.accessToken, expiresAt: now() / 1000 - 1 } }

  it.each([
    ['none', undefined],
    ['expired', expired],
  ])('needs no tokens: %s', async (_, tokens) => {
    const { auth, calls } = aFrontEnd({}, tokens)
    expect(await auth.logout('https://shop.example/')).toEqual({ logoutUrl: plain })
    expect([calls, await auth.getTokens()]).toEqual([[], noTokens])
  })

  it('works with tokens that were revoked', async () => {
    const { auth, calls } = aFrontEnd({ '/v1/redirect-session': refusal('UNAUTHENTICATED', 401) }, member)
    expect(await auth.logout('https://shop.example/')).toEqual({ logoutUrl: plain })
    expect(calls.length).toBe(1)
  })
})

describe('a sign-in on the hosted page', () => {
  it('asks for a code with PKCE and exchanges it for the tokens of a member', async () => {
    const { auth, sentTo } = aFrontEnd({ '/v1/redirect-session': fullUrl('/authorize') })
    const data = await auth.generateOAuthData('https://shop.example/back', 'https://shop.example/here')
    expect(await auth.getAuthUrl(data, { prompt: 'login' })).toBe(`${apiUrl}/authorize`)
    expect(sentTo('/v1/redirect-session')[0]?.body).toEqual({
      auth: {
        authRequest: {
          redirectUri: 'https://shop.example/back',
          clientId: 'client',
          codeChallenge: data.codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode: 'fragment',
          responseType: 'code',
          scope: 'offline_access',
          state: data.state,
        },
        prompt: 'login',
      },
    })
    const answer = auth.parseFromUrl(`https://shop.example/back#code=c&state=${data.state}`)
    const tokens = await auth.getMemberTokens(answer, data)
    expect(sentTo('/oauth2/token').at(-1)?.body).toEqual({
      clientId: 'client',
      grantType: 'authorization_code',
      redirectUri: 'https://shop.example/back',
      code: 'c',
      codeVerifier: data.codeVerifier,
    })
    expect(tokens.refreshToken.role).toBe('member')
    expect(await auth.loggedIn()).toBe(false)
    await auth.setTokens(tokens)
    expect(await auth.loggedIn()).toBe(true)
  })

  it('reads code and state from the query too', () => {
    const { auth } = aFrontEnd()
    const url = 'https://shop.example/?code=c&state=s#code=other'
    expect(auth.parseFromUrl(url, 'query')).toEqual({ code: 'c', state: 's' })
    expect(auth.parseFromUrl('https://shop.example/#error=login_required&error_description=No&state=s')).toEqual({
      error: 'login_required',
      errorDescription: 'No',
      state: 's',
    })
    expect(() => auth.parseFromUrl()).toThrow('This call needs a browser with a page.')
  })

  it('refuses an answer without code or state, of another state, or with an error', async () => {
    const { auth, calls } = aFrontEnd()
    const data = await auth.generateOAuthData()
    const { state } = data
    await expect(auth.getMemberTokens({ state }, data)).rejects.toThrow(/^Missing code or _state$/)
    await expect(auth.getMemberTokens({ code: 'c' }, data)).rejects.toThrow(/^Missing code or _state$/)
    await expect(auth.getMemberTokens({ code: 'c', state: 'forged' }, data)).rejects.toThrow(/^Invalid _state$/)
    await expect(auth.getMemberTokens({ error: 'login_required', state }, data)).rejects.toMatchObject({
      code: 'login_required',
    })
    expect(calls).toEqual([])
  })
})

describe('a member signed in elsewhere', () => {
  it('gets tokens by the API key joined to the visitor token', async () => {
    const { auth, sentTo } = aFrontEnd()
    const tokens = await auth.getMemberTokensForExternalLogin('m-1', 'KEY')
    expect(sentTo('/oauth2/token').at(-1)).toMatchObject({
      headers: { authorization: 'a1,KEY' },
      body: { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'm-1' },
    } satisfies Partial<Received>)
    expect(tokens.refreshToken.role).toBe('member')
  })
})

describe('a forgotten password', () => {
  it('sends a link that leads back to the front end', async () => {
    const { auth, sentTo } = aFrontEnd()
    await auth.sendPasswordResetEmail(ada.email, 'https://shop.example/')
    expect(sentTo('/v1/send-email')[0]?.body).toEqual({
      email: ada.email,
      redirect: { url: 'https://shop.example/', clientId: 'client' },
    })
  })

  it('names the argument whose value is refused', async () => {
    const { auth } = aFrontEnd({ '/v1/send-email': violations({ field: 'redirect.url', description: 'is no URL' }) })
    await expect(auth.sendPasswordResetEmail(ada.email, '')).rejects.toThrow(
      'INVALID_ARGUMENT: "redirectUri" is no URL',
    )
  })
})

describe('the captcha', () => {
  it('has the site keys of the public settings', async () => {
    const captcha = { visibleSiteKey: 'see', invisibleSiteKey: 'hide', provider: 'RECAPTCHA', places: [] }
    const { auth } = aFrontEnd({ '/v1/sites/current': answers({ site: { captcha } }) })
    expect(await auth.getCaptchaKeys()).toEqual({ visibleSiteKey: 'see', invisibleSiteKey: 'hide' })
    const without = aFrontEnd({ '/v1/sites/current': answers({ site: { captcha: null } }) })
    expect(await without.auth.getCaptchaKeys()).toEqual({ visibleSiteKey: null, invisibleSiteKey: null })
  })
})
