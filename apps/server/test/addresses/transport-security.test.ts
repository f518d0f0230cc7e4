import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type ConnectionOptions, connect } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { loadKeyPair } from '../../src/http/tls.ts'
import { createTestApp, createTestContext } from '../support/index.ts'

const header = 'strict-transport-security'
const year = 'max-age=31536000'

/** A server that ends TLS itself, with a certificate of its own. */
async function listenWithTls() {
  const { context } = await createTestContext({ environment: { KALENDS_TLS: 'self' } })
  const https = await loadKeyPair(context.config, context.clock.now())
  const { app } = await createTestApp({ app: https ? { https } : {} })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, https }
}

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
    const { port, https } = await listenWithTls()
    const found = await new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/health', ca: https?.cert }, ({ headers }) => resolve(headers[header])).on(
        'error',
        reject,
      )
    })
    expect(found).toBe(year)
  })
})

describe('TLS of the server itself', () => {
  it('offers versions 1.3 and 1.2 with forward secrecy and authenticated encryption, and nothing older', async () => {
    const { port } = await listenWithTls()
    const agree = (options: ConnectionOptions): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options }, () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
          socket.destroy()
        }).on('error', () => resolve('refused'))
      })
    const version = (name: 'TLSv1.1' | 'TLSv1.2') => ({ minVersion: name, maxVersion: name })
    const suite = (ciphers: string) => agree({ ...version('TLSv1.2'), ciphers })
    expect(await agree({})).toMatch(/^TLSv1\.3 /)
    expect(await suite('ECDHE-ECDSA-AES256-GCM-SHA384')).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384')
    expect(await suite('ECDHE-ECDSA-CHACHA20-POLY1305')).toBe('TLSv1.2 ECDHE-ECDSA-CHACHA20-POLY1305')
    expect(await suite('ECDHE-ECDSA-AES256-SHA')).toBe('refused')
    expect(await suite('ECDHE-ECDSA-AES128-SHA256')).toBe('refused')
    expect(await agree({ ...version('TLSv1.1'), ciphers: 'DEFAULT:@SECLEVEL=0' })).toBe('refused')
  })
})
