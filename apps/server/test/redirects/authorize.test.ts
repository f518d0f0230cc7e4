import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { codeFlow } from '../identity/code-flow.ts'
import { knownMembers } from '../identity/known-members.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { type Answer, aBrowser, createFrontEnd, redirectLocation } from './front-end.ts'

const members = knownMembers()
const { app, context, clock } = await createTestApp({ ports: members.ports })
const siteId = await aSite(context)
const { back, clientId, visitor, create, session, request } = await createFrontEnd(app, context, siteId)
const { ask } = codeFlow({ app, context }, { siteId, clientId })
const issuer = 'http://localhost:80'

/** A browser in which a member is signed in. */
const signedIn = (memberId: string, signedInAt = clock.now()) => {
  const [name = '', value = ''] = members.browser({ memberId, signedInAt }).split('=')
  return aBrowser(app, { [name]: value })
}
const authorize = async (more: object = {}, prompt?: string, headers: Record<string, string> = {}) => {
  const { authRequest, verifier } = request(more)
  const made = await session({ auth: { authRequest, ...(prompt ? { prompt } : {}) } }, headers)
  return { ...made, verifier }
}
const exchange = (code: string | null, codeVerifier: string, more: object = { redirectUri: back }) =>
  ask({ grantType: 'authorization_code', clientId, code, codeVerifier, ...more })
const readMessage = (answer: Answer): [Record<string, string>, string] => {
  const [, posted = '', origin = ''] = /postMessage\((\{.*\}), (".*?")\)/.exec(answer.body) ?? []
  return [JSON.parse(posted), JSON.parse(origin)]
}

describe('authorize: responses', () => {
  it('returns a signed-in member with a code in the query, the state and the issuer', async () => {
    const memberId = randomUUID()
    const { fullUrl, verifier } = await authorize({}, undefined, { authorization: visitor })
    const answer = await signedIn(memberId)(fullUrl)
    const to = redirectLocation(answer)
    expect(`${to.origin}${to.pathname}`).toBe(back)
    expect(to.searchParams.get('state')).toBe('state of the page')
    expect(to.searchParams.get('iss')).toBe(issuer)
    expect(answer.headers['cache-control']).toBe('no-store')
    const tokens = (await exchange(to.searchParams.get('code'), verifier)).json()
    const said = { role: 'member', sub: memberId, client_id: clientId, visitor: decodeJwt(visitor).sub }
    expect(decodeJwt(tokens.access_token)).toMatchObject(said)
    expect(tokens.refresh_token).toBeTruthy()
  })

  it('returns it in the fragment on request', async () => {
    const { fullUrl, verifier } = await authorize({ responseMode: 'fragment', scope: '' })
    const to = redirectLocation(await signedIn(randomUUID())(fullUrl))
    expect(to.search).toBe('')
    const words = new URLSearchParams(to.hash.slice(1))
    expect(Object.fromEntries(words)).toMatchObject({ state: 'state of the page', iss: issuer })
    expect((await exchange(words.get('code'), verifier)).json()).not.toHaveProperty('refresh_token')
  })

  it('posts it to the requesting page, by session token, without URLs in the request', async () => {
    const memberId = randomUUID()
    const visitorId = randomUUID()
    const sessionToken = members.sessionToken(memberId, { visitorId })
    const message = { responseMode: 'web_message', redirectUri: null, sessionToken, state: '</script>' }
    const { fullUrl, verifier } = await authorize(message, 'none', { origin: 'https://shop.example' })
    const answer = await aBrowser(app)(fullUrl)
    const [posted, origin] = readMessage(answer)
    expect(origin).toBe('https://shop.example')
    expect(posted).toEqual({ code: expect.any(String), state: '</script>' })
    expect(answer.body.match(/<\/script>/g)).toHaveLength(1)
    const policy = String(answer.headers['content-security-policy'])
    const [, nonce] = /<script nonce="([\w-]{22})">/.exec(answer.body) ?? []
    expect(policy).toBe(`default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors https://shop.example`)
    expect(answer.headers['x-frame-options']).toBeUndefined()
    const tokens = (await exchange(posted.code ?? '', verifier, {})).json()
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: memberId, visitor: visitorId })
  })

  it('returns login_required if nobody is signed in and no form may be shown, in every mode', async () => {
    const modes = ['query', 'fragment'] as const
    for (const responseMode of modes) {
      const to = redirectLocation(await aBrowser(app)((await authorize({ responseMode }, 'none')).fullUrl))
      const words = new URLSearchParams(responseMode === 'query' ? to.search : to.hash.slice(1))
      expect(Object.fromEntries(words)).toEqual({
        error: 'login_required',
        error_description: expect.any(String),
        state: 'state of the page',
        iss: issuer,
      })
    }
    const message = { responseMode: 'web_message', redirectUri: null, sessionToken: 'none of ours' }
    const { fullUrl } = await authorize(message, 'none', { origin: 'https://shop.example' })
    const [posted] = readMessage(await aBrowser(app)(fullUrl))
    expect(posted).toEqual({
      error: 'login_required',
      error_description: expect.any(String),
      state: 'state of the page',
    })
  })

  it('shows the form if the front end repeats within ten seconds, but never in a frame', async () => {
    const headers = { authorization: visitor }
    const authorizeSilently = (responseMode: string) => authorize({ responseMode }, 'none', headers)
    const browser = aBrowser(app)
    const readError = (answer: Answer) => redirectLocation(answer).searchParams.get('error')
    expect(readError(await browser((await authorizeSilently('query')).fullUrl))).toBe('login_required')
    clock.advance({ seconds: 9 })
    const insisting = await authorizeSilently('query')
    expect(redirectLocation(await browser(insisting.fullUrl)).pathname).toBe('/login')
    // The visitor is known without the cookie as well.
    expect(redirectLocation(await aBrowser(app)((await authorizeSilently('fragment')).fullUrl)).pathname).toBe('/login')
    const framed = await authorize({ responseMode: 'web_message' }, 'none', {
      ...headers,
      origin: 'https://shop.example',
    })
    expect(readMessage(await browser(framed.fullUrl))[0]['error']).toBe('login_required')
    clock.advance({ seconds: 2 })
    expect(readError(await browser((await authorizeSilently('query')).fullUrl))).toBe('login_required')
    const [name = '', value = ''] = members.browser({ memberId: randomUUID(), signedInAt: clock.now() }).split('=')
    const signed = aBrowser(app, { [name]: value })
    expect(redirectLocation(await signed((await authorizeSilently('query')).fullUrl)).searchParams.has('code')).toBe(
      true,
    )
  })

  it('shows the form for a repeated standard OAuth request', async () => {
    const { authRequest } = request()
    const parameters = { client_id: clientId, redirect_uri: back, response_type: 'code', prompt: 'none' }
    const proof = { code_challenge: authRequest.codeChallenge, code_challenge_method: 'S256' }
    const address = `/oauth2/authorize?${new URLSearchParams({ ...parameters, ...proof })}`
    const browser = aBrowser(app)
    expect(redirectLocation(await browser(address)).searchParams.get('error')).toBe('login_required')
    expect(redirectLocation(await browser(address)).pathname).toBe('/login')
    expect(redirectLocation(await aBrowser(app)(address)).searchParams.get('error')).toBe('login_required')
  })

  it('returns access_denied for a member who may not have tokens', async () => {
    const memberId = randomUUID()
    members.refuse(memberId)
    const to = redirectLocation(await signedIn(memberId)((await authorize()).fullUrl))
    expect(to.searchParams.get('error')).toBe('access_denied')
  })
})

describe('authorize: sign-in form', () => {
  const readForm = (answer: Answer) => {
    const to = redirectLocation(answer)
    expect(to.pathname).toBe('/login')
    return to.searchParams.get('next') ?? ''
  }

  it('is shown to anyone not signed in, and returns with the code', async () => {
    for (const prompt of [undefined, 'consent', 'login', 'select_account']) {
      const { fullUrl, verifier } = await authorize({}, prompt)
      const cookies: Record<string, string> = {}
      const browser = aBrowser(app, cookies)
      const next = readForm(await browser(fullUrl))
      clock.advance({ minutes: 1 })
      const [name = '', value = ''] = members.browser({ memberId: randomUUID(), signedInAt: clock.now() }).split('=')
      cookies[name] = value
      const to = redirectLocation(await browser(next))
      expect((await exchange(to.searchParams.get('code'), verifier)).statusCode).toBe(200)
      // Once is enough.
      expect((await browser(next)).statusCode).toBe(400)
    }
  })

  it('is shown again to a signed-in member on request', async () => {
    for (const prompt of ['login', 'select_account']) {
      const { fullUrl } = await authorize({}, prompt)
      clock.advance({ minutes: 1 })
      const browser = signedIn(randomUUID(), clock.now() - 30_000)
      const next = readForm(await browser(fullUrl))
      readForm(await browser(next))
    }
    const before = await authorize({}, 'consent')
    expect(redirectLocation(await signedIn(randomUUID())(before.fullUrl)).searchParams.has('code')).toBe(true)
  })

  it('is shown despite a session token on request', async () => {
    const sessionToken = members.sessionToken(randomUUID())
    const { fullUrl } = await authorize({ sessionToken }, 'login')
    readForm(await aBrowser(app)(fullUrl))
  })

  it('may be the front end’s own, which gets the return address', async () => {
    const loginUrl = 'https://shop.example/sign-in?from=book'
    const made = await session({ auth: { authRequest: request().authRequest }, callbacks: { loginUrl } })
    const to = redirectLocation(await aBrowser(app)(made.fullUrl))
    expect(`${to}`.startsWith(loginUrl)).toBe(true)
    expect(to.searchParams.get('state')).toBe(made.sessionToken)
  })
})

describe('authorize: redirect session', () => {
  it('belongs to the browser that opened it, and lasts half an hour until then', async () => {
    const { fullUrl } = await authorize()
    const mine = aBrowser(app)
    const strange = aBrowser(app)
    expect((await mine(fullUrl)).statusCode).toBe(302)
    expect((await strange(fullUrl)).statusCode).toBe(400)
    expect((await signedIn(randomUUID())(fullUrl)).statusCode).toBe(400)
    clock.advance({ hours: 2 })
    expect((await mine(fullUrl)).statusCode).toBe(302)
    const late = await authorize()
    clock.advance({ minutes: 30 })
    expect((await aBrowser(app)(late.fullUrl)).statusCode).toBe(400)
  })

  it('of a session token lasts ten minutes', async () => {
    const { fullUrl } = await authorize({ sessionToken: members.sessionToken(randomUUID()) }, 'none')
    clock.advance({ minutes: 10 })
    expect((await aBrowser(app)(fullUrl)).statusCode).toBe(400)
  })

  it('is refused for invalid secrets, and never redirects', async () => {
    const browser = aBrowser(app)
    for (const text of ['', 'x', 'a'.repeat(66)]) {
      const answer = await browser(`/oauth2/authorize?redirectSession=${text}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
    expect((await create({ bookingsBook: {} })).statusCode).toBe(200)
    const page = await session({ bookingsBook: {} })
    expect((await browser(`/oauth2/authorize?redirectSession=${page.sessionToken}`)).statusCode).toBe(400)
  })
})

describe('authorize: standard OAuth requests', () => {
  const plain = (more: Record<string, string> = {}, without: string[] = []) => {
    const { authRequest, verifier } = request()
    const parameters = new URLSearchParams({
      client_id: clientId,
      redirect_uri: back,
      response_type: 'code',
      state: 'plain',
      scope: 'offline_access',
      code_challenge: authRequest.codeChallenge,
      code_challenge_method: 'S256',
      ...more,
    })
    for (const name of without) parameters.delete(name)
    return { address: `/oauth2/authorize?${parameters}`, verifier }
  }

  it('return a code, and show the form like prepared ones', async () => {
    const { address, verifier } = plain()
    const to = redirectLocation(await signedIn(randomUUID())(address))
    expect(to.searchParams.get('state')).toBe('plain')
    expect((await exchange(to.searchParams.get('code'), verifier)).statusCode).toBe(200)
    expect(redirectLocation(await aBrowser(app)(plain().address)).pathname).toBe('/login')
    const authorizeSilently = redirectLocation(await aBrowser(app)(plain({ prompt: 'none' }).address))
    expect(Object.fromEntries(authorizeSilently.searchParams)).toMatchObject({
      error: 'login_required',
      state: 'plain',
    })
  })

  it('show an error page without redirecting if client or URI are unknown', async () => {
    const cases = [
      plain({ client_id: randomUUID() }),
      plain({ client_id: 'x' }),
      plain({}, ['client_id']),
      plain({ redirect_uri: `${back}/` }),
      plain({ redirect_uri: 'https://evil.example/' }),
      plain({}, ['redirect_uri']),
      { address: `${plain().address}&state=twice` },
    ]
    for (const { address } of cases) {
      const answer = await signedIn(randomUUID())(address)
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
      expect(answer.headers['content-type']).toContain('text/html')
    }
  })

  it('are rate-limited per network', async () => {
    const site_id = '00000000-0000-0000-0000-000000000000'
    const counter = { site_id, key: 'authorize-minute:203.0.113.9', hits: 600 }
    await context.db
      .insertInto('rate_limits')
      .values({ ...counter, window_started_at: new Date(clock.now()) })
      .execute()
    const from = (remoteAddress: string) => app.inject({ url: plain().address, remoteAddress })
    expect((await from('203.0.113.9')).statusCode).toBe(429)
    expect((await from('203.0.113.10')).statusCode).toBe(302)
  })

  it('return other errors to the front end', async () => {
    const cases: [ReturnType<typeof plain>, string][] = [
      [plain({ response_type: 'token' }), 'unsupported_response_type'],
      [plain({}, ['response_type']), 'invalid_request'],
      [plain({}, ['code_challenge']), 'invalid_request'],
      [plain({ code_challenge_method: 'plain' }), 'invalid_request'],
      [plain({ response_mode: 'form_post' }), 'invalid_request'],
      [plain({ prompt: 'maybe' }), 'invalid_request'],
    ]
    for (const [{ address }, error] of cases) {
      const to = redirectLocation(await aBrowser(app)(address))
      expect(`${to.origin}${to.pathname}`).toBe(back)
      expect([to.searchParams.get('error'), to.searchParams.get('state')]).toEqual([error, 'plain'])
    }
  })
})
