import type { OperationSpec } from '@kalends/contract'
import { usualBodyLimit, usualValueLimit } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail, Violations } from '../../refusal.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'
import { countLargeJson, depthLimit, type JsonCount, nameLimit } from './json-bounds.ts'
import { hasBody, jsonTypes, readBody, readMediaType } from './read-body.ts'

/** Reads the body of a call; undefined when it has none. */
export type BodyReader = (spec: OperationSpec, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Most parameters in a form; no call of the contract takes half of them. */
const pairLimit = 100

const formType = 'application/x-www-form-urlencoded'

/**
 * Defers reading of bodies until a call needs it, after the credentials were checked. JSON is accepted everywhere,
 * forms by the calls that take them; an empty body of either type means no parameters.
 */
export function readBodiesOnDemand(app: FastifyInstance, bodies: BodiesInFlight): BodyReader {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  return async (spec, request, reply) => {
    const type = readMediaType(request)
    if (type === '' && !hasBody(request)) return undefined
    const isForm = type === formType && spec.acceptsForm === true
    if (!isForm && !jsonTypes.includes(type)) fail('UNSUPPORTED_MEDIA_TYPE')
    const bytes = await readBody(request, reply, spec.bodyLimit ?? usualBodyLimit, bodies)
    if (bytes.length === 0) return undefined
    if (isForm) return parseForm(bytes.toString())
    const { crossed } = await countLargeJson(bytes, spec.valueLimit ?? usualValueLimit)
    if (crossed) throw tooLarge('body', crossed)
    const parsed = await new Promise((resolve, reject) => {
      // Answers at once, by the third argument.
      parseJson(request, bytes.toString(), (error, value) => (error ? reject(error) : resolve(value)))
    })
    return spec.takesRawBody && isObject(parsed) ? { body: bytes.toString() } : parsed
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const excessBody: Record<NonNullable<JsonCount['crossed']>, string> = {
  depth: `must not be nested deeper than ${depthLimit} levels`,
  values: 'must not have that many values',
  name: `must not have field names of more than ${nameLimit} characters`,
}

/** The refusal of JSON that crosses a bound. */
export function tooLarge(field: string, crossed: NonNullable<JsonCount['crossed']>): Violations {
  return new Violations([{ field, description: excessBody[crossed], violatedRule: 'FORMAT', data: {} }])
}

/** One pass over the pairs. Repeated names become a list, which no field of a form takes: the validator names them. */
export function parseForm(text: string): Record<string, unknown> {
  const form = new Map<string, string | string[]>()
  for (const [name, value] of boundedPairs(text, pairLimit, 'body')) {
    const before = form.get(name)
    if (before === undefined) form.set(name, value)
    else if (Array.isArray(before)) before.push(value)
    else form.set(name, [before, value])
  }
  return Object.fromEntries(form)
}

/** The pairs of a form or a query, counted before they are taken apart. */
export function boundedPairs(text: string, limit: number, field: string): URLSearchParams {
  let pairs = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    pairs += 1
    if (pairs > limit) throw tooManyPairs(field, limit)
  }
  return new URLSearchParams(text)
}

function tooManyPairs(field: string, limit: number): Violations {
  const description = `must not have more than ${limit} parameters`
  return new Violations([{ field, description, violatedRule: 'MAX_SIZE', data: { threshold: limit } }])
}
