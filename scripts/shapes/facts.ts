import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'
import type { ShapeSource } from './source.ts'

/** A field of a message, in the words of packages/contract/facts (its README explains them). */
export interface Field {
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

/** The part of a facts file that shapes are generated from. */
export interface Facts {
  operations: Record<string, { request: string; response: string }>
  messages: Record<string, Record<string, Field>>
  enums: Record<string, string[]>
  events?: Record<string, { entity?: string; data?: string }>
}

const primitives = new Set(['string', 'number', 'boolean', 'timestamp', 'bytes', 'fieldMask', 'object', 'any'])

/** Reads the facts of a source and adds the fields and values that are ours. */
export function readShapeFacts(source: ShapeSource): Facts {
  const facts: Facts = JSON.parse(readFileSync(join(TOP, 'packages/contract/facts', source.facts), 'utf8'))
  for (const [name, flags] of Object.entries(source.ownFlags ?? {})) {
    Object.assign(facts.messages[name] ?? {}, Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' }])))
  }
  for (const [name, numbers] of Object.entries(source.ownNumbers ?? {})) {
    const fields = Object.entries(numbers).map(([field, max]) => [field, { type: 'number', max, present: true }])
    Object.assign(facts.messages[name] ?? {}, Object.fromEntries(fields))
  }
  for (const [name, fields] of Object.entries(source.ownFields ?? {})) Object.assign(facts.messages[name] ?? {}, fields)
  for (const [name, values] of Object.entries(source.specifiedValues ?? {})) facts.enums[name]?.push(...values)
  return facts
}

/**
 * Lists the messages and enums that the source's operations and events reach, sorted by name, without those it takes
 * from another source.
 *
 * @throws Error when the facts lack an operation, event or message
 */
export function reachableNames(facts: Facts, source: ShapeSource): string[] {
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
    if (name === undefined || seen.has(name) || primitives.has(name) || source.takes?.[name]) continue
    if (!facts.messages[name] && !facts.enums[name]) throw new Error(`${source.facts} lacks ${name}`)
    seen.add(name)
    for (const field of Object.values(facts.messages[name] ?? {})) queue.push(field.type)
  }
  return [...seen].sort()
}
