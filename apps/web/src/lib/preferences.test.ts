import { describe, expect, it } from 'vitest'
import { chooseLanguage, findCookie, offeredLanguages, preferenceCookies, readScheme } from './preferences.ts'

const request = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`https://aventine.example${path}`, { headers })

describe('the language of a page', () => {
  it('follows the URL, then the cookie, then the browser, then the site', () => {
    const headers = { cookie: 'a=1; kalends_lang=en', 'accept-language': 'he' }
    expect(chooseLanguage(request('/?lang=he', headers), 'en')).toBe('he')
    expect(chooseLanguage(request('/', headers), 'he')).toBe('en')
    expect(chooseLanguage(request('/', { 'accept-language': 'fr, he-IL;q=0.8, en;q=0.5' }), 'en')).toBe('he')
    expect(chooseLanguage(request('/'), 'he')).toBe('he')
  })

  it('ignores languages it lacks and those refused with q=0', () => {
    expect(chooseLanguage(request('/?lang=xx', { 'accept-language': 'he;q=0, fr' }), 'xx')).toBe('en')
  })

  it('is stored when the URL requests it', () => {
    expect(preferenceCookies(request('/?lang=he&scheme=dark'))).toEqual([
      expect.stringMatching(/^kalends_lang=he; Path=\/.*Secure$/),
      expect.stringMatching(/^kalends_scheme=dark;/),
    ])
    expect(preferenceCookies(request('/?lang=zz&scheme=pink'))).toEqual([])
  })
})

describe('the languages of a business', () => {
  it('are its default and those it names, if supported, each once', () => {
    expect(offeredLanguages({ language: 'he', languages: ['en-GB', 'fr', 'he-IL'] })).toEqual(['he', 'en'])
    expect(offeredLanguages({ language: 'fr', languages: [] })).toEqual([])
  })
})

describe('appearance', () => {
  it('follows the system by default', () => {
    expect(readScheme(request('/'))).toBe('auto')
    expect(readScheme(request('/', { cookie: 'kalends_scheme=dark' }))).toBe('dark')
    expect(readScheme(request('/?scheme=light', { cookie: 'kalends_scheme=dark' }))).toBe('light')
  })
})

describe('cookies', () => {
  it('survives a stray percent sign', () => {
    expect(findCookie(request('/', { cookie: 'x=100%' }), 'x')).toBe('100%')
    expect(findCookie(request('/'), 'x')).toBeNull()
  })
})
