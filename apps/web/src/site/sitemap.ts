import type { LoaderFunctionArgs } from 'react-router'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { offeredLanguages } from '../lib/preferences.ts'
import { isUnlisted, readSearchTags } from '../lib/search-tags.ts'
import { addressIn, paths } from '../paths.ts'
import { listServices, serviceCard } from './data/services.ts'

/** Most URLs of one sitemap file. */
const MOST = 50_000

/** Every public page of the business in each of its languages (sitemaps.org protocol). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const request = context.get(requestContext)
  const pages = (await listPages(request)).slice(0, MOST)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map((page) => entry(request, page)),
    '</urlset>',
  ].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

type Page = { path: string; changedAt?: string | undefined }

async function listPages({ kalends, site }: RequestContext): Promise<Page[]> {
  const [services, { staffMembers }, { plans }] = await Promise.all([
    listServices(kalends),
    kalends.resources.listStaff(),
    kalends.plans.listPublicPlans({ limit: 100 }),
  ])
  const listed = services.filter(({ seoData }) => !isUnlisted(readSearchTags(seoData)))
  const offers = listed.map((service) => ({
    path: paths.offer(serviceCard(service, site)),
    changedAt: service.updatedDate ?? undefined,
  }))
  const planPages = (plans ?? []).map(({ slug, updatedDate }) => ({
    path: paths.plan(slug ?? ''),
    changedAt: updatedDate ?? undefined,
  }))
  const hasClasses = services.some(({ type }) => type === 'CLASS')
  return [
    { path: paths.home() },
    ...(hasClasses ? [{ path: paths.classes() }] : []),
    ...offers,
    ...(planPages.length > 0 ? [{ path: paths.plans() }, ...planPages] : []),
    ...staffMembers.map(({ slug }) => ({ path: paths.person(slug) })),
    ...[paths.about(), paths.terms(), paths.privacy(), paths.accessibility()].map((path) => ({ path })),
  ]
}

function entry({ published: { origin, basePath }, site }: RequestContext, { path, changedAt }: Page): string {
  const address = (of: string): string => escaped(`${origin}${addressIn(basePath, of)}`)
  const languages = offeredLanguages(site)
  const others = languages.map((language) => alternate(language, address(`${path}?lang=${language}`)))
  return [
    '<url>',
    `<loc>${address(path)}</loc>`,
    ...(changedAt ? [`<lastmod>${escaped(new Date(changedAt).toISOString())}</lastmod>`] : []),
    ...(languages.length > 1 ? [...others, alternate('x-default', address(path))] : []),
    '</url>',
  ].join('')
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
