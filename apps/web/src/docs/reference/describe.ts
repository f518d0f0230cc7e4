import type { Content, OpenApi, Operation, Parameter, Schema } from './document.ts'
import { referredTo } from './document.ts'
import { describeType, fieldsTable, objectLink, row, type Schemas } from './fields.ts'

/** An operation with where it is called. */
export type Call = { method: string; path: string; operation: Operation }

/** The page of an operation as Markdown: what it does, who may call it, request, response, example and errors. */
export function describeOperation({ method, path, operation }: Call, { components }: OpenApi): string {
  const { schemas } = components
  const parameters = (operation.parameters ?? []).map((each) =>
    '$ref' in each ? components.parameters[each.$ref.replace('#/components/parameters/', '')] : each,
  )
  const body = operation.requestBody?.content
  const { 200: success, ...refusals } = operation.responses
  return joinParts(
    `# ${operation.operationId}`,
    operation.deprecated ? '**Deprecated.**' : '',
    operation.summary,
    fenced(`${method.toUpperCase()} ${path}`),
    operation.description ?? '',
    ...section(
      'Parameters',
      parametersTable(
        parameters.filter((each) => each !== undefined),
        schemas,
      ),
    ),
    ...section('Request', describeContent(body, schemas)),
    ...section('Example', fenced(curl(method, path, operation))),
    ...section('Response', describeContent(success?.content, schemas), exampleOf(success?.content)),
    ...section(
      'Errors',
      ...Object.entries(refusals).map(([status, { description }]) => `**${status}** ${description}`),
    ),
  )
}

/** The page of an object or enumeration as Markdown. */
export function describeObject(name: string, schemas: Schemas): string {
  const schema = schemas[name] ?? {}
  const values = schema.enum?.map((value) => `- \`${value}\``).join('\n')
  return joinParts(`# ${name}`, schema.description ?? '', values ?? fieldsTable(schema, schemas))
}

const joinParts = (...parts: string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`

const section = (heading: string, ...parts: string[]): string[] =>
  parts.every((part) => part === '') ? [] : [`## ${heading}`, ...parts]

const fenced = (text: string): string => `\`\`\`\n${text}\n\`\`\``

function parametersTable(parameters: Parameter[], schemas: Schemas): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, in: place, required, description = '', schema = {} }) =>
    row(`\`${name}\``, place, describeType(schema, schemas), required ? `**Required.** ${description}` : description),
  )
  return ['| name | in | type | meaning |', '|---|---|---|---|', ...rows].join('\n')
}

function describeContent(content: Content | undefined, schemas: Schemas): string {
  const schema = content?.['application/json']?.schema
  if (!schema) return ''
  const name = referredTo(schema)
  const target: Schema | undefined = name === undefined ? schema : schemas[name]
  if (!target?.properties) return name === undefined ? '' : objectLink(name)
  return fieldsTable(target, schemas)
}

function exampleOf(content: Content | undefined): string {
  const example = content?.['application/json']?.example
  return example === undefined ? '' : fenced(JSON.stringify(example, null, 2))
}

/** The request as a command line, with the example that the tests sent. */
function curl(method: string, path: string, { requestBody, security = [] }: Operation): string {
  const names = security.flatMap((way) => Object.keys(way))
  const lines = [`curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} http://127.0.0.1:4000${path}`]
  if (names.includes('accessToken')) lines.push(`-H 'authorization: ACCESS-TOKEN'`)
  else if (names.includes('apiKey')) lines.push(`-H 'authorization: API-KEY'`, `-H 'wix-site-id: SITE-ID'`)
  const example = requestBody?.content['application/json']?.example
  if (requestBody) lines.push(`-H 'content-type: application/json'`)
  if (example !== undefined) lines.push(`-d '${JSON.stringify(example, null, 2).replaceAll("'", "'\\''")}'`)
  return lines.join(' \\\n  ')
}
