// The contract knows one input per operation; a request carries it in three places: path, query and body.
import { type Example, readUrl } from './examples.ts'
import { namePathParameters } from './paths.ts'
import { describeSchema } from './schemas.ts'
import type { AnySpec, Json } from './spec.ts'
import { pathParameters } from './spec.ts'

const listProperties = (spec: AnySpec): Record<string, Json> =>
  (spec.input.schema.properties ?? {}) as Record<string, Json>

/** What stands in the address: a parameter of the path is a required text, whatever the message calls nullable. */
export function describeParameters(spec: AnySpec, example?: Example): Json[] {
  const values = example ? readUrl(spec.paths[0], example.url) : {}
  const inPath = pathParameters(spec.paths[0])
  const required = new Set(listRequiredFields(spec))
  const properties = listProperties(spec)
  const path = namePathParameters(spec).map(({ own, name }) => ({
    name,
    in: 'path',
    required: true,
    ...described(properties[own]),
    ...exampleOf(values[own]),
    schema: { type: 'string' },
  }))
  const query = spec.method === 'GET' ? Object.keys(properties).filter((name) => !inPath.includes(name)) : []
  return [
    ...path,
    ...query.map((name) => ({
      name,
      in: 'query',
      required: required.has(name),
      ...described(properties[name]),
      ...exampleOf(typed(values[name], properties[name])),
      schema: describeSchema(properties[name] ?? {}),
    })),
    ...(spec.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

/** The body of anything but a GET: the message without what the path already says. */
export function describeRequestBody(spec: AnySpec, example?: Example): Json | undefined {
  if (spec.method === 'GET') return undefined
  if (spec.takesRawBody)
    return { required: true, content: { 'application/json': { schema: describeSchema({ type: 'object' }) } } }
  const schema = bodySchema(spec)
  const properties = schema.properties as Json | undefined
  if (properties && Object.keys(properties).length === 0) return undefined
  const content = { schema: describeSchema(schema), ...exampleOf(example?.request) }
  return {
    required: true,
    content: {
      'application/json': content,
      ...(spec.acceptsForm ? { 'application/x-www-form-urlencoded': content } : {}),
    },
  }
}

/** The message, written out if the operation requires more of it than the message does, or has parts of it in its path. */
function bodySchema(spec: AnySpec): Json {
  const inPath = pathParameters(spec.paths[0])
  const required = listRequiredFields(spec).filter((name) => !name.includes('.') && !inPath.includes(name))
  const properties = listProperties(spec)
  const isWhole = required.length === 0 && !inPath.some((name) => name in properties)
  if (isWhole) return { $ref: `#/components/schemas/${spec.input.name}` }
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  const requiredFields = required.length > 0 ? { required } : {}
  return { type: 'object', properties: Object.fromEntries(rest), ...requiredFields, additionalProperties: false }
}

/** Dotted paths the operation demands, from its own list and from the message. */
export function listRequiredFields(spec: AnySpec): string[] {
  const ofMessage = (spec.input.schema.required ?? []) as string[]
  return [...new Set([...ofMessage, ...(spec.required ?? [])])]
}

/** A query has lists, numbers and booleans as texts. */
function typed(value: string | undefined, schema: Json | undefined): unknown {
  const text = JSON.stringify(schema ?? {})
  if (value === undefined) return undefined
  if (text.includes('"array"')) return value.split(',')
  return /"(integer|number|boolean)"/.test(text) ? JSON.parse(value) : value
}

const exampleOf = (value: unknown): Json => (value === undefined ? {} : { example: value })

const described = (schema: Json | undefined): Json => (schema?.description ? { description: schema.description } : {})
