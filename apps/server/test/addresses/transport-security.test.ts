import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { loadKeyPair } from '../../src/http/tls.ts'
import { createTestApp, createTestContext } from '../support/index.ts'

const header = 'strict-transport-security'
const year = 'max-age=31536000'
const overProxy = { 'x-forwarded-proto': 'https' }

describe('Strict-Transport-Security', () => {
  it('is sent if a trusted proxy terminates TLS', async () => {
    const { app } = await createTestApp({ environment: { KALENDS_TRUST_PROXY: '127.0.0.1' } })
    const request = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/health', headers })).headers[header]
    expect([await request(overProxy), await request({}), await request({ 'x-forwarded-proto': 'http' })]).toEqual([
      year,
      undefined,
      undefined,
    ])
  })

  it('is not sent because of an untrusted header', async () => {
    const { app } = await createTestApp()
    expect((await app.inject({ url: '/health', headers: overProxy })).headers[header]).toBeUndefined()
  })

  it('is sent if the server terminates TLS', async () => {
    const { context } = await createTestContext({ environment: { KALENDS_TLS: 'self' } })
    const https = await loadKeyPair(context.config, context.clock.now())
    const { app } = await createTestApp({ app: https ? { https } : {} })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const found = await new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/health', ca: https?.cert }, ({ headers }) => resolve(headers[header])).on(
        'error',
        reject,
      )
    })
    expect(found).toBe(year)
  })
})
