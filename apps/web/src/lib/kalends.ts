import {
  type Client,
  createClient,
  type Fetch,
  headerAuth,
  type TokenStore,
  type Tokens,
  visitorAuth,
} from '@kalends/sdk'
import type { PageContext } from './server-context.ts'

/** For what any visitor may see: the catalogue, free times, the business itself. */
export function readingClient(page: PageContext): Client {
  return createClient({
    apiUrl: page.origin,
    fetch: inProcess(page),
    auth: headerAuth(async () => ({ authorization: await page.readingToken() })),
  })
}

/** A client in one visitor's own name, and the cookies that keep that name for the next request. */
export type PersonalClient = { client: Client; cookies: () => string[] }

/** For what belongs to one person without an account: their holds and bookings. The tokens live in a cookie of ours. */
export function visitorClient(page: PageContext, request: Request): PersonalClient {
  const name = `kalends_visitor_${page.site.id.slice(0, 8)}`
  const cookies: string[] = []
  let tokens = readTokens(request.headers.get('cookie'), name)
  const store: TokenStore = {
    read: () => tokens,
    write: (next) => {
      tokens = next
      cookies.splice(0, 1, cookieOf(page, name, next))
    },
  }
  const auth = visitorAuth({ clientId: page.site.clientId, store, now: page.now })
  return {
    client: createClient({ apiUrl: page.origin, fetch: inProcess(page, request), auth }),
    cookies: () => [...cookies],
  }
}

/** For people who work here: their cookie travels with each call, and what the answer sets travels back. */
export function staffClient(page: PageContext, request: Request, csrfToken?: string): PersonalClient {
  const cookies: string[] = []
  const send = inProcess(page, request)
  const fetch: Fetch = async (url, init) => {
    const response = await send(url, init)
    cookies.push(...response.headers.getSetCookie())
    return response
  }
  const headers = {
    cookie: request.headers.get('cookie') ?? '',
    'wix-site-id': page.site.id,
    ...(csrfToken ? { 'x-kalends-csrf': csrfToken } : {}),
  }
  return { client: createClient({ apiUrl: page.origin, fetch, headers }), cookies: () => [...cookies] }
}

function inProcess(page: PageContext, original?: Request): Fetch {
  return (url, init) => {
    const request = new Request(url, init)
    for (const name of ['user-agent', 'accept-language', 'x-forwarded-for']) {
      const value = original?.headers.get(name)
      if (value) request.headers.set(name, value)
    }
    return page.api(request)
  }
}

function readTokens(cookieHeader: string | null, name: string): Tokens | undefined {
  const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  if (!pair) return undefined
  try {
    const [accessToken, refreshToken, expiresAt] = JSON.parse(atob(pair.slice(name.length + 1))) as unknown[]
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof expiresAt !== 'number')
      return undefined
    return { accessToken, refreshToken, expiresAt }
  } catch {
    return undefined
  }
}

function cookieOf(page: PageContext, name: string, tokens: Tokens): string {
  const value = btoa(JSON.stringify([tokens.accessToken, tokens.refreshToken, tokens.expiresAt])).replace(/=+$/, '')
  const secure = page.origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${365 * 24 * 3600}${secure}`
}
