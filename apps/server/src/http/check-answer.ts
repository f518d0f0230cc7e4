import { allSchemas, alwaysAnswered, type JsonSchema, type OperationSpec } from '@kalends/contract'
import { findValidator, toViolations } from './validate.ts'

const schemas = allSchemas()

/**
 * For tests: throws when an answer does not fit its shape or lacks a field that answers always carry, unless the caller
 * asked for some of its fields only.
 */
export function checkAnswer(spec: OperationSpec, input: unknown, answer: unknown): void {
  const validate = findValidator(spec.output.name)
  const faults = validate(answer)
    ? []
    : toViolations(validate.errors ?? []).map(({ field, description }) => `${field} ${description}`)
  const output = { $ref: `#/components/schemas/${spec.output.name}` }
  if (!isProjected(input)) faults.push(...findMissing(output, answer, ''))
  if (faults.length > 0)
    throw new Error(`The answer of ${spec.id} breaks the contract: ${faults.slice(0, 12).join('; ')}`)
}

function isProjected(input: unknown): boolean {
  const { query } = input as { query?: { fields?: unknown[] } | null }
  return (query?.fields?.length ?? 0) > 0
}

function findMissing(schema: JsonSchema, value: unknown, at: string): string[] {
  const { name: message, target } = resolve(schema)
  if (value === null || value === undefined || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    const items = target['items'] as JsonSchema | undefined
    return items ? value.flatMap((item, index) => findMissing(items, item, `${at}[${index}]`)) : []
  }
  const properties = (target['properties'] ?? {}) as Record<string, JsonSchema>
  const record = value as Record<string, unknown>
  const answered = new Set(message === undefined ? [] : alwaysAnswered(message, target))
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = at === '' ? name : `${at}.${name}`
    if (answered.has(name) && record[name] === null) return [`${field} is null`]
    if (record[name] === undefined) return property['x-present'] || answered.has(name) ? [`${field} is missing`] : []
    return findMissing(property, record[name], field)
  })
}

function resolve(schema: JsonSchema): { name?: string; target: JsonSchema } {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  if (!reference) return { target: choice ?? schema }
  const name = reference.replace('#/components/schemas/', '')
  return { name, target: schemas[name] ?? schema }
}
