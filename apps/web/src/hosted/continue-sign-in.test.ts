import { KalendsError } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../lib/page-context.ts'
import { nextIn, nextUrl, signInProblem } from './continue-sign-in.ts'

const page = { origin: 'https://verde.example', basePath: '/s/verde' } as unknown as RequestContext
const signInUrl = (requested: string) =>
  new URL(`https://verde.example/login?${new URLSearchParams({ next: requested })}`)
const next = (requested: string) => nextUrl(page, signInUrl(requested))

describe('where a sign-in continues', () => {
  it.each(['/s/verde/services/cut', '/oauth2/authorize?session=a.b&x=http://other.example', '/s/verde'])(
    'continues to %s',
    (requested) => {
      expect(next(requested)).toBe(`https://verde.example${requested}`)
    },
  )

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/x//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil',
    '',
  ])('goes to the home page instead of %j, which is not passed on', (requested) => {
    expect(next(requested)).toBe('https://verde.example/s/verde/')
    expect(nextIn(signInUrl(requested))).toEqual({})
  })

  it('passes a path of at most 500 characters on', () => {
    const longest = `/${'x'.repeat(499)}`
    expect(nextIn(signInUrl(longest))).toEqual({ next: longest })
    expect(nextIn(signInUrl(`${longest}x`))).toEqual({})
  })
})

describe('what a refusal means', () => {
  it('rethrows anything unexpected', () => {
    expect(() => signInProblem(new Error('broken'))).toThrow('broken')
    const failure = { status: 500, code: '', description: '', data: {}, fieldViolations: [], requestId: undefined }
    expect(() => signInProblem(new KalendsError(failure))).toThrow(KalendsError)
  })
})
