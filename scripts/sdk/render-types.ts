import { alwaysAnswered, type JsonSchema, meansAbsentByNull } from '@kalends/contract'
import { reachSchemas } from '../project/reach-schemas.ts'

/** What a message is part of: in outputs, what is always answered is no option. */
export type Direction = 'inputs' | 'outputs'

const prefix = '#/components/schemas/'

/** Renders the TypeScript of all messages that the roots reach: the text of a file by the first part of their names. */
export function renderTypes(
  direction: Direction,
  roots: Iterable<string>,
  schemas: Readonly<Record<string, JsonSchema>>,
): ReadonlyMap<string, string> {
  const names = [...reachSchemas(roots, schemas)].sort()
  const files = Map.groupBy(names, (name) => splitName(name)[0])
  return new Map([...files].map(([file, ofFile]) => [kebabCase(file), renderFile(direction, file, ofFile, schemas)]))
}

/** `timeSlots` → `time-slots`, the name of the file. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `services.Service` → `services`, `Service`. */
export function splitName(name: string): [file: string, name: string] {
  const [file = '', own] = name.split('.')
  return own === undefined ? ['common', file] : [file, own]
}

function renderFile(
  direction: Direction,
  file: string,
  names: readonly string[],
  schemas: Readonly<Record<string, JsonSchema>>,
): string {
  const others = new Set<string>()
  const renderer = new TypeRenderer(direction, file, others)
  const bodies = names.map((name) => renderer.renderMessage(name, schemas[name] ?? {}))
  const body = bodies.join('\n\n')
  return [
    ...[...others].sort().map((other) => `import type * as ${other} from './${kebabCase(other)}.ts'`),
    ...(/\bTimestamp\b/.test(body) ? [`import type { Timestamp } from '../../timestamp.ts'`] : []),
    `\n${body}\n`,
  ].join('\n')
}

class TypeRenderer {
  readonly #direction: Direction
  readonly #file: string
  readonly #others: Set<string>

  constructor(direction: Direction, file: string, others: Set<string>) {
    this.#direction = direction
    this.#file = file
    this.#others = others
  }

  renderMessage(name: string, schema: JsonSchema): string {
    const [, own] = splitName(name)
    const comment = commentOf(schema)
    const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    if (schema['type'] === 'object' && fields.length > 0)
      return `${comment}export interface ${own} ${this.#fields(name, schema)}`
    const isEmpty = schema['type'] === 'object' && !schema['patternProperties']
    return `${comment}export type ${own} = ${isEmpty ? 'Record<string, never>' : this.#type(schema)}`
  }

  #fields(name: string, schema: JsonSchema): string {
    const required = new Set((schema['required'] ?? []) as string[])
    const answered = new Set(this.#direction === 'outputs' ? alwaysAnswered(name, schema) : [])
    const lines = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([key, field]) => {
      const type = this.#type(field)
      const isRequired = required.has(key) && meansAbsentByNull(name)
      if (isRequired || answered.has(key)) return `${commentOf(field)}${propertyKey(key)}: ${withoutNull(type)}`
      if (required.has(key) || (this.#direction === 'outputs' && field['x-present']))
        return `${commentOf(field)}${propertyKey(key)}: ${type}`
      return `${commentOf(field)}${propertyKey(key)}?: ${type}${this.#direction === 'inputs' ? ' | undefined' : ''}`
    })
    return `{\n${lines.join('\n')}\n}`
  }

  #type(schema: JsonSchema): string {
    const reference = schema['$ref'] as string | undefined
    if (reference) return this.#reference(reference.slice(prefix.length))
    const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
    if (choices) return [...new Set(choices.map((choice) => this.#type(choice)))].join(' | ')
    const values = schema['enum'] as unknown[] | undefined
    if (values) return values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ')
    const types = [schema['type'] ?? []].flat() as string[]
    if (types.length === 0) return 'unknown'
    return types.map((type) => this.#single(type, schema)).join(' | ')
  }

  #single(type: string, schema: JsonSchema): string {
    switch (type) {
      case 'string':
        return schema['format'] === 'timestamp' ? 'Timestamp' : 'string'
      case 'integer':
      case 'number':
        return 'number'
      case 'array': {
        const item = this.#type((schema['items'] ?? {}) as JsonSchema)
        return item.includes(' | ') ? `(${item})[]` : `${item}[]`
      }
      case 'object':
        return this.#object(schema)
      default:
        return type
    }
  }

  #object(schema: JsonSchema): string {
    if (Object.keys((schema['properties'] ?? {}) as object).length > 0) return this.#fields('', schema)
    const [pattern] = Object.values((schema['patternProperties'] ?? {}) as Record<string, JsonSchema>)
    const rest = pattern ?? schema['additionalProperties']
    return `Record<string, ${typeof rest === 'object' ? withoutNull(this.#type(rest as JsonSchema)) : 'unknown'}>`
  }

  #reference(name: string): string {
    const [file, own] = splitName(name)
    if (file === this.#file) return own
    this.#others.add(file)
    return `${file}.${own}`
  }
}

const withoutNull = (type: string): string => type.replace(/ \| null$/, '')

function commentOf(schema: JsonSchema): string {
  const description = (schema['description'] as string | undefined)?.replaceAll('*/', '*\\/')
  const parts = [description, schema['deprecated'] ? '@deprecated' : undefined].filter(Boolean)
  return parts.length > 0 ? `/** ${parts.join(' ')} */\n` : ''
}

const propertyKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`)
