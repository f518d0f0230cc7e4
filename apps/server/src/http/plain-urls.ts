import type { FastifyInstance } from 'fastify'
import { Violations } from '../refusal.ts'
import { refusalAnswer } from './errors.ts'

/** Control characters (U+0000 to U+001F, U+007F to U+009F) as they are encoded in a URL. */
const controls = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i

/**
 * Refuses URLs with control characters in the path or the query, and paths that are no UTF-8, before anything reads them.
 * No name, id or text of a URL has any: they are line breaks for headers and logs, or end texts early.
 */
export function refuseOddUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const description = findFault(request.raw.url ?? '')
    if (description === undefined) return
    const fault = { field: 'url', description, violatedRule: 'FORMAT', data: {} } as const
    const { status, body } = refusalAnswer(new Violations([fault]))
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  })
}

/** Returns what is wrong with a URL as it was requested; undefined if nothing is. */
export function findFault(url: string): string | undefined {
  if (controls.test(url)) return 'must not contain control characters'
  const [path = ''] = url.split('?', 1)
  return isText(path) ? undefined : 'must be encoded as UTF-8'
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
