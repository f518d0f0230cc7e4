import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { findFramers, findOnwardRedirect } from '../../features/redirects/index.ts'
import { findSiteByAddress, listSitesByPath, publicAddress, publicSite } from '../../features/sites/index.ts'
import { isNear } from '../../gateways/near-host.ts'
import { Refusal } from '../../refusal.ts'
import { type BodiesInFlight, ServerBusy } from '../bodies/bodies-in-flight.ts'
import { jsonTypes, readMediaType } from '../bodies/read-body.ts'
import { answerBusyPage, answerError } from '../errors.ts'
import { callInProcess } from '../in-process.ts'
import { answerUnknownRoute, isVersionedPath } from '../unknown-routes.ts'
import { type PageForm, readForm } from './page-forms.ts'

/** Exports of the page bundle; see server.ts of the web app. */
export type PagesBundle = {
  handlePage(request: Request, page: Record<string, unknown>): Promise<Response>
  /** What the page at an address takes as a form, the prefix of the business left out. */
  formAt(path: string): PageForm | 'no page' | 'no form'
}

export type PagesOptions = {
  /** The pages' build: `client` with the browser's files, `server` with the bundle. */
  folder: string
}

type PagesSource = {
  loadBundle: () => Promise<PagesBundle>
  bodies: BodiesInFlight
  /** Files for browsers, served as they are. */
  files?: string
  /** Runs in front of every page; may answer by itself and then never resolves. */
  before?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Answers every address outside the API with a page. */
export async function answerPages(
  app: FastifyInstance,
  context: Context,
  options: PagesOptions,
  bodies: BodiesInFlight,
): Promise<void> {
  const bundle = (await import(pathToFileURL(join(options.folder, 'server/server.js')).href)) as PagesBundle
  await servePages(app, context, {
    loadBundle: async () => bundle,
    files: join(options.folder, 'client'),
    bodies,
  })
}

/** Serves pages from a bundle that may change between requests, as in development. */
export async function servePages(app: FastifyInstance, context: Context, source: PagesSource): Promise<void> {
  if (source.files) await serveBrowserFiles(app, source.files)
  await app.register(async (pages) => {
    // Bodies are read once the page is known to accept them, and parsed by the page.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
    pages.setErrorHandler(async (error, request, reply) => {
      if (error instanceof ServerBusy) return answerBusyPage(reply)
      const siteAddress = isTooLarge(error)
        ? await findSiteByAddress(context, { host: request.host, path: request.url })
        : undefined
      if (!siteAddress) return answerError(error, request, reply)
      // A browser that is still sending ignores redirects on a connection that closes.
      request.raw.resume()
      return reply.removeHeader('connection').redirect(`${siteAddress.basePath}/login/too-large`, 303)
    })
    // Runs before content type parsing: Fastify itself refuses malformed content types.
    pages.addHook('onRequest', async (request, reply) => {
      await source.before?.(request, reply)
      const [path = ''] = request.url.split('?', 1)
      if (!isVersionedPath(path)) return
      const bundle = await source.loadBundle()
      if (bundle.formAt(path) === 'no page') return answerUnknownRoute(request, reply)
    })
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const origin = `${request.protocol}://${request.host}`
        if (!URL.canParse(origin)) return reply.code(400).type('text/plain').send('This is no name of a host.')
        const siteAddress = await findSiteByAddress(context, { host: request.host, path: request.url })
        const site = siteAddress && (await publicSite(context, siteAddress.siteId))
        const bundle = await source.loadBundle()
        const [path = '', query = ''] = request.url.split('?', 2)
        const isPost = request.method === 'POST'
        const formTaken = isPost ? bundle.formAt(path.slice(siteAddress?.basePath.length)) : undefined
        if (isPost && jsonTypes.includes(readMediaType(request)) && (!site || typeof formTaken === 'string'))
          return answerUnknownRoute(request, reply)
        if (!siteAddress || !site)
          return reply.code(404).type('text/plain').send('There is no business at this address.')
        const page = { page: path.slice(siteAddress.basePath.length), query: new URLSearchParams(query) }
        const pageContext = {
          api: (inner: Request) => callInProcess(app, inner, request),
          site,
          basePath: siteAddress.basePath,
          sitesByPath: () => listSitesByPath(context, request.host),
          nonce: randomBytes(16).toString('base64url'),
          now: () => context.clock.now(),
          origin,
          isExposed: request.protocol === 'http' && !isNear(request.hostname),
          published: await publishedAt(context, siteAddress.siteId),
          framers: await findFramers(context, siteAddress.siteId, page),
          onward: await findOnwardRedirect(context, siteAddress.siteId, page.page),
          report: (error: unknown) => request.log.error({ err: error, requestId: request.id }, 'page failed'),
        }
        const form =
          formTaken !== undefined
            ? await readForm(context, request, reply, {
                form: formTaken,
                siteId: siteAddress.siteId,
                isShown: () => isShown(bundle, pageContext, request, reply),
                bodies: source.bodies,
              })
            : undefined
        if (typeof form === 'object' && 'refused' in form)
          return reply.code(form.refused).type('text/plain').send(form.reason)
        const response = await bundle.handlePage(webRequest(request, reply, form), pageContext)
        return sendResponse(reply, response)
      },
    })
  })
}

async function publishedAt(context: Context, siteId: string): Promise<{ origin: string; basePath: string }> {
  const { origin, pathname } = new URL(await publicAddress(context, siteId))
  return { origin, basePath: pathname === '/' ? '' : pathname }
}

const isTooLarge = (error: unknown): boolean => error instanceof Refusal && error.code === 'PAYLOAD_TOO_LARGE'

async function serveBrowserFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(serveFiles, {
    root,
    wildcard: false,
    index: false,
    // The build writes a compressed copy of each text file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names below assets/ carry a hash of their content.
      const forever = path.includes('/assets/')
      // Scripts of workers are confined by it: nothing here limits what they load.
      reply.header('content-security-policy', "base-uri 'none'; object-src 'none'; frame-ancestors 'none'")
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** Returns true if a page exists at an address: requests its data, as its scripts do. */
async function isShown(
  bundle: PagesBundle,
  pageContext: Record<string, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const address = new URL(toUrl(request))
  if (!address.pathname.endsWith('.data')) address.pathname += '.data'
  const headers = toHeaders(request)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name)
  const requested = new Request(address, { headers, signal: abortSignal(reply) })
  const response = await bundle.handlePage(requested, pageContext)
  await response.body?.cancel()
  return response.status === 200
}

function webRequest(request: FastifyRequest, reply: FastifyReply, form?: Buffer | FormData | URLSearchParams): Request {
  const headers = toHeaders(request)
  const signal = abortSignal(reply)
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return new Request(toUrl(request), { method, headers, signal })
  if (form && !(form instanceof Uint8Array)) {
    // The body is re-encoded by this server.
    for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name)
    return new Request(toUrl(request), { method, headers, body: form, signal })
  }
  const body = form ? new Uint8Array(form) : null
  return new Request(toUrl(request), { method, headers, body, signal })
}

const toUrl = (request: FastifyRequest) => `${request.protocol}://${request.host}${request.url}`

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined && !name.startsWith(':')) headers.append(name, item)
  }
  return headers
}

/** Ends with the connection. */
function abortSignal(reply: FastifyReply): AbortSignal {
  const abort = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  return abort.signal
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(response.body ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) : null)
}
