import { allSchemas, type JsonSchema, type services } from '@kalends/contract'

const schemas = allSchemas()

/**
 * What of a sent service is kept: its own fields without those only the server writes, and without nulls, which mean
 * absence. Amounts get the currency of the business, the only one there is.
 */
export function writableService(service: services.Service, currency: string): services.Service {
  return kept({ $ref: refOf('services.Service') }, service, currency) as services.Service
}

const refOf = (name: string) => `#/components/schemas/${name}`
const amount = refOf('services.Money')

function kept(schema: JsonSchema, value: unknown, currency: string): unknown {
  const reference = referenceOf(schema)
  const target = reference ? (schemas[reference.slice(refOf('').length)] ?? {}) : schema
  if (Array.isArray(value)) return value.map((item) => kept((target['items'] ?? {}) as JsonSchema, item, currency))
  const properties = target['properties'] as Record<string, JsonSchema> | undefined
  if (!properties || typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const property = properties[name]
    if (!property || property['readOnly'] || field === null || field === undefined) return []
    return [[name, kept(property, field, currency)]]
  })
  return { ...Object.fromEntries(fields), ...(reference === amount ? { currency } : {}) }
}

/** A nullable message is "its reference or null". */
function referenceOf(schema: JsonSchema): string | undefined {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  return (schema['$ref'] ?? choice?.['$ref']) as string | undefined
}
