import { describe, expect, it } from 'vitest'
import { type ConfigError, readConfig } from '../../src/config.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'

const only = {
  KALENDS_HTTPS_ONLY: '1',
  KALENDS_URL: 'https://book.example.org:8443',
  KALENDS_TRUST_PROXY: '10.0.0.1',
}
const { app, context } = await createTestApp({ environment: only })
await aSite(context)
const byProxy = { remoteAddress: '10.0.0.1' }

describe('KALENDS_HTTPS_ONLY', () => {
  it.each([
    ['book.example.org:4000', '/services?day=2026-06-01', 'https://book.example.org:8443/services?day=2026-06-01'],
    ['book.example.org', '//evil.example/x', 'https://book.example.org:8443//evil.example/x'],
    ['studio.example.net:4000', '/v1/staff/session', 'https://studio.example.net/v1/staff/session'],
  ])('redirects what is read from %s%s to %s', async (host, url, to) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url, headers: { host } })
      expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
        308,
        to,
        'no-store',
      ])
    }
  })

  it('refuses what is sent, and says why', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url: '/v1/staff/sign-in', payload: { password: 'readable' } })
      expect([method, answer.statusCode, answer.headers.location]).toEqual([method, 403, undefined])
      expect(answer.json().details.applicationError.code).toBe('HTTPS_REQUIRED')
    }
  })

  it('believes a trusted proxy that it was https, and nobody else', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const url = '/v1/staff/session'
    expect((await app.inject({ url, headers, ...byProxy })).statusCode).toBe(401)
    expect((await app.inject({ url, headers, remoteAddress: '203.0.113.7' })).statusCode).toBe(308)
    expect((await app.inject({ url, headers: { 'x-forwarded-proto': 'http' }, ...byProxy })).statusCode).toBe(308)
  })

  it('answers load balancers', async () => {
    for (const url of ['/health', '/ready?x=1']) expect((await app.inject({ url })).statusCode).toBe(200)
  })

  it('does not start where every request would be redirected for ever', () => {
    const mistakes = (environment: Record<string, string>) => {
      try {
        readConfig({ KALENDS_HTTPS_ONLY: '1', ...environment })
        return []
      } catch (error) {
        return (error as ConfigError).mistakes
      }
    }
    expect(mistakes({ KALENDS_URL: 'http://book.example.org', KALENDS_TLS: 'self' })).toHaveLength(1)
    expect(mistakes({ KALENDS_TRUST_PROXY: '10.0.0.1' })).toHaveLength(1)
    expect(mistakes({ KALENDS_URL: 'https://book.example.org' })).toHaveLength(1)
    expect(mistakes({ KALENDS_URL: 'https://book.example.org', KALENDS_TLS: 'self' })).toEqual([])
    expect(mistakes(only)).toEqual([])
  })

  it('is off unless it is set', async () => {
    const { app: plain } = await createTestApp({ environment: { KALENDS_URL: 'https://book.example.org' } })
    expect((await plain.inject({ url: '/v1/staff/session' })).statusCode).toBe(401)
  })
})
