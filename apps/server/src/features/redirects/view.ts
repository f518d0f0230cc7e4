import type { redirects } from '@kalends/contract'
import { inQuery } from './rules/authorize-answer.ts'

/** Query parameter with the session's secret. */
export const secretParameter = 'redirectSession'

/** API shape of a new session with its URL. */
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

/** API shape of a session that leads to another product. Only its short URL is ours; no secret is passed on. */
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

/** Returns the session for events, without the secrets that open it. */
export function sessionForEvents(session: redirects.RedirectSession): redirects.RedirectSession {
  const endpoint = session.urlDetails?.endpoint ?? ''
  return { id: session.id ?? '', fullUrl: endpoint, shortUrl: endpoint, urlDetails: { endpoint } }
}
