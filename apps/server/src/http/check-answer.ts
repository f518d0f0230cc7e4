import { allSchemas, type JsonSchema, type OperationSpec } from '@kalends/contract'
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
  if (!isProjected(input)) faults.push(...findMissing(spec.output.schema, answer, ''))
  if (faults.length > 0)
    throw new Error(`The answer of ${spec.id} breaks the contract: ${faults.slice(0, 12).join('; ')}`)
}

function isProjected(input: unknown): boolean {
  const { query } = input as { query?: { fields?: unknown[] } | null }
  return (query?.fields?.length ?? 0) > 0
}

function findMissing(schema: JsonSchema, value: unknown, at: string): string[] {
  const target = resolve(schema)
  if (value === null || value === undefined || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    const items = target['items'] as JsonSchema | undefined
    return items ? value.flatMap((item, index) => findMissing(items, item, `${at}[${index}]`)) : []
  }
  const properties = (target['properties'] ?? {}) as Record<string, JsonSchema>
  const record = value as Record<string, unknown>
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = at === '' ? name : `${at}.${name}`
    if (record[name] === undefined) return property['x-present'] ? [`${field} is missing`] : []
    return findMissing(property, record[name], field)
  })
}

function resolve(schema: JsonSchema): JsonSchema {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  if (!reference) return choice ?? schema
  return schemas[reference.replace('#/components/schemas/', '')] ?? schema
}
