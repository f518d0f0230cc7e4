// The build of the pages is a virtual module: it exists only while Vite builds or serves.
// @ts-expect-error it has no type of its own
import * as pages from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { findForms } from './lib/forms-of-pages.ts'
import { type Face, loadedMessages, loadMessages } from './lib/messages/store.ts'
import { type RequestContext, requestContext } from './lib/page-context.ts'
import { chooseLanguage, preferenceCookies, readScheme } from './lib/preferences.ts'
import type { PageContext } from './lib/server-context.ts'
import { createTranslate } from './lib/translate.tsx'
import { visitorFor } from './lib/visitor.ts'
import { findFace } from './paths.ts'

export type { PageContext, PageSite } from './lib/server-context.ts'

const build = pages as unknown as ServerBuild
const addresses = new Set(Object.keys(build.routes).map((id) => buildAddress(id)))
const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()
const MOST_HANDLERS = 500 // one per site in use on this process; more than that start over

/** What the page at an address takes as a form, so that the server reads no other. The prefix of the site is left out. */
export const formAt = findForms(build.routes)

/** Where the files of the browser lie, relative to this bundle, and the address prefix that may be cached for ever. */
export const clientFiles = { directory: '../client', immutablePrefix: '/assets/' } as const

/**
 * Answers one request for a page: documents, their data and their forms. The server calls nothing else of this bundle.
 *
 * @param request address as the visitor sees it, the site's prefix included
 */
export async function handlePage(request: Request, page: PageContext): Promise<Response> {
  const language = chooseLanguage(request, page.site.language)
  const path = new URL(request.url).pathname.slice(page.basePath.length)
  const face = findFace(path)
  await loadMessages(language, face)
  const visitor = visitorFor(request, page)
  const context: RequestContext = {
    ...page,
    language,
    scheme: readScheme(request),
    t: createTranslate(language, loadedMessages(language, face)),
    pages: addresses,
    outside: new Set(),
    kalends: visitor.kalends,
    become: visitor.become,
  }
  const response = await handlerFor(page.basePath)(
    request,
    new RouterContextProvider(new Map([[requestContext, context]])),
  )
  // Answers to scripts say who is signed in too: no shared cache keeps them.
  if (!response.headers.has('cache-control'))
    response.headers.set('cache-control', cachingOf(face, path, request.method))
  const cookies = [...preferenceCookies(request), ...visitor.cookies()]
  for (const cookie of cookies) if (cookie) response.headers.append('set-cookie', cookie)
  return response
}

/**
 * Back shows nothing from a cache of the pages behind a sign-in or a link: they are asked for again, and refused once it has
 * ended. The answer to a form is shown again, since the browser cannot ask for it a second time, and so is a checkout with
 * what was typed into it.
 */
function cachingOf(face: Face, path: string, method: string): string {
  const isPersonal = (face !== 'site' && !path.startsWith('/checkout/')) || path.startsWith('/bookings/')
  return isPersonal && method !== 'POST' ? 'private, no-store' : 'private, no-cache'
}

/** The router's basename is part of its build; sites found by path differ in nothing else. */
function handlerFor(basePath: string): ReturnType<typeof createRequestHandler> {
  const known = handlers.get(basePath)
  if (known && !import.meta.env.DEV) return known
  if (handlers.size >= MOST_HANDLERS) handlers.clear()
  const handler = createRequestHandler({ ...build, basename: basePath || '/' }, import.meta.env.MODE)
  handlers.set(basePath, handler)
  return handler
}

/** Every route with those around it, from the root. */
function buildAddress(id: string): string {
  const route = build.routes[id]
  const above = route?.parentId ? buildAddress(route.parentId) : ''
  return route?.path ? `${above}/${route.path}` : above
}
