import { X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config.ts'

export type KeyPair = { cert: string; key: string }

/** Forward secrecy and authenticated encryption only, the strongest first. Source: RFC 9325 sections 3.1.1 and 4.2. */
export const tlsSettings = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
} as const

const dayMs = 24 * 60 * 60 * 1000
const validDays = 397
const renewBeforeDays = 30

/** Loads the server's certificate and key; undefined for plain HTTP. */
export async function loadKeyPair(config: Config, now: number): Promise<KeyPair | undefined> {
  if (!config.tls) return undefined
  if (config.tls.kind === 'self') return loadSelfSigned(config, now)
  return { cert: readFileSync(config.tls.certFile, 'utf8'), key: readFileSync(config.tls.keyFile, 'utf8') }
}

/** Stored in the data folder, so that a browser has to accept it only once. */
async function loadSelfSigned(config: Config, now: number): Promise<KeyPair> {
  const certFile = join(config.dataFolder, 'tls-self.crt')
  const keyFile = join(config.dataFolder, 'tls-self.key')
  const names = certificateNames(config)
  if (existsSync(certFile) && existsSync(keyFile)) {
    const stored = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') }
    if (isStillValid(stored.cert, names, now)) return stored
  }
  const generated = await generateKeyPair(names, now)
  writeFileSync(keyFile, generated.key, { mode: 0o600 })
  writeFileSync(certFile, generated.cert, { mode: 0o600 })
  return generated
}

function isStillValid(cert: string, names: string[], now: number): boolean {
  const certificate = new X509Certificate(cert)
  if (Date.parse(certificate.validTo) - now < renewBeforeDays * dayMs) return false
  return names.every(
    (name) => (isIpAddress(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined,
  )
}

async function generateKeyPair(names: string[], now: number): Promise<KeyPair> {
  const altNames = names.map((name) =>
    isIpAddress(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
  )
  // Imported on demand: it is large.
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: names[0] as string }], {
    notBeforeDate: new Date(now - dayMs),
    notAfterDate: new Date(now + validDays * dayMs),
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  })
  return { cert, key }
}

function certificateNames({ host, publicUrl }: Config): string[] {
  const given = [host, publicUrl ? new URL(publicUrl).hostname : undefined, hostname()]
  const named = given.filter((name): name is string => name !== undefined && !['0.0.0.0', '::'].includes(name))
  return [...new Set(['localhost', '127.0.0.1', ...named])]
}

function isIpAddress(name: string): boolean {
  return /^[\d.]+$/.test(name) || name.includes(':')
}
