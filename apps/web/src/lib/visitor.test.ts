import { describe, expect, it } from 'vitest'
import type { PageContext } from './server-context.ts'
import { visitorFor } from './visitor.ts'

const NOW = Date.parse('2026-11-24T10:00:00Z')

/** An API that hands out numbered tokens and says who called; `dead` tokens are refused. */
function aPage(siteId: string, dead: string[] = []) {
  let issued = 0
  const callers: string[] = []
  const api = async (request: Request): Promise<Response> => {
    if (request.url.endsWith('/oauth2/token')) {
      issued += 1
      return Response.json({
        access_token: `a${issued}`,
        refresh_token: `r${issued}`,
        expires_in: 14_400,
        token_type: 'Bearer',
      })
    }
    const caller = request.headers.get('authorization') ?? ''
    callers.push(caller)
    return dead.includes(caller) ? Response.json({}, { status: 401 }) : Response.json({ services: [] })
  }
  const page = {
    api,
    site: { id: siteId, clientId: 'c' },
    basePath: '',
    sitesByPath: async () => [],
    origin: 'http://x',
    now: () => NOW,
  } as unknown as PageContext
  return { page, callers, issued: () => issued }
}

const query = { query: {} }
const cookieFor = (site: string, access: string, expiresAt = NOW / 1000 + 100) =>
  `kalends_visitor=${encodeURIComponent([site, access, 'r', expiresAt, 'visitor'].join('|'))}`
const get = (cookie?: string) => new Request('http://x/', { headers: cookie ? { cookie } : {} })

describe('the visitor behind a page', () => {
  it('reads as one shared visitor, without a cookie', async () => {
    const { page, issued } = aPage('site-1')
    for (let reader = 0; reader < 3; reader++) {
      const visitor = visitorFor(get(), page)
      await visitor.kalends.services.queryServices(query)
      expect(visitor.cookies().at(-1)).toBeUndefined()
    }
    expect(issued()).toBe(1)
  })

  it('gets its own tokens with the first write', async () => {
    const { page } = aPage('site-2')
    const visitor = visitorFor(new Request('https://x/', { method: 'POST' }), page)
    await visitor.kalends.services.queryServices(query)
    expect(visitor.cookies().at(-1)).toMatch(
      /^kalends_visitor=site-2%7Ca1%7Cr1%7C\d+%7Cvisitor; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  it('is recognised by the cookie', async () => {
    const { page, callers } = aPage('site-3')
    const visitor = visitorFor(get(cookieFor('site-3', 'mine')), page)
    await visitor.kalends.services.queryServices(query)
    expect(callers).toEqual(['mine'])
    expect(visitor.cookies().at(-1)).toBeUndefined()
  })

  it('is never mistaken for a visitor of another site on the same host', async () => {
    const { page, callers } = aPage('site-4')
    await visitorFor(get(cookieFor('other-site', 'foreign')), page).kalends.services.queryServices(query)
    expect(callers).toEqual(['a1'])
  })

  it('renews the tokens of a cookie that an earlier version wrote', async () => {
    const { page, callers } = aPage('site-6')
    const cookie = `kalends_visitor=${encodeURIComponent(['site-6', 'old', 'r', NOW + 1000].join('|'))}`
    await visitorFor(get(cookie), page).kalends.services.queryServices(query)
    expect(callers).toEqual(['a1'])
  })

  it('starts over when the tokens of the cookie are refused', async () => {
    const { page, callers } = aPage('site-5', ['dead'])
    const visitor = visitorFor(get(cookieFor('site-5', 'dead')), page)
    await visitor.kalends.services.queryServices(query)
    expect(callers).toEqual(['dead', 'a1'])
    expect(visitor.cookies().at(-1)).toContain('a1')
  })
})
