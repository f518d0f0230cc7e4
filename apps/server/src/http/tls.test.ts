import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { loadKeyPair } from './tls.ts'

const now = Date.parse('2026-06-01T09:00:00Z')
const dayMs = 24 * 60 * 60 * 1000
const folder = await mkdtemp(join(tmpdir(), 'kalends-tls-'))
afterAll(() => rm(folder, { recursive: true }))

const readTlsConfig = (environment: Record<string, string>) => readConfig({ KALENDS_DATA: folder, ...environment })

test('has no certificate without the setting', async () => {
  expect(await loadKeyPair(readTlsConfig({}), now)).toBeUndefined()
})

test('generates a certificate for every name it serves, stores it, and renews it in time', async () => {
  const config = readTlsConfig({ KALENDS_TLS: 'self', KALENDS_URL: 'https://book.example.org' })
  const first = await loadKeyPair(config, now)
  const certificate = new X509Certificate(first?.cert ?? '')
  for (const name of ['localhost', 'book.example.org']) expect(certificate.checkHost(name)).toBe(name)
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect((await stat(join(folder, 'tls-self.key'))).mode & 0o777).toBe(0o600)
  expect(await loadKeyPair(config, now + 300 * dayMs)).toEqual(first)
  expect(await loadKeyPair(config, now + 370 * dayMs)).not.toEqual(first)
})

test('generates another one when the address changes', async () => {
  const before = await loadKeyPair(readTlsConfig({ KALENDS_TLS: 'self' }), now)
  const after = await loadKeyPair(readTlsConfig({ KALENDS_TLS: 'self', KALENDS_URL: 'https://other.example.org' }), now)
  expect(after).not.toEqual(before)
})
