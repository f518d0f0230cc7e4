import type { redirects } from '@kalends/contract'
import { inQuery } from './rules/authorize-answer.ts'

/** The name under which an address carries the secret of a session. */
export const secretParameter = 'redirectSession'

/** A new session with the address that opens it. */
export function redirectSessionView(
  id: string,
  { origin, path, secret, query }: { origin: string; path: string; secret: string; query: Record<string, string> },
): redirects.RedirectSession {
  const endpoint = `${origin}${path}`
  const searchParams = { ...query, [secretParameter]: secret }
  return {
    id,
    fullUrl: inQuery(endpoint, searchParams),
    shortUrl: `${origin}/r/${secret}`,
    urlDetails: { endpoint, searchParams },
    sessionToken: secret,
  }
}

/** A session that leads to what the owner runs elsewhere: only its short address is ours, and no secret goes there. */
export function outsideSessionView(
  id: string,
  { origin, target, secret, query }: { origin: string; target: string; secret: string; query: Record<string, string> },
): redirects.RedirectSession {
  const { href, searchParams: own } = new URL(target)
  const searchParams = { ...query, ...Object.fromEntries(own) }
  const endpoint = href.replace(/\?[^#]*/, '')
  return {
    id,
    fullUrl: Object.keys(searchParams).length > 0 ? inQuery(endpoint, searchParams) : endpoint,
    shortUrl: `${origin}/r/${secret}`,
    urlDetails: { endpoint, searchParams },
    sessionToken: secret,
  }
}

/** The same as events tell it: nobody who hears of it can open it. */
export function toldSession(session: redirects.RedirectSession): redirects.RedirectSession {
  const endpoint = session.urlDetails?.endpoint ?? ''
  return { id: session.id ?? '', fullUrl: endpoint, shortUrl: endpoint, urlDetails: { endpoint } }
}
