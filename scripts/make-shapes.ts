// Makes packages/contract/src/<noun>/*shapes.ts from the wire facts in packages/contract/facts.
// Only messages that a built operation or event reaches are written. `--check` fails on a difference instead of writing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ShapeSource, shapeSources } from './shape-sources.ts'

interface Field {
  type: string
  enum?: boolean
  repeated?: boolean
  map?: boolean
  required?: boolean
  readonly?: boolean
  deprecated?: boolean
  present?: boolean
  float?: boolean
  decimal?: boolean
  format?: string
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  minSize?: number
  maxSize?: number
  values?: string[]
  oneof?: string
}
type Messages = Record<string, Record<string, Field>>
interface Facts {
  operations: Record<string, { request: string; response: string }>
  messages: Messages
  enums: Record<string, string[]>
  events?: Record<string, { entity?: string; data?: string }>
}

const check = process.argv.includes('--check')
const primitives = new Set(['string', 'number', 'boolean', 'timestamp', 'bytes', 'fieldMask', 'object', 'any'])
const wordless = new Set<string>()
const longestAnswer = 1_000_000
let stale = 0
for (const source of shapeSources) {
  const path = `packages/contract/src/${source.target}`
  const made = formatted(path, render(source))
  const present = readOrNothing(path)
  if (present === made) continue
  if (check) {
    stale++
    console.error(`${path} differs from the facts: run npm run shapes`)
  } else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, made)
    console.log(`wrote ${path}`)
  }
}
for (const field of wordless) console.error(`${field} has no words in scripts/shape-descriptions.ts`)
process.exitCode = stale || wordless.size ? 1 : 0

function formatted(path: string, text: string): string {
  const result = spawnSync('biome', ['format', '--stdin-file-path', path], { input: text, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(result.stderr)
  return result.stdout
}

function render(source: ShapeSource): string {
  const facts: Facts = JSON.parse(readFileSync(`packages/contract/facts/${source.facts}`, 'utf8'))
  for (const [name, flags] of Object.entries(source.ownFlags ?? {})) {
    Object.assign(facts.messages[name] ?? {}, Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' }])))
  }
  for (const [name, numbers] of Object.entries(source.ownNumbers ?? {})) {
    const fields = Object.entries(numbers).map(([field, max]) => [field, { type: 'number', max, present: true }])
    Object.assign(facts.messages[name] ?? {}, Object.fromEntries(fields))
  }
  for (const [name, fields] of Object.entries(source.ownFields ?? {})) Object.assign(facts.messages[name] ?? {}, fields)
  for (const [name, values] of Object.entries(source.specifiedValues ?? {})) facts.enums[name]?.push(...values)
  const names = reachable(facts, source)
  const enums = names.filter((name) => facts.enums[name] && !facts.messages[name])
  const messages = names.filter((name) => facts.messages[name])
  const body = [
    ...enums.map((name) => renderEnum(source, name, facts.enums[name] ?? [])),
    ...messages.map((name) => renderMessage(source, name, facts, shapeTypeOf(names))),
  ].join('\n')
  const shapeType = shapeTypeOf(names)
  const used = [
    'anything',
    'decimalNumber',
    'enumeration',
    'fieldMask',
    'flag',
    'freeObject',
    'integer',
    'list',
    'mapOf',
    'marked',
    'message',
    'one',
    'text',
    'timestamp',
  ].filter((helper) => body.includes(`${helper}(`) || body.includes(`${helper}<`))
  const depth = '../'.repeat(source.target.split('/').length - 1)
  return [
    `// Made by scripts/make-shapes.ts from facts/${source.facts}. Do not edit.`,
    `import { ${used.join(', ')} } from '${depth}fields.ts'`,
    shapeType === 'Shape'
      ? `import type { Shape } from '${depth}shape.ts'`
      : `import type { Shape as ${shapeType} } from '${depth}shape.ts'`,
    '',
    body,
  ].join('\n')
}

/** A message of the wire may be called Shape too. */
function shapeTypeOf(names: string[]): string {
  return names.includes('Shape') ? 'MessageShape' : 'Shape'
}

function reachable(facts: Facts, source: ShapeSource): string[] {
  const seen = new Set<string>()
  const queue = source.operations.flatMap((id) => {
    const operation = facts.operations[id]
    if (!operation) throw new Error(`${source.facts} has no operation ${id}`)
    return [operation.request, operation.response]
  })
  queue.push(...(source.messages ?? []))
  for (const id of source.events ?? []) {
    const event = facts.events?.[id]
    if (!event) throw new Error(`${source.facts} has no event ${id}`)
    queue.push(...[event.entity, event.data].filter((name) => name !== undefined))
  }
  while (queue.length) {
    const name = queue.pop()
    if (name === undefined || seen.has(name) || primitives.has(name)) continue
    if (!facts.messages[name] && !facts.enums[name]) throw new Error(`${source.facts} lacks ${name}`)
    seen.add(name)
    for (const field of Object.values(facts.messages[name] ?? {})) queue.push(field.type)
  }
  return [...seen].sort()
}

function renderEnum(source: ShapeSource, name: string, values: string[]): string {
  return [
    `export type ${name} = ${values.map((value) => `'${value}'`).join(' | ')}`,
    `export const ${name} = enumeration<${name}>('${source.prefix}.${name}', [${values.map((value) => `'${value}'`).join(', ')}])`,
    '',
  ].join('\n')
}

function renderMessage(source: ShapeSource, name: string, facts: Facts, shapeType: string): string {
  const fields = facts.messages[name] ?? {}
  const entries = Object.entries(fields)
  const required = entries.filter(([, field]) => field.required).map(([key]) => key)
  const typed = entries.map(
    ([key, field]) =>
      `  ${propertyKey(key)}${field.required ? '' : '?'}: ${typeOf(field, facts)}${field.required ? '' : ' | null | undefined'}`,
  )
  const shaped = entries.map(([key, field]) => `  ${propertyKey(key)}: ${schemaOf(source, name, key, field, facts)},`)
  const options = required.length ? `, { required: [${required.map((key) => `'${key}'`).join(', ')}] }` : ''
  return [
    entries.length
      ? `export interface ${name} {\n${typed.join('\n')}\n}`
      : `export type ${name} = Record<string, never>`,
    entries.length
      ? `export const ${name}: ${shapeType}<${name}> = message<${name}>('${source.prefix}.${name}', {\n${shaped.join('\n')}\n}${options})`
      : `export const ${name}: ${shapeType}<${name}> = message<${name}>('${source.prefix}.${name}', {})`,
    '',
  ].join('\n')
}

function typeOf(field: Field, facts: Facts): string {
  const base = baseType(field, facts)
  if (field.map) return `Record<string, ${base}>`
  return field.repeated ? `${base.includes('|') ? `(${base})` : base}[]` : base
}

function baseType(field: Field, facts: Facts): string {
  if (field.values && field.type === 'string') return field.values.map((value) => `'${value}'`).join(' | ')
  switch (field.type) {
    case 'string':
    case 'timestamp':
    case 'bytes':
      return 'string'
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'fieldMask':
      return 'string | string[] | { paths: string[] }'
    case 'object':
      return 'Record<string, unknown>'
    case 'any':
      return 'unknown'
    default:
      if (!facts.messages[field.type] && !facts.enums[field.type]) throw new Error(`unknown type ${field.type}`)
      return field.type
  }
}

function schemaOf(source: ShapeSource, message: string, key: string, field: Field, facts: Facts): string {
  const base = baseSchema(source, field, facts)
  // Our own bound for unstated lists is for what comes in: a year of free times goes out in one answer.
  const maxSize = field.maxSize ?? (message.endsWith('Response') ? longestAnswer : undefined)
  const sizes = bounds({ minSize: field.minSize, maxSize })
  const whole = field.map ? `mapOf(${base})` : field.repeated ? `list(${base}${sizes ? `, ${sizes}` : ''})` : base
  const description = source.descriptions?.[`${message}.${key}`] ?? source.descriptions?.[key] ?? source.otherwise
  if (!description) wordless.add(`${source.prefix}.${message}.${key}`)
  const marks = [
    field.readonly ? 'readonly: true' : '',
    field.deprecated ? 'deprecated: true' : '',
    field.present && !field.oneof ? 'present: true' : '',
    description ? `description: ${quote(description)}` : '',
  ].filter(Boolean)
  return marks.length ? `marked(${whole}, { ${marks.join(', ')} })` : whole
}

function baseSchema(source: ShapeSource, field: Field, facts: Facts): string {
  switch (field.type) {
    case 'string':
      return `text(${bounds({ minLength: field.minLength, maxLength: field.maxLength, format: field.format ? quote(field.format.toLowerCase().replaceAll('_', '-')) : undefined })})`
    case 'bytes':
      return `text()`
    case 'timestamp':
      return 'timestamp()'
    case 'number':
      return `${field.float || field.decimal ? 'decimalNumber' : 'integer'}(${bounds({ min: field.min, max: field.max })})`
    case 'boolean':
      return 'flag()'
    case 'fieldMask':
      return 'fieldMask()'
    case 'object':
      return 'freeObject()'
    case 'any':
      return 'anything()'
    default:
      if (!facts.messages[field.type] && !facts.enums[field.type]) throw new Error(`unknown type ${field.type}`)
      return `one('${source.prefix}.${field.type}')`
  }
}

function bounds(values: Record<string, string | number | undefined>): string {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined)
  return stated.length ? `{ ${stated.map(([key, value]) => `${key}: ${value}`).join(', ')} }` : ''
}

function propertyKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
}

function quote(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
