import { describe, expect, it } from 'vitest'
import type { Auth } from '../tokens/auth.ts'
import { createClient } from './client.ts'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

function aServer(answers: (url: string, init: RequestInit) => Answer | Promise<Answer>) {
  const seen: { url: string; init: RequestInit }[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    seen.push({ url, init })
    const { status = 200, body = {}, headers = {} } = await answers(url, init)
    return Response.json(body, { status, headers })
  }
  return { fetch, seen }
}

const queryOf = (length: number) => ({ query: { filter: { name: 'x'.repeat(length) } } })

describe('a client', () => {
  it('turns a GET into a POST if its query is longer than 4000 characters', async () => {
    const { fetch, seen } = aServer(() => ({}))
    const { services } = createClient({ apiUrl: 'http://k', fetch })
    const atLimit = 4000 - 'query.filter.name='.length
    await services.queryAddOns(queryOf(atLimit))
    await services.queryAddOns(queryOf(atLimit + 1))
    expect(seen.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
    expect(seen[1]?.url).toBe('http://k/v1/add-ons/query')
    expect(JSON.parse(String(seen[1]?.init.body))).toEqual(queryOf(atLimit + 1))
  })

  it('writes a date in a query as an ISO string', async () => {
    const { fetch, seen } = aServer(() => ({}))
    const { categories } = createClient({ apiUrl: '', fetch })
    // The types of this client know texts alone; those of `createKalends` know dates too.
    const since = { $gt: new Date(Date.UTC(2026, 10, 26)) as unknown as string }
    await categories.queryCategoriesV2({ query: { filter: { createdDate: since } } })
    expect(new URL(seen[0]?.url ?? '', 'http://k').searchParams.get('query.filter.createdDate.$gt')).toBe(
      '2026-11-26T00:00:00.000Z',
    )
  })

  it('repeats a call once with renewed credentials', async () => {
    const { fetch, seen } = aServer(() => ({ status: 401 }))
    let renewals = 0
    const auth: Auth = {
      headers: async () => ({ authorization: `t${renewals}` }),
      renew: async () => {
        renewals += 1
        return true
      },
    }
    const call = createClient({ apiUrl: '', fetch, auth }).sites.getSite()
    await expect(call).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    expect(seen.map(({ init }) => (init.headers as Record<string, string>)['authorization'])).toEqual(['t0', 't1'])
  })

  it('tells which fields were ignored', async () => {
    const { fetch } = aServer(() => ({ headers: { warnings: 'booking.a%2Cb, colour' } }))
    const ignored: string[] = []
    await createClient({ apiUrl: '', fetch, onIgnoredFields: (fields) => ignored.push(...fields) }).sites.getSite()
    expect(ignored).toEqual(['booking.a,b', 'colour'])
  })
})

describe('a call without an answer', () => {
  const failing = (cause: unknown) =>
    createClient({
      apiUrl: '',
      fetch: async () => {
        throw cause
      },
    }).sites.getSite()

  it('fails with a typed error and its cause when offline', async () => {
    const cause = new TypeError('fetch failed')
    await expect(failing(cause)).rejects.toMatchObject({
      name: 'KalendsError',
      status: 0,
      code: 'NETWORK',
      message: 'System error occurred: fetch failed',
      cause,
    })
  })

  it('fails with a typed error when aborted or too slow', async () => {
    await expect(failing(AbortSignal.abort().reason)).rejects.toMatchObject({ code: 'ABORTED', status: 0 })
    await expect(failing(new DOMException('late', 'TimeoutError'))).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('ends at once when aborted while tokens are renewed, and leaves the renewal to others', async () => {
    const { fetch } = aServer(() => ({}))
    const renewal = Promise.withResolvers<Record<string, string>>()
    const { sites } = createClient({ apiUrl: '', fetch, auth: { headers: () => renewal.promise } })
    const abort = new AbortController()
    const aborted = sites.getSite({}, { signal: abort.signal })
    const other = sites.getSite()
    abort.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'ABORTED' })
    renewal.resolve({})
    await expect(other).resolves.toEqual({})
  })

  it('fails with a typed error when the answer ends early or is no JSON', async () => {
    const json = { 'content-type': 'application/json', 'x-wix-request-id': 'r-2' }
    const broken = createClient({ apiUrl: '', fetch: async () => new Response('{"a":', { headers: json }) })
    await expect(broken.sites.getSite()).rejects.toMatchObject({
      code: 'SYSTEM',
      message: 'System error occurred, request-id: r-2',
    })
  })
})
