import { describe, expect, it } from 'vitest'
import { namedOrigins, originViolations, redirectViolations, withOrigins } from './client-addresses.ts'

describe('registered addresses of a client', () => {
  it('are web pages without a fragment or a password', () => {
    expect(redirectViolations(['https://a.example/back?x=1', 'http://localhost:3000/'])).toEqual([])
    const wrong = [
      'unused://',
      'javascript:alert(1)',
      'https://a.example/#x',
      'https://a.example/#',
      'https://u:p@a.example/',
      '/x',
    ]
    expect(redirectViolations(wrong).map(({ field }) => field)).toEqual(wrong.map((_, i) => `redirectUris[${i}]`))
  })

  it('have origins in the form browsers send', () => {
    expect(originViolations(['https://a.example', 'http://localhost:3000'])).toEqual([])
    const wrong = ['https://a.example/', 'https://A.example', 'https://a.example:443', '*', 'null', 'file://']
    expect(originViolations(wrong)).toHaveLength(wrong.length)
  })

  it('include their own origins', () => {
    const allowedOrigins = withOrigins(['https://a.example/x', 'https://a.example/y'], ['https://b.example'])
    expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example'])
    expect(namedOrigins({ redirectUris: ['https://a.example/x'], allowedOrigins })).toEqual(['https://b.example'])
  })
})
