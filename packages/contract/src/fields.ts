import { type JsonSchema, refTo, type Shape, shape } from './shape.ts'

/** Bounds of a string field; `maxLength` counts code points. */
export interface TextBounds {
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
}

/** Bounds of a number field. */
export interface NumberBounds {
  readonly min?: number
  readonly max?: number
}

/** Bounds of a list field. */
export interface ListBounds {
  readonly minSize?: number
  readonly maxSize?: number
}

/** Properties of a field that do not affect which values are valid. */
export interface FieldMarks {
  readonly readonly?: boolean
  readonly deprecated?: boolean
  /** Accepted for compatibility; the header `warnings` names it where it is sent. */
  readonly noEffect?: boolean
  /** Responses always include this field. */
  readonly present?: boolean
  readonly description?: string
}

/** Bounds for fields for which the API states none: above any realistic input, below what harms the server. */
const unstatedTextLimit = 16_000
const unstatedListLimit = 1_000

/** Declares a string. Formats: guid, email, timestamp, local-date, local-time, local-date-time, decimal, … */
export function text(bounds: TextBounds = {}): JsonSchema {
  return {
    type: ['string', 'null'],
    maxLength: bounds.maxLength ?? unstatedTextLimit,
    ...(bounds.minLength === undefined ? {} : { minLength: bounds.minLength }),
    ...(bounds.format === undefined ? {} : { format: bounds.format }),
  }
}

/** Declares an integer; 32-bit unless bounds are given. */
export function integer(bounds: NumberBounds = {}): JsonSchema {
  return { type: ['integer', 'null'], ...numberBounds({ min: -(2 ** 31), max: 2 ** 31 - 1, ...bounds }) }
}

/** Declares a number with a fraction. */
export function decimalNumber(bounds: NumberBounds = {}): JsonSchema {
  return { type: ['number', 'null'], ...numberBounds(bounds) }
}

/** Declares a boolean. */
export function flag(): JsonSchema {
  return { type: ['boolean', 'null'] }
}

/** Declares an instant: ISO 8601 with an offset, returned in UTC with milliseconds. */
export function timestamp(): JsonSchema {
  return text({ format: 'timestamp', maxLength: 40 })
}

/** Declares a field mask: comma-separated text, a list, or `{paths}`. @public used by generated code */
export function fieldMask(): JsonSchema {
  const paths = { type: 'array', items: { type: 'string' } }
  return { ...paths, type: ['string', 'array', 'object', 'null'], properties: { paths }, required: ['paths'] }
}

/** Declares an arbitrary JSON object. */
export function freeObject(): JsonSchema {
  return { type: ['object', 'null'] }
}

/** Declares any JSON value. @public used by generated code */
export function anything(): JsonSchema {
  return {}
}

/** Refers to another message; absent and null mean the same. */
export function one(name: string): JsonSchema {
  return { anyOf: [refTo(name), { type: 'null' }] }
}

/** Declares a list of items; null items are invalid. */
export function list(items: JsonSchema, bounds: ListBounds = {}): JsonSchema {
  return {
    type: ['array', 'null'],
    items: present(items),
    maxItems: bounds.maxSize ?? unstatedListLimit,
    ...(bounds.minSize === undefined ? {} : { minItems: bounds.minSize }),
  }
}

function present(schema: JsonSchema): JsonSchema {
  const [message] = (schema['anyOf'] as JsonSchema[] | undefined) ?? []
  if (message) return message
  const { type, ...rest } = schema
  return Array.isArray(type) ? { type: type.find((name) => name !== 'null'), ...rest } : schema
}

/** Declares an object used as a map with arbitrary keys and values of one type. */
export function mapOf(values: JsonSchema): JsonSchema {
  return { type: ['object', 'null'], additionalProperties: values, maxProperties: unstatedListLimit }
}

/** Adds marks to the schema of a field. */
export function marked(schema: JsonSchema, marks: FieldMarks): JsonSchema {
  return {
    ...schema,
    ...(marks.readonly ? { readOnly: true } : {}),
    ...(marks.deprecated ? { deprecated: true } : {}),
    ...(marks.present ? { 'x-present': true } : {}),
    ...(marks.noEffect ? { 'x-no-effect': true } : {}),
    ...(marks.description ? { description: marks.description } : {}),
  }
}

/**
 * Registers a message of the Wix-compatible API. Responses contain no other fields. As the input of an operation it
 * ignores unknown fields, because clients send whole responses back.
 */
export function message<T>(
  name: string,
  properties: Readonly<Record<string, JsonSchema>>,
  options: { readonly required?: readonly string[]; readonly description?: string } = {},
): Shape<T> {
  const schema = {
    type: 'object',
    ...(options.description ? { description: options.description } : {}),
    properties,
    ...(options.required?.length ? { required: options.required } : {}),
    additionalProperties: false,
  }
  const closed = shape<T>(name, schema, { nullMeansAbsent: true })
  return {
    ...closed,
    ignoresUnknown: true,
  }
}

/** Registers an enum. */
export function enumeration<T extends string>(
  name: string,
  values: readonly T[],
): Shape<T> & { readonly values: readonly T[] } {
  return { ...shape<T>(name, { type: 'string', enum: values }), values }
}

function numberBounds(bounds: NumberBounds): JsonSchema {
  return {
    ...(bounds.min === undefined ? {} : { minimum: bounds.min }),
    ...(bounds.max === undefined ? {} : { maximum: bounds.max }),
  }
}
