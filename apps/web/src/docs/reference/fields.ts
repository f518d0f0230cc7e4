import { type OpenApi, referredTo, type Schema } from './document.ts'

export type Schemas = OpenApi['components']['schemas']

const FORMATS: Record<string, string> = {
  guid: 'GUID',
  timestamp: 'instant',
  'local-date': 'date',
  'local-time': 'time',
  'local-date-time': 'date and time',
  'decimal-value': 'decimal number as text',
  currency: 'currency code',
  country: 'country code',
  language: 'language code',
  'language-tag': 'language tag',
  email: 'email address',
  phone: 'phone number',
  'url-slug': 'slug',
  'web-url': 'URL',
  'secure-web-url': 'https URL',
}
const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  array: 'list',
  boolean: 'true or false',
}
const MOST_VALUES = 12

/** A Markdown table of the fields of an object, with links to the objects in it. */
export function fieldsTable(schema: Schema, schemas: Schemas): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false
    return row(`\`${name}\``, describeType(field, schemas), describeField(field, isRequired))
  })
  return rows.length === 0 ? '' : ['| field | type | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** A row of a Markdown table. */
export const row = (...cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`

/** What a field holds, with its limits: ``text, at most 200``, a list of objects, the values of an enumeration. */
export function describeType(schema: Schema, schemas: Schemas): string {
  const name = referredTo(schema)
  const target = name === undefined ? undefined : schemas[name]
  if (name !== undefined && target?.enum === undefined) return objectLink(name)
  const { enum: values } = target ?? schema
  if (values) return listValues(values, name)
  if (schema.items) return `list of ${describeType(schema.items, schemas)}${limits(schema)}`
  const types = [schema.type ?? 'object'].flat().filter((type) => type !== 'null')
  const ofFormat = schema.format && FORMATS[schema.format]
  return (ofFormat ?? types.map((type) => TYPES[type] ?? type).join(' or ')) + limits(schema)
}

/** A link to the page of an object, which is named like `bookings.Booking`. */
export const objectLink = (name: string): string => `[${name.replace(/^.*\./, '')}](/docs/api/objects/${name})`

function listValues(values: (string | number | null)[], name: string | undefined): string {
  const known = values.filter((value) => value !== null)
  const listed = known.slice(0, MOST_VALUES).map((value) => `\`${value}\``)
  if (known.length > MOST_VALUES) listed.push(name === undefined ? '…' : `… ${objectLink(name)}`)
  return listed.join(', ')
}

function limits({ type, format, minimum, maximum, maxLength, maxItems }: Schema): string {
  if (maxItems !== undefined) return `, at most ${maxItems}`
  if (maxLength !== undefined && !format && [type].flat().includes('string')) return `, at most ${maxLength} characters`
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`
  return minimum === undefined ? '' : `, at least ${minimum}`
}

function describeField(field: Schema, isRequired: boolean): string {
  const marks = [
    isRequired && '**Required.**',
    field.readOnly && 'Read only.',
    field.deprecated && 'Deprecated.',
    field['x-no-effect'] && !field.description?.includes('no effect') && 'It has no effect.',
  ]
  return [...marks, field.description].filter(Boolean).join(' ')
}
