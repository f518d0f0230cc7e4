import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { greeting } from './greeting.ts'

const greetingLines = (environment: Record<string, string>, notes: string[] = []) =>
  greeting(readConfig({ KALENDS_DATA: '/data', ...environment }), notes).split('\n')

test('prints the address of the site, its dashboard and its data folder', () => {
  expect(greetingLines({})).toEqual([
    'Kalends is ready.',
    '  Site       http://127.0.0.1:4000',
    '  Dashboard  http://127.0.0.1:4000/dashboard',
    '  API        http://127.0.0.1:4000/docs/api',
    '  Data       /data',
    'Stop with Ctrl-C.',
    '',
  ])
})

test('prints the public address first, and the local one in the notes', () => {
  const lines = greetingLines({ KALENDS_URL: 'https://book.example.org', KALENDS_TLS: 'self' }, [
    'Come to {address}/here',
  ])
  expect(lines[1]).toBe('  Site       https://book.example.org')
  expect(lines[2]).toBe('             https://127.0.0.1:4000')
  expect(lines).toContain('  Come to https://book.example.org/here')
})

test('prints an address a browser can open when listening on all interfaces', () => {
  expect(greetingLines({ HOST: '0.0.0.0' })[1]).toBe('  Site       http://localhost:4000')
  expect(greetingLines({ HOST: '::1' })[1]).toBe('  Site       http://[::1]:4000')
})

test('hides the password of DATABASE_URL', () => {
  expect(greetingLines({ DATABASE_URL: 'postgres://u:secret@db/kalends' }).join()).not.toContain('secret')
})
