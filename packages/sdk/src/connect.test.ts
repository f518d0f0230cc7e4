import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from './connect.ts'

// Calls as the hosted platform's client makes them: methods, URLs, headers and bodies of packages/contract/facts/transport.json.
const json = { 'Content-Type': 'application/json' }
const gateway = { 'x-wix-bi-gateway': 'environment=js-sdk,package-name=@wix/bookings,method-fqn=queryServices' }
const recorded: [name: string, url: string, init: RequestInit][] = [
  [
    'a visitor token',
    'https://www.wixapis.com/oauth2/token',
    { method: 'POST', headers: json, body: '{"clientId":"c","grantType":"anonymous"}' },
  ],
  [
    'a sign-in',
    'https://www.wixapis.com/_api/iam/authentication/v2/login',
    {
      method: 'POST',
      headers: { ...json, Authorization: 'token' },
      body: '{"loginId":{"email":"ada@example.org"},"password":"p"}',
    },
  ],
  [
    'a redirect session',
    'https://www.wixapis.com/_api/redirects-api/v1/redirect-session',
    { method: 'POST', headers: { ...json, Authorization: 'token' }, body: '{"logout":{"clientId":"c"}}' },
  ],
  [
    'a module call',
    'https://edge.wixapis.com/_api/bookings/v2/services/query',
    { method: 'POST', headers: { ...json, ...gateway, Authorization: 'token' }, body: '{"query":{}}' },
  ],
  [
    'a read with a query',
    'https://edge.wixapis.com/members/v1/members/my?fieldsets=FULL&fieldsets=PUBLIC&paging.limit=5',
    { method: 'GET', headers: { Authorization: 'token', 'X-Wix-Consistent': 'abc' } },
  ],
]

afterEach(() => vi.unstubAllGlobals())

/** Replaces the global `fetch` by one that reports what it was called with. */
function recordFetch(): string[] {
  const seen: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://page.example'),
      input instanceof Request ? input : init,
    )
    const headers = [...request.headers].map(([name, value]) => `${name}: ${value}`)
    seen.push([`${request.method} ${request.url}`, ...headers, await request.text()].join('\n'))
    return new Response('{}')
  })
  return seen
}

async function written(url: string, init: RequestInit): Promise<string> {
  const request = new Request(url, init)
  const headers = [...request.headers].map(([name, value]) => `${name}: ${value}`)
  return [`${request.method} ${request.url}`, ...headers, await request.text()].join('\n')
}

describe('connect', () => {
  it.each(recorded)('sends %s to the Kalends server, otherwise unchanged', async (_, url, init) => {
    const seen = recordFetch()
    connect('http://127.0.0.1:4000')
    await fetch(url, init)
    await fetch(new URL(url), init)
    await fetch(new Request(url, init))
    const expected = await written(url.replace(/https:\/\/\w+\.wixapis\.com/, 'http://127.0.0.1:4000'), init)
    expect(seen).toEqual([expected, expected, expected])
  })

  it('leaves every other call alone', async () => {
    const seen = recordFetch()
    connect('https://book.example')
    const others = [
      'https://wixapis.com/',
      'https://www.wixapis.com.evil.example/',
      'https://www.wixapis.com:8443/x',
      '/own/path',
    ]
    for (const url of others) await fetch(url)
    expect(seen.map((call) => call.split('\n')[0])).toEqual([
      ...others.slice(0, 3).map((url) => `GET ${url}`),
      'GET http://page.example/own/path',
    ])
  })

  it('may be called twice, and ends where it began', async () => {
    const seen = recordFetch()
    const recording = globalThis.fetch
    const first = connect('https://one.example')
    const second = connect('https://two.example')
    await fetch('https://www.wixapis.com/oauth2/token')
    second()
    await fetch('https://www.wixapis.com/oauth2/token')
    first()
    expect(seen.map((call) => call.split('\n')[0])).toEqual([
      'GET https://two.example/oauth2/token',
      'GET https://one.example/oauth2/token',
    ])
    expect(globalThis.fetch).toBe(recording)
  })

  it('fails as fetch does for a URL that is none', async () => {
    vi.unstubAllGlobals()
    const restore = connect('https://book.example')
    await expect(fetch('http://')).rejects.toBeInstanceOf(TypeError)
    restore()
  })
})
