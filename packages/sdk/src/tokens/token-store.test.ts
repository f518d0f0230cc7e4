import { describe, expect, it } from 'vitest'
import { isExpired, isMember, noTokens, type TokenPair } from './token-pair.ts'
import { cookieStore } from './token-store.ts'

const tokens: TokenPair = {
  accessToken: { value: 'a;b=c', expiresAt: 1_800_000_000 },
  refreshToken: { value: 'ü', role: 'member' },
}

function aJar(sent = '') {
  const set: string[] = []
  return { set, cookies: { read: () => sent, write: (cookie: string) => void set.push(cookie) } }
}

describe('cookieStore', () => {
  it('writes a cookie for the whole host that the next request brings back', () => {
    const { set, cookies } = aJar()
    void cookieStore({ cookies }).write(tokens)
    expect(set[0]).toMatch(/^kalends_tokens=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    const sent = `other=1; ${set[0]?.split(';')[0]}`
    expect(cookieStore(aJar(sent)).read()).toEqual(tokens)
  })

  it('takes name, path, age and protection from its options', () => {
    const { set, cookies } = aJar()
    const options = { cookies, name: 'shop', path: '/book', maxAgeSeconds: 60, secure: true, sameSite: 'None' } as const
    void cookieStore(options).write(noTokens)
    expect(set[0]).toMatch(/^shop=[^;]+; Path=\/book; Max-Age=60; SameSite=None; Secure$/)
  })

  it.each([
    '%',
    'x',
    '%7B%7D',
    encodeURIComponent('{"accessToken":{"value":"a"},"refreshToken":{"value":"b","role":"owner"}}'),
  ])('takes the cookie %j for none', (value) => {
    expect(cookieStore(aJar(`kalends_tokens=${value}`)).read()).toBeUndefined()
  })

  it('returns what was written while the request still says what the browser sent', () => {
    const { set, cookies } = aJar()
    void cookieStore({ cookies }).write(tokens)
    const store = cookieStore(aJar(set[0]?.split(';')[0]))
    for (const next of [noTokens, tokens, noTokens]) {
      void store.write(next)
      expect(store.read()).toEqual(next)
    }
  })

  it('returns what another page of the browser wrote later', () => {
    let jar = ''
    const cookies = {
      read: () => jar,
      write: (cookie: string) => {
        jar = cookie.split(';')[0] ?? ''
      },
    }
    const [page, other] = [cookieStore({ cookies }), cookieStore({ cookies })]
    void page.write(tokens)
    void other.write(noTokens)
    expect(page.read()).toEqual(noTokens)
  })

  it('remembers tokens where cookies are blocked, and in server rendering', () => {
    const store = cookieStore()
    expect(store.read()).toBeUndefined()
    void store.write(tokens)
    expect(store.read()).toEqual(tokens)
    expect(cookieStore().read()).toBeUndefined()
  })
})

describe('a pair of tokens', () => {
  it('is expired once its last second is over', () => {
    expect([isExpired(tokens, 1_800_000_000_999), isExpired(tokens, 1_800_000_001_000)]).toEqual([false, true])
  })

  it('signs in only with the role member', () => {
    const as = (role: 'none' | 'visitor' | 'member') => isMember({ ...tokens, refreshToken: { value: 'r', role } })
    expect([as('none'), as('visitor'), as('member'), isMember(undefined)]).toEqual([false, false, true, false])
  })
})
