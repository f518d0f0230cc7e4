import { allSchemas, operations } from '@kalends/contract'
import { answersOf } from './answers.ts'
import { errorSchemas } from './error-schemas.ts'
import { parametersOf, requestBodyOf, requiredOf } from './input.ts'
import { rightsInWords, securityOf, securitySchemes } from './rights.ts'
import type { AnySpec, Json } from './spec.ts'

const ABOUT = `The interface of a Kalends site: catalogue, free times, bookings, sign-in.

Success is always 200 with a JSON body. Instants are ISO 8601 in UTC; a field called \`localDate\` or \`…LocalDate\` has
no offset and needs the zone beside it. Where an operation lists further addresses, each answers exactly alike.`

/** The OpenAPI 3.1 document of the whole contract. Equal contracts give equal documents, to the byte. */
export function openApiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Kalends', version, summary: 'Appointments, classes and courses.', description: ABOUT, license },
    servers: [{ url: '/', description: 'This site' }],
    tags: Object.keys(operations).map((name) => ({ name })),
    paths: pathItems(),
    components: {
      securitySchemes,
      parameters: { IdempotencyKey: idempotencyKey },
      schemas: { ...allSchemas(), ...errorSchemas },
    },
  }
}

const license = { name: 'MIT', identifier: 'MIT' }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated call with the same key and body gets the first answer again, for 24 hours.',
  schema: { type: 'string', maxLength: 255 },
}

function pathItems(): Json {
  const items: Record<string, Record<string, Json>> = {}
  for (const [noun, ofNoun] of Object.entries(operations)) {
    for (const spec of Object.values(ofNoun) as AnySpec[]) {
      const path = spec.paths[0]
      items[path] = { ...items[path], [spec.method.toLowerCase()]: operationObject(noun, spec) }
    }
  }
  return items
}

function operationObject(noun: string, spec: AnySpec): Json {
  const parameters = parametersOf(spec)
  const requestBody = requestBodyOf(spec)
  const aliases = spec.paths.slice(1)
  return {
    operationId: spec.id,
    tags: [noun],
    summary: spec.summary,
    description: descriptionOf(spec, aliases),
    ...(spec.deprecated ? { deprecated: true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    security: securityOf(spec),
    responses: answersOf(spec),
    ...(aliases.length > 0 ? { 'x-aliases': aliases } : {}),
  }
}

function descriptionOf(spec: AnySpec, aliases: string[]): string {
  const required = requiredOf(spec).filter((path) => path.includes('.'))
  return [
    rightsInWords(spec),
    required.length > 0 && `Also required: ${code(required)}.`,
    spec.input.ignoresUnknown ? 'Fields it does not know are ignored.' : 'Fields it does not know are refused.',
    spec.fallbackPaths && `Long queries may come as POST with a JSON body: ${code([...spec.fallbackPaths])}.`,
    aliases.length > 0 && `Answers alike on ${code(aliases)}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const code = (words: string[]): string => words.map((word) => `\`${word}\``).join(', ')
