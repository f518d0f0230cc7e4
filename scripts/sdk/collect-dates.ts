import { allSchemas, type JsonSchema, type OperationSpec } from '@kalends/contract'

/** What the client needs to know to turn texts into dates. */
export interface Dates {
  /** Objects with dates: 0 for a date, otherwise the index of an object, negative for a map of such objects. */
  readonly shapes: readonly Readonly<Record<string, number>>[]
  /** The object that an operation returns. */
  readonly outputs: Readonly<Record<string, number>>
}

type Fields = Map<string, Found>
type Found = 'date' | { readonly message: string; readonly isMap: boolean }

/** Finds every date in the outputs of the operations. */
export function collectDates(specs: readonly OperationSpec[]): Dates {
  const messages = new Map<string, Fields>()
  const known = allSchemas()
  for (const [name, schema] of Object.entries(known)) readMessage(messages, name, schema)
  removeDateless(messages)
  const numbers = new Map<string, number>()
  const shapes: Record<string, number>[] = [{}]
  const number = (name: string): number => {
    const taken = numbers.get(name)
    if (taken !== undefined) return taken
    const index = shapes.push({}) - 1
    numbers.set(name, index)
    const fields = [...(messages.get(name) ?? [])].map(([key, found]) => [key, numberOf(found)])
    shapes[index] = Object.fromEntries(fields)
    return index
  }
  const numberOf = (found: Found): number => {
    if (found === 'date') return 0
    return found.isMap ? -number(found.message) : number(found.message)
  }
  const dated = specs.filter(({ output }) => messages.has(output.name))
  return mergeEqual({ shapes, outputs: Object.fromEntries(dated.map(({ id, output }) => [id, number(output.name)])) })
}

/** Keeps one of the objects with the same fields, and then one of those that have become equal by that. */
function mergeEqual({ shapes, outputs }: Dates): Dates {
  const texts = shapes.map((shape) => JSON.stringify(shape))
  const kept = shapes.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
  if (kept.length === shapes.length) return { shapes, outputs }
  const places = texts.map((text) => kept.indexOf(shapes[texts.indexOf(text)] ?? {}))
  const place = (number: number): number => Math.sign(number) * (places[Math.abs(number)] ?? 0)
  const renumber = (fields: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, number]) => [name, place(number)]))
  return mergeEqual({ shapes: kept.map(renumber), outputs: renumber(outputs) })
}

function readMessage(messages: Map<string, Fields>, name: string, schema: JsonSchema): void {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const fields = properties.flatMap(([key, field]) => {
    const found = readField(messages, `${name}.${key}`, field, false)
    return found ? [[key, found] as const] : []
  })
  messages.set(name, new Map(fields))
}

function readField(messages: Map<string, Fields>, path: string, field: JsonSchema, isMap: boolean): Found | undefined {
  const reference = field['$ref'] as string | undefined
  if (reference) return { message: reference.replace('#/components/schemas/', ''), isMap }
  if (field['format'] === 'timestamp' && isMap) throw new Error(`${path}: the client knows no maps of dates`)
  if (field['format'] === 'timestamp') return 'date'
  const choice = (field['anyOf'] as JsonSchema[] | undefined)?.find(({ type }) => type !== 'null')
  if (choice) return readField(messages, path, choice, isMap)
  if (field['items']) return readField(messages, path, field['items'] as JsonSchema, isMap)
  if (typeof field['additionalProperties'] === 'object')
    return readField(messages, path, field['additionalProperties'] as JsonSchema, true)
  if (!field['properties']) return undefined
  // An object written inside another has no name of its own.
  readMessage(messages, path, field)
  return { message: path, isMap }
}

/** Removes fields that lead to no date, and objects without any, until none is left. */
function removeDateless(messages: Map<string, Fields>): void {
  const leads = new Set<string>()
  for (let before = -1; before !== leads.size; ) {
    before = leads.size
    for (const [name, fields] of messages) {
      if ([...fields.values()].some((found) => found === 'date' || leads.has(found.message))) leads.add(name)
    }
  }
  for (const [name, fields] of messages) {
    for (const [key, found] of fields) if (found !== 'date' && !leads.has(found.message)) fields.delete(key)
    if (!leads.has(name)) messages.delete(name)
  }
}
