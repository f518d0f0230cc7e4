import { type ErrorBody, type ErrorCode, errors, type OperationSpec, operations } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { allowed, preflight } from './cors.ts'
import { toRoute } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An operation of the contract whose path has no parameters: no other path takes precedence. */
    isExact?: boolean
  }
}

const addresses = createAddresses()
const prefixes = createPrefixes()

/**
 * Answers API addresses without an operation: 405 if another method exists, otherwise 404. Responses have the error
 * body and are open to all origins; no body is read. Preflights succeed everywhere below the API, so that pages can
 * read the refusal of the actual request.
 */
export function answerUnknownRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.isExact) return
    const methods = methodsAt(request.url)
    if (methods?.has(request.method === 'HEAD' ? 'GET' : request.method)) return
    if (!methods) return isUnknownRequest(request) ? answerUnknownRoute(request, reply) : undefined
    if (isPreflight(request)) return answerPreflight(reply)
    return reply
      .headers(allowed)
      .header('allow', [...methods].join(', '))
      .code(405)
      .send(refusal('METHOD_NOT_ALLOWED', errors.METHOD_NOT_ALLOWED.meaning))
  })
  app.setNotFoundHandler(answerUnknownRoute)
}

/** Answers a call that no operation answers. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isPreflight(request)) return answerPreflight(reply)
  return reply.headers(allowed).code(404).send(refusal('NOT_FOUND', 'The API has no such route.'))
}

/** Returns true if a path has a version in it, as calls of other products do: such an address without a page is a call. */
export function isVersionedPath(path: string): boolean {
  return !path.startsWith('/s/') && /\/v\d+\//.test(path)
}

function isPreflight(request: FastifyRequest): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply.headers(preflight).code(204).send()
}

function refusal(code: ErrorCode, description: string): ErrorBody {
  return { message: description, details: { applicationError: { code, description, data: {} } } }
}

/**
 * Returns true if no route accepts the method, also where the catch-all route of the pages would match an address of
 * the API.
 */
function isUnknownRequest(request: FastifyRequest): boolean {
  if (request.is404) return true
  if (request.routeOptions.url !== '/*') return false
  const [, first = '', second = ''] = (request.url.split('?', 1)[0] ?? '').split('/')
  return /^(?:_?api|_iam|oauth2|v\d+)$/.test(first) || prefixes.has(`${first}/${second}`)
}

/** The first two parts of the addresses of the API: pages share the first. */
function createPrefixes(): ReadonlySet<string> {
  const paths = Object.values(operations).flatMap((table) =>
    (Object.values(table) as OperationSpec[]).flatMap(({ paths }) => paths),
  )
  return new Set(paths.map((path) => path.split('/').slice(1, 3).join('/')))
}

/** Returns the methods at an address; an exact path takes precedence over a parameter, for every method. */
function methodsAt(url: string): ReadonlySet<string> | undefined {
  return addresses.find('GET', url.split('?', 1)[0] ?? url)?.store
}

type Addresses = { find(method: 'GET', path: string): { store: ReadonlySet<string> } | null }

function createAddresses(): Addresses {
  const found = new Map<string, Set<string>>()
  const note = (path: string, method: string): void => {
    const { url } = toRoute(path)
    found.set(url, (found.get(url) ?? new Set()).add(method))
  }
  for (const table of Object.values(operations)) {
    for (const { method, paths, fallbackPaths = [] } of Object.values(table) as OperationSpec[]) {
      for (const path of paths) note(path, method)
      for (const path of fallbackPaths) note(path, 'POST')
    }
  }
  const router = findMyWay({ maxParamLength: 4096 })
  for (const [url, methods] of found) router.on('GET', url, () => undefined, methods)
  return router as Addresses
}
