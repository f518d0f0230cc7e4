import type { FastifyInstance } from 'fastify'
import { Violations } from '../refusal.ts'
import { refusalAnswer } from './errors.ts'

/** Control characters (U+0000 to U+001F, U+007F to U+009F) as they are encoded in a URL. */
const controls = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i

/** What is wrong with a URL: the parameter of its query, or `url` for the path. */
export type UrlFault = { field: string; description: string }

/**
 * Refuses URLs with control characters in the path or the query, and paths that are no UTF-8, before anything reads them.
 * No name, id or text of a URL has any: they are line breaks for headers and logs, or end texts early.
 */
export function refuseOddUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const fault = findFault(request.raw.url ?? '')
    if (fault === undefined) return
    const { status, body } = refusalAnswer(new Violations([{ ...fault, violatedRule: 'FORMAT', data: {} }]))
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  })
}

/** Returns what is wrong with a URL as it was requested; undefined if nothing is. */
export function findFault(url: string): UrlFault | undefined {
  const [path = '', ...query] = url.split('?')
  const description = 'must not contain control characters'
  if (controls.test(path)) return { field: 'url', description }
  if (!isText(path)) return { field: 'url', description: 'must be encoded as UTF-8' }
  const wrong = controls.test(url)
    ? query
        .join('?')
        .split('&')
        .find((pair) => controls.test(pair))
    : undefined
  return wrong === undefined ? undefined : { field: nameOf(wrong), description }
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  return name !== '' && isText(name) && !controls.test(name) ? decodeURIComponent(name) : 'url'
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
