import { allSchemas, type JsonSchema, type services } from '@kalends/contract'

const schemas = allSchemas()

/**
 * Drops unknown fields, read-only fields and nulls from a requested service; null means
 * absent. Amounts without a currency get the business's; a requested currency stays for validation.
 */
export function writableService(service: services.Service, currency: string): services.Service {
  return stored({ $ref: schemaRef('services.Service') }, service, currency) as services.Service
}

const schemaRef = (name: string) => `#/components/schemas/${name}`
const amount = schemaRef('common.Money')

function stored(schema: JsonSchema, value: unknown, currency: string): unknown {
  const reference = readReference(schema)
  const target = reference ? (schemas[reference.slice(schemaRef('').length)] ?? {}) : schema
  if (Array.isArray(value) && target['items']) {
    const items = value.filter((item) => item !== null)
    return items.map((item) => stored(target['items'] as JsonSchema, item, currency))
  }
  const properties = target['properties'] as Record<string, JsonSchema> | undefined
  if (!properties || typeof value !== 'object' || value === null) return value
  const isAmount = reference === amount
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const property = properties[name]
    if (!property || field === null || field === undefined) return []
    if (property['readOnly'] && !(isAmount && name === 'currency')) return []
    return [[name, stored(property, field, currency)]]
  })
  return { ...(isAmount ? { currency } : {}), ...Object.fromEntries(fields) }
}

/** A nullable message is "its reference or null". */
function readReference(schema: JsonSchema): string | undefined {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  return (schema['$ref'] ?? choice?.['$ref']) as string | undefined
}
