import { type Client, createClient, type Fetch } from '@kalends/sdk'
import type { PageContext } from './server-context.ts'

/** A client in one person's name, and the cookies that its answers set for the browser. */
export type PersonalClient = { client: Client; cookies: () => string[] }

/** For people who work here: their cookie travels with each call, and what the answer sets travels back. */
export function staffClient(page: PageContext, request: Request, csrfToken?: string): PersonalClient {
  const cookies: string[] = []
  const send = carry(page, request)
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

/** Forwards the browser's headers, since the server records where someone signed in. */
function carry(page: PageContext, original: Request): Fetch {
  return (url, init) => {
    const request = new Request(url, init)
    for (const name of ['user-agent', 'accept-language']) {
      const value = original.headers.get(name)
      if (value) request.headers.set(name, value)
    }
    return page.api(request)
  }
}
