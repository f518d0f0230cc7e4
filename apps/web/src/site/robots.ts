import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { addressIn } from '../paths.ts'

/** Paths closed to crawlers: the dashboard, single bookings and forms, also of businesses below `/s/` on this host. */
const CLOSED = [
  '/dashboard',
  '/bookings/',
  '/services/*/book',
  '/s/*/dashboard',
  '/s/*/bookings/',
  '/s/*/services/*/book',
]

/** RFC 9309. Crawlers request it only at the root of a host, so it lists the sitemaps of the businesses below `/s/` too. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { published, basePath, sitesByPath } = context.get(requestContext)
  const others = basePath === '' ? (await sitesByPath()).map((slug) => `/s/${slug}`) : []
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    ...[published.basePath, ...others].map((base) => `Sitemap: ${published.origin}${addressIn(base, '/sitemap.xml')}`),
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
