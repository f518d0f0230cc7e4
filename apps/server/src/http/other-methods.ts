import { type OperationSpec, operations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { allowed, preflight } from './cors.ts'
import { routeOf } from './route.ts'

const description = 'This address answers other methods.'
const refusal = {
  message: description,
  details: { applicationError: { code: 'METHOD_NOT_ALLOWED', description, data: {} } },
}

/** Answers what is asked of an operation's address in a method that no operation has there, preflights among them. */
export function answerOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const methods = methodsAt(request.url)
    if (!methods || methods.has(request.method === 'HEAD' ? 'GET' : request.method)) return
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
      return reply.headers(preflight).code(204).send()
    return reply
      .headers(allowed)
      .header('allow', [...methods].join(', '))
      .code(405)
      .send(refusal)
  })
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
