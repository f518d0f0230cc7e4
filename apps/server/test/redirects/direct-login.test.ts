import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aBrowser, createFrontEnd, redirectLocation } from './front-end.ts'

cheapHashes()
const { app, context } = await createTestApp()
const siteId = await aSite(context)
const { back, clientId, visitor, session, request } = await createFrontEnd(app, context, siteId)
const post = async (url: string, authorization: string | undefined, payload: object) => {
  const headers = authorization ? { authorization } : {}
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const exchange = (code: string, codeVerifier: string, more: object = {}) =>
  post('/oauth2/token', undefined, { grantType: 'authorization_code', clientId, code, codeVerifier, ...more })
const fetchMe = (authorization: string) =>
  app.inject({ url: '/v1/members/my?fieldsets=FULL', headers: { authorization } })
const login = { loginId: { email: 'ada@example.org' }, password: 'a long password' }

describe('a front end with its own sign-in form', () => {
  it('registers, gets tokens through a hidden frame, and signs out', async () => {
    const { sessionToken } = await post('/v2/register', visitor, login)
    const { authRequest, verifier } = request({ responseMode: 'web_message', redirectUri: null, sessionToken })
    const auth = { authRequest, prompt: 'none' }
    const { fullUrl } = await session({ auth }, { authorization: visitor, origin: 'https://shop.example' })
    const frame = await aBrowser(app)(fullUrl, { 'sec-fetch-dest': 'iframe' })
    const [, message = '{}'] = /postMessage\((\{.*\}), "https:\/\/shop\.example"\)/.exec(frame.body) ?? []
    const tokens = await exchange(JSON.parse(message).code, verifier)
    const member = (await fetchMe(tokens.access_token)).json().member
    expect(member).toMatchObject({ loginEmail: 'ada@example.org', status: 'APPROVED' })
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: member.id, visitor: decodeJwt(visitor).sub })

    const callbacks = { postFlowUrl: 'https://shop.example/bye' }
    const out = await session({ logout: { clientId }, callbacks }, { authorization: tokens.access_token })
    expect(redirectLocation(await aBrowser(app)(out.fullUrl)).pathname).toBe('/bye')
    expect((await fetchMe(tokens.access_token)).statusCode).toBe(401)
  })

  it('continues without a form in a signed-in browser, until sign-out', async () => {
    const { sessionToken } = await post('/v2/login', visitor, login)
    const headers = { authorization: visitor }
    const opened = await app.inject({ method: 'POST', url: '/v1/member-sessions', headers, payload: { sessionToken } })
    expect(opened.statusCode).toBe(200)
    const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, encodeURIComponent(value)]))
    const browser = aBrowser(app, cookies)
    const { authRequest, verifier } = request()
    const to = redirectLocation(await browser((await session({ auth: { authRequest } })).fullUrl))
    const tokens = await exchange(to.searchParams.get('code') ?? '', verifier, { redirectUri: back })
    expect((await fetchMe(tokens.access_token)).statusCode).toBe(200)

    await browser((await session({ logout: { clientId } })).fullUrl, { referer: 'https://shop.example/' })
    expect(cookies).not.toHaveProperty('kalends_member')
    expect((await fetchMe(tokens.access_token)).statusCode).toBe(401)
    const silent = request().authRequest
    const again = redirectLocation(
      await browser((await session({ auth: { authRequest: silent, prompt: 'none' } })).fullUrl),
    )
    expect(again.searchParams.get('error')).toBe('login_required')
  })
})
