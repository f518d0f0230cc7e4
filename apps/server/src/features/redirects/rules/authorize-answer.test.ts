import { describe, expect, it } from 'vitest'
import { authorizeAnswer, inQuery } from './authorize-answer.ts'

const to = { iss: 'https://book.example', pageOrigin: 'https://shop.example' }
const requested = { redirectUri: 'https://shop.example/back?x=1', state: 'a&b' }

describe('authorization response', () => {
  it('goes into the query or the fragment, with the state and the issuer', () => {
    const query = authorizeAnswer({ ...requested, responseMode: 'query' }, { code: 'c' }, to)
    expect(query).toEqual({
      kind: 'redirect',
      location: 'https://shop.example/back?x=1&code=c&state=a%26b&iss=https%3A%2F%2Fbook.example',
    })
    const refused = { error: 'login_required', description: 'No.' }
    expect(authorizeAnswer({ ...requested, responseMode: 'fragment', state: null }, refused, to)).toEqual({
      kind: 'redirect',
      location: `${requested.redirectUri}#error=login_required&error_description=No.&iss=https%3A%2F%2Fbook.example`,
    })
  })

  it('is sent only to the requesting page', () => {
    const request = { redirectUri: null, responseMode: 'web_message', state: 's' } as const
    expect(authorizeAnswer(request, { code: 'c' }, to)).toEqual({
      kind: 'message',
      origin: 'https://shop.example',
      message: { code: 'c', state: 's' },
    })
    expect(authorizeAnswer(request, { code: 'c' }, { ...to, pageOrigin: null })).toBeUndefined()
  })

  it('is undefined without a redirect URI', () => {
    expect(authorizeAnswer({ redirectUri: null, responseMode: 'query', state: 's' }, { code: 'c' }, to)).toBeUndefined()
  })
})

describe('additional parameters of a URL', () => {
  it('come before its fragment and after existing ones', () => {
    expect(inQuery('https://a.example', { x: '1' })).toBe('https://a.example?x=1')
    expect(inQuery('https://a.example/?', { x: '1' })).toBe('https://a.example/?x=1')
    expect(inQuery('https://a.example/?y=%20#there', { x: '1' })).toBe('https://a.example/?y=%20&x=1#there')
  })
})
