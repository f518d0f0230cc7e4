import { expect, it } from 'vitest'
import { listeningAddress } from './listening-address.ts'

it('returns an address that a browser on this machine can open', () => {
  expect(listeningAddress({ host: '127.0.0.1', port: 4000, tls: undefined })).toBe('http://127.0.0.1:4000')
  expect(listeningAddress({ host: '0.0.0.0', port: 80, tls: { kind: 'self' } })).toBe('https://127.0.0.1:80')
  expect(listeningAddress({ host: 'fe80::1', port: 1, tls: undefined })).toBe('http://[fe80::1]:1')
})
