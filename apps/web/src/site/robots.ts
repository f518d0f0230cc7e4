import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { addressIn } from '../paths.ts'

/** What is nobody's to find: the staff's side, single bookings, forms. Of businesses below `/s/` on this host as well. */
const CLOSED = [
  '/dashboard',
  '/bookings/',
  '/services/*/book',
  '/s/*/dashboard',
  '/s/*/bookings/',
  '/s/*/services/*/book',
]

/** RFC 9309; crawlers ask for it at the top of a host alone, so it names the sitemaps of the businesses below as well. */
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
