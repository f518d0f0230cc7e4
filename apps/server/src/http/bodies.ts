import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { Violations } from '../refusal.ts'

/** JSON bodies, and forms for the calls that read them. An empty body of either kind is no parameters. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', 'text/json'], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, body as string, (error, value) =>
      isDeeper(value, deepest) ? done(new Violations([tooDeep]), undefined) : done(error, value),
    )
  })
  await app.register(formbody, { parser: parseForm })
}

/** Far more than any message of the contract; what walks through a body may then do so by calling itself. */
const deepest = 64
const tooDeep = { field: 'body', description: 'is nested too deeply', violatedRule: 'FORMAT', data: {} } as const

/** Whether a value is nested deeper than so many levels, found without going deep itself. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []))
  }
  return false
}

/** Repeated names become a list, which no field of a form takes: the validator names them. */
function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)]),
  )
}
