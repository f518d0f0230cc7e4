import { operations } from '@kalends/contract'
import { type Example, readExamples } from './examples.ts'
import { describeParameters, describeRequestBody, listRequiredFields } from './input.ts'
import { documentedPath } from './paths.ts'
import { describeQueryFields, readQueryFields } from './query-fields.ts'
import { describeResponses } from './responses.ts'
import { describeAccess, describeSecurity, securitySchemes } from './rights.ts'
import { describeSchemas } from './schemas.ts'
import type { AnySpec, Json } from './spec.ts'
import { listTags } from './tags.ts'

const ABOUT = `The API of a Kalends site: services, availability, bookings, members, plans and payments. The [guides](/docs) show a first
call, sign-in, and the cause and cure of [every error](/docs/errors).

Successful responses have status 200 and a JSON body. Instants are ISO 8601 in UTC. Fields named \`localDate\` or
\`…LocalDate\` have no offset and are in the time zone given with them. Additional paths of an operation are equivalent.`

/** The OpenAPI 3.1 document of the whole contract. Equal contracts give equal documents, to the byte. */
export function openApiDocument(version: string): Json {
  const paths = pathItems()
  return {
    openapi: '3.1.0',
    info: { title: 'Kalends', version, summary: 'Appointments, classes and courses.', description: ABOUT, license },
    servers: [{ url: '/', description: 'This site' }],
    tags: listTags(),
    paths,
    components: {
      securitySchemes,
      parameters: { IdempotencyKey: idempotencyKey },
      schemas: describeSchemas(paths),
    },
  }
}

const queryFields = readQueryFields()

const license = { name: 'MIT', identifier: 'MIT' }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key and body returns the original response, for 24 hours.',
  schema: { type: 'string', maxLength: 255 },
}

function pathItems(): Json {
  const items: Record<string, Record<string, Json>> = {}
  for (const [noun, ofNoun] of Object.entries(operations)) {
    const examples = readExamples(noun)
    for (const spec of Object.values(ofNoun) as AnySpec[]) {
      const path = documentedPath(spec)
      items[path] = { ...items[path], [spec.method.toLowerCase()]: operationObject(noun, spec, examples[spec.id]) }
    }
  }
  return items
}

function operationObject(noun: string, spec: AnySpec, example: Example | undefined): Json {
  const parameters = describeParameters(spec, example)
  const requestBody = describeRequestBody(spec, example)
  const aliases = spec.paths.slice(1)
  return {
    operationId: spec.id,
    tags: [noun],
    summary: spec.summary,
    description: describeOperation(noun, spec, aliases),
    ...(spec.deprecated ? { deprecated: true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    security: describeSecurity(spec),
    responses: describeResponses(spec, example),
    ...(aliases.length > 0 ? { 'x-aliases': aliases } : {}),
  }
}

function describeOperation(noun: string, spec: AnySpec, aliases: string[]): string {
  const required = listRequiredFields(spec).filter((path) => path.includes('.'))
  return [
    `In the client: ${code([`${noun}.${spec.id}`])}.`,
    describeAccess(spec),
    required.length > 0 && `Also required, if their object is sent: ${code(required)}.`,
    spec.input.ignoresUnknown ? 'Unknown fields are ignored.' : 'Unknown fields are rejected.',
    spec.fallbackPaths && `For long queries, send a POST request with a JSON body to ${code([...spec.fallbackPaths])}.`,
    ...describeQueryFields(queryFields[spec.id] ?? {}),
    aliases.length > 0 && `Also available at ${code(aliases)}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const code = (words: string[]): string => words.map((word) => `\`${word}\``).join(', ')
