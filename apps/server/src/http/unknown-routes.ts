import { type ErrorBody, type ErrorCode, errors, type OperationSpec, operations } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { allowed, preflight } from './cors.ts'
import { routeOf } from './route.ts'

/**
 * Answers requests to addresses of the API that no operation answers: 405 where other methods do, else 404. Both carry
 * the error body and open to all origins, whatever the method and the content type; no body is read. A preflight says
 * yes everywhere below the API, so that the page that sent it can read the refusal of the request itself.
 */
export function answerUnknownRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const methods = methodsAt(request.url)
    if (methods?.has(request.method === 'HEAD' ? 'GET' : request.method)) return
    if (!methods && !isUnknownCall(request)) return
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
      return reply.headers(preflight).code(204).send()
    reply.headers(allowed)
    if (!methods) return reply.code(404).send(refusal('NOT_FOUND', 'The API has no such route.'))
    return reply
      .header('allow', [...methods].join(', '))
      .code(405)
      .send(refusal('METHOD_NOT_ALLOWED', errors.METHOD_NOT_ALLOWED.meaning))
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refusal('NOT_FOUND', 'There is nothing at this address.')),
  )
}

function refusal(code: ErrorCode, description: string): ErrorBody {
  return { message: description, details: { applicationError: { code, description, data: {} } } }
}

/** Whether a request that at most a page would answer lies where the API does. */
function isUnknownCall(request: FastifyRequest): boolean {
  if (!request.is404 && request.routeOptions.url !== '/*') return false
  const [, first = '', second = ''] = (request.url.split('?', 1)[0] ?? '').split('/')
  prefixes ??= makePrefixes()
  return prefixes.has(first) || prefixes.has(`${first}/${second}`)
}

let prefixes: ReadonlySet<string> | undefined

/** How addresses of the API begin: with a part of its own, or with two where pages share the first. */
function makePrefixes(): ReadonlySet<string> {
  const paths = Object.values(operations).flatMap((table) =>
    (Object.values(table) as OperationSpec[]).flatMap(({ paths }) => paths),
  )
  const beginnings = paths.map((path) => path.split('/').slice(1, 3) as [string, string])
  const alone = ['v1', 'v2', 'v3', 'v4', 'oauth2', '_api', '_iam']
  return new Set([...alone, ...beginnings.map((parts) => parts.join('/'))])
}

/** The methods of the operations at an address; an exact name stands before a parameter, whatever the method. */
function methodsAt(url: string): ReadonlySet<string> | undefined {
  addresses ??= makeAddresses()
  return addresses.find('GET', url.split('?', 1)[0] ?? url)?.store
}

type Addresses = { find(method: 'GET', path: string): { store: ReadonlySet<string> } | null }

let addresses: Addresses | undefined

function makeAddresses(): Addresses {
  const found = new Map<string, Set<string>>()
  const note = (path: string, method: string): void => {
    const { url } = routeOf(path)
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
