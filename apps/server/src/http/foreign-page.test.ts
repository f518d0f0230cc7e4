import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { isFromForeignPage, isUpstream } from './foreign-page.ts'

const site = 'https://book.example.org'
const upstream = '127.0.0.1:4000'
const visitor = { 'x-forwarded-for': '198.51.100.1' }

/** What each program sends to its upstream for https://book.example.org unless it is told otherwise, and usual settings. */
const proxies: Record<string, Record<string, string>> = {
  'nginx by default': { host: upstream, connection: 'close' },
  'nginx with an upstream block': { host: 'kalends' },
  'nginx with Host': { host: 'book.example.org', ...visitor, 'x-forwarded-proto': 'https' },
  'nginx with Host and port': { host: 'book.example.org:443', ...visitor, 'x-forwarded-proto': 'https' },
  Caddy: {
    host: 'book.example.org',
    ...visitor,
    'x-forwarded-host': 'book.example.org',
    'x-forwarded-proto': 'https',
    via: '1.1 Caddy',
  },
  Traefik: {
    host: 'book.example.org',
    ...visitor,
    'x-forwarded-host': 'book.example.org',
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
    'x-forwarded-server': 'traefik',
    'x-real-ip': '198.51.100.1',
  },
  'Apache by default': {
    host: upstream,
    ...visitor,
    'x-forwarded-host': 'book.example.org',
    'x-forwarded-server': 'book.example.org',
  },
  'Apache with ProxyPreserveHost': {
    host: 'book.example.org',
    ...visitor,
    'x-forwarded-host': 'book.example.org',
    'x-forwarded-server': 'book.example.org',
  },
}

/** How the visitor's host can reach the server: kept, in a header, or only by KALENDS_URL. */
const hostIs = (name: string): 'kept' | 'forwarded' | 'lost' => {
  if (name === 'Apache by default') return 'forwarded'
  return proxies[name]?.['host']?.startsWith('book.') ? 'kept' : 'lost'
}

async function isForeign(trustProxy: string[] | false, publicOrigin: string | undefined, headers: object) {
  const app = Fastify({ trustProxy })
  app.decorate('publicOrigin', publicOrigin)
  app.get('/', (request) => ({ isForeign: isFromForeignPage(request) }))
  const { isForeign: found } = (await app.inject({ url: '/', headers: { ...headers } })).json()
  await app.close()
  return found
}

const cases = Object.keys(proxies).flatMap((name) =>
  [false, ['127.0.0.1']].flatMap((trust) => [undefined, site].map((url) => ({ name, trust, url }))),
) as { name: string; trust: string[] | false; url: string | undefined }[]

describe('isFromForeignPage', () => {
  it.each(cases)('behind $name, trusting $trust, with KALENDS_URL $url', async ({ name, trust, url }) => {
    const from = (origin: string) => isForeign(trust, url, { ...proxies[name], origin })
    const host = hostIs(name)
    const isKnown = host === 'kept' || (host === 'forwarded' && trust !== false) || url !== undefined
    expect(await from(site)).toBe(!isKnown)
    for (const foreign of [
      'https://evil.example',
      'https://book.example.org.evil.example',
      'null',
      'https://book.example.org:8443',
    ])
      expect([foreign, await from(foreign)]).toEqual([foreign, true])
  })

  it('does not believe a visitor who claims to be a proxy', async () => {
    const claimed = { host: 'book.example.org', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    expect(await isForeign(false, site, claimed)).toBe(true)
    expect(await isForeign(['10.0.0.1'], site, claimed)).toBe(true)
  })

  it('keeps businesses with hosts of their own apart from KALENDS_URL', async () => {
    expect(await isForeign(false, site, { host: 'studio.example', origin: site })).toBe(true)
    expect(await isForeign(false, site, { host: 'studio.example', origin: 'https://studio.example' })).toBe(false)
  })

  it('lets through what is no call of a page', async () => {
    expect(await isForeign(false, site, { host: upstream })).toBe(false)
  })
})

it.each([
  ['127.0.0.1:4000', true],
  ['[::1]:4000', true],
  ['kalends', true],
  ['localhost:4000', true],
  ['book.example.org', false],
  ['book.example.org:443', false],
])('isUpstream %s: %s', (host, is) => expect(isUpstream(host)).toBe(is))
