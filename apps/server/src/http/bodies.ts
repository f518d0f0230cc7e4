import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/** JSON bodies, and forms for the calls that read them. An empty body of either kind is no parameters. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', 'text/json'], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, body as string, done)
  })
  await app.register(formbody, { parser: parseForm })
}

/** Repeated names become a list, which no field of a form takes: the validator names them. */
function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)]),
  )
}
