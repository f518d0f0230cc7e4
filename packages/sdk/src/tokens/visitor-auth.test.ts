import { describe, expect, it } from 'vitest'
import type { Fetch } from './auth.ts'
import { noTokens, type TokenPair, type TokenRole } from './token-pair.ts'
import { memoryStore } from './token-store.ts'
import { visitorAuth } from './visitor-auth.ts'

function endpoint(answers: (body: Record<string, string>) => number) {
  const seen: Record<string, string>[] = []
  const fetch: Fetch = async (_url, init) => {
    const body = JSON.parse(String(init.body)) as Record<string, string>
    seen.push(body)
    const status = answers(body)
    const tokens = { access_token: `access${seen.length}`, refresh_token: `refresh${seen.length}`, expires_in: 14400 }
    const headers = { 'x-wix-request-id': 'r-9' }
    return Response.json(status === 200 ? tokens : { error: 'invalid_grant' }, {
      status,
      statusText: 'Teapot',
      headers,
    })
  }
  return { fetch, seen }
}

const pair = (value: string, expiresAt: number, role: TokenRole = 'visitor'): TokenPair => ({
  accessToken: { value, expiresAt },
  refreshToken: { value: `refresh of ${value}`, role },
})
const holding = (tokens: TokenPair) => {
  const store = memoryStore()
  void store.write(tokens)
  return store
}

describe('visitorAuth', () => {
  it('requests tokens once for simultaneous calls', async () => {
    const { fetch, seen } = endpoint(() => 200)
    const auth = visitorAuth({ clientId: 'c', now: () => 5_999 })
    const proofs = await Promise.all([auth.headers(fetch, ''), auth.headers(fetch, '')])
    expect(seen).toEqual([{ clientId: 'c', grantType: 'anonymous' }])
    expect(proofs).toEqual([{ authorization: 'access1' }, { authorization: 'access1' }])
    expect(await auth.getTokens()).toEqual({
      accessToken: { value: 'access1', expiresAt: 14_405 },
      refreshToken: { value: 'refresh1', role: 'visitor' },
    })
  })

  it('renews a token a minute before it expires, and keeps its role', async () => {
    const { fetch, seen } = endpoint(() => 200)
    let time = 0
    const store = holding(pair('a', 100, 'member'))
    const auth = visitorAuth({ clientId: 'c', store, now: () => time })
    time = 40_999
    expect(await auth.headers(fetch, '')).toEqual({ authorization: 'a' })
    time = 41_000
    expect(await auth.headers(fetch, '')).toEqual({ authorization: 'access1' })
    expect(seen).toEqual([{ clientId: 'c', grantType: 'refresh_token', refreshToken: 'refresh of a' }])
    expect((await auth.getTokens()).refreshToken).toEqual({ value: 'refresh1', role: 'member' })
  })

  it('starts over as a visitor if the refresh token was revoked', async () => {
    const { fetch, seen } = endpoint((body) => (body['grantType'] === 'refresh_token' ? 401 : 200))
    const auth = visitorAuth({ clientId: 'c', store: holding(pair('old', 0, 'member')), now: () => 1000 })
    expect(await auth.headers(fetch, '')).toEqual({ authorization: 'access2' })
    expect(seen.map((body) => body['grantType'])).toEqual(['refresh_token', 'anonymous'])
    expect((await auth.getTokens()).refreshToken.role).toBe('visitor')
  })

  it.each([429, 500, 503])('keeps the tokens if the renewal answers %d', async (status) => {
    const { fetch, seen } = endpoint(() => status)
    const old = pair('old', 0, 'member')
    const auth = visitorAuth({ clientId: 'c', store: holding(old), now: () => 1000 })
    await expect(auth.headers(fetch, '')).rejects.toMatchObject({ status, requestId: 'r-9' })
    expect(seen.length).toBe(1)
    expect(await auth.getTokens()).toEqual(old)
  })

  it('says why no tokens came, and tries again with the next call', async () => {
    let status = 403
    const { fetch } = endpoint(() => status)
    const auth = visitorAuth({ clientId: 'c' })
    await expect(auth.headers(fetch, '')).rejects.toMatchObject({
      message: 'Failed to fetch tokens from OAuth API: Teapot. request id: r-9. Response: {"error":"invalid_grant"}',
      code: 'invalid_grant',
    })
    status = 200
    await expect(auth.headers(fetch, '')).resolves.toEqual({ authorization: 'access2' })
  })

  it('does not write tokens that were on their way when they were replaced', async () => {
    const { fetch } = endpoint(() => 200)
    const requested = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const slow: Fetch = async (url, init) => {
      requested.resolve()
      await arrived.promise
      return fetch(url, init)
    }
    const auth = visitorAuth({ clientId: 'c' })
    const call = auth.headers(slow, '')
    await requested.promise
    await auth.setTokens(noTokens)
    arrived.resolve()
    expect(await call).toEqual({ authorization: 'access1' })
    expect(await auth.getTokens()).toEqual(noTokens)
  })

  it('renews a refused token once for all calls that sent it', async () => {
    const { fetch, seen } = endpoint(() => 200)
    const auth = visitorAuth({ clientId: 'c', store: holding(pair('stolen', 1000)), now: () => 0 })
    const refused = { authorization: 'stolen' }
    expect(await auth.renew(fetch, '', refused)).toBe(true)
    expect(await auth.renew(fetch, '', refused)).toBe(true)
    expect(seen.length).toBe(1)
  })
})
