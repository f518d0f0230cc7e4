import { KalendsError } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../lib/page-context.ts'
import { nextUrl, signInProblem } from './continue-sign-in.ts'

const page = { origin: 'https://verde.example', basePath: '/s/verde' } as unknown as RequestContext
const next = (requested: string) =>
  nextUrl(page, new URL(`https://verde.example/login?${new URLSearchParams({ next: requested })}`))

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
  ])('goes to the home page instead of %j', (requested) => {
    expect(next(requested)).toBe('https://verde.example/s/verde/')
  })
})

describe('what a refusal means', () => {
  it('rethrows anything unexpected', () => {
    expect(() => signInProblem(new Error('broken'))).toThrow('broken')
    const failure = { status: 500, code: '', description: '', data: {}, fieldViolations: [], requestId: undefined }
    expect(() => signInProblem(new KalendsError(failure))).toThrow(KalendsError)
  })
})
