import { allSchemas, type JsonSchema, type OperationSpec } from '@kalends/contract'

/** Fields of a message that have no effect, or within which some have none. */
type Effectless = ReadonlyMap<string, 'field' | Effectless>

const schemas = allSchemas()

/** The marks of messages, each read on first use. */
class Marks {
  readonly #known = new Map<string, Effectless>()

  of({ name, schema }: OperationSpec['input']): Effectless {
    const known = this.#known.get(name)
    if (known) return known
    const fields = readEffectless(schema, [name])
    this.#known.set(name, fields)
    return fields
  }
}

const marks = new Marks()

/** Lists the fields of an input that were sent with a value and have no effect, by path and sorted. */
export function findFieldsWithoutEffect({ input: shape }: Pick<OperationSpec, 'input'>, input: unknown): string[] {
  const fields = marks.of(shape)
  return fields.size === 0 ? [] : listSent(fields, input, '').sort()
}

/** Reads which fields of a message the contract marks as without effect. A message within itself is read once. */
function readEffectless(schema: JsonSchema, around: readonly string[]): Effectless {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const found = Object.entries(properties).flatMap(([name, property]): [string, 'field' | Effectless][] => {
    if (property['readOnly']) return []
    if (property['x-no-effect']) return [[name, 'field']]
    const message = findMessage(property)
    if (!message || around.includes(message)) return []
    const within = readEffectless(schemas[message] ?? {}, [...around, message])
    return within.size === 0 ? [] : [[name, within]]
  })
  return new Map(found)
}

/** Returns the name of the message that a field or its items hold. */
function findMessage(property: JsonSchema): string | undefined {
  const item = (property['items'] ?? property) as JsonSchema
  const choice = (item['anyOf'] as JsonSchema[] | undefined)?.find((one) => one['$ref']) ?? item
  return (choice['$ref'] as string | undefined)?.replace('#/components/schemas/', '')
}

function listSent(fields: Effectless, value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listSent(fields, item, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, sent]) => {
    const path = at === '' ? name : `${at}.${name}`
    const field = fields.get(name)
    if (field === undefined) return []
    if (field === 'field') return asksForNothing(sent) ? [] : [path]
    return listSent(field, sent, path)
  })
}

/** Front ends send whole entities back; a switch that is off and an empty value ask for nothing. */
function asksForNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === undefined || value === null || value === false || value === ''
}
