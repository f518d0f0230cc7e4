import { expect, it } from 'vitest'
import { contentPolicy, type Outside } from './content-policy.ts'

function directives(...outside: Outside[]): Record<string, string> {
  const policy = contentPolicy({ nonce: 'n', framers: [], onward: [], outside, isDevelopment: false })
  return Object.fromEntries(policy.split('; ').map((text) => [text.split(' ', 1)[0], text]))
}

it('lets nothing from elsewhere run or be framed unless the page needs it', () => {
  const policy = directives('ALTCHA')
  expect(JSON.stringify(policy)).not.toContain('https:')
  expect(policy['frame-src']).toBeUndefined()
  expect(policy['frame-ancestors']).toBe("frame-ancestors 'none'")
})

it('lets the fields of Stripe load, on pages that need them', () => {
  const policy = directives('ALTCHA', 'STRIPE')
  expect(policy['script-src']).toBe("script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com")
  expect(policy['frame-src']).toBe('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
  expect(policy['connect-src']).toBe("connect-src 'self' https://api.stripe.com")
})

it('lets the captcha of the business load beside them', () => {
  const policy = directives('TURNSTILE', 'STRIPE')
  expect(policy['script-src']).toContain('https://challenges.cloudflare.com https://js.stripe.com')
  expect(policy['frame-src']).toContain('https://challenges.cloudflare.com https://js.stripe.com')
})
