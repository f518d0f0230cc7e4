import { type JsonSchema, refTo, type Shape, shape } from './shape.ts'

/** Bounds of a text field; `maxLength` counts code points. */
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

/** Facts of a field that change who writes it or what an answer holds, not what is valid. */
export interface FieldMarks {
  readonly readonly?: boolean
  readonly deprecated?: boolean
  /** An answer always carries this field. */
  readonly present?: boolean
  readonly description?: string
}

/** Where the wire states no bound of its own: far above what anyone types, far below what hurts. */
const unstatedTextLimit = 16_000
const unstatedListLimit = 1_000

/** A text. Formats: guid, email, timestamp, local-date, local-time, local-date-time, decimal, … */
export function text(bounds: TextBounds = {}): JsonSchema {
  return {
    type: ['string', 'null'],
    maxLength: bounds.maxLength ?? unstatedTextLimit,
    ...(bounds.minLength === undefined ? {} : { minLength: bounds.minLength }),
    ...(bounds.format === undefined ? {} : { format: bounds.format }),
  }
}

/** A whole number; unless stated otherwise of the size every database column takes. */
export function integer(bounds: NumberBounds = {}): JsonSchema {
  return { type: ['integer', 'null'], ...numberBounds({ min: -(2 ** 31), max: 2 ** 31 - 1, ...bounds }) }
}

/** A number with a fraction. */
export function decimalNumber(bounds: NumberBounds = {}): JsonSchema {
  return { type: ['number', 'null'], ...numberBounds(bounds) }
}

/** True or false. */
export function flag(): JsonSchema {
  return { type: ['boolean', 'null'] }
}

/** An instant: ISO 8601 with an offset, given back in UTC with milliseconds. */
export function timestamp(): JsonSchema {
  return text({ format: 'timestamp', maxLength: 40 })
}

/** Paths of a partial update: comma-joined text, a list, or `{paths}`. @public written by scripts/make-shapes.ts */
export function fieldMask(): JsonSchema {
  const paths = { type: 'array', items: { type: 'string' } }
  return { ...paths, type: ['string', 'array', 'object', 'null'], properties: { paths }, required: ['paths'] }
}

/** A JSON object of the caller's own making. */
export function freeObject(): JsonSchema {
  return { type: ['object', 'null'] }
}

/** Any JSON value. @public written by scripts/make-shapes.ts */
export function anything(): JsonSchema {
  return {}
}

/** Another message; absent and null mean the same. */
export function one(name: string): JsonSchema {
  return { anyOf: [refTo(name), { type: 'null' }] }
}

/** A list of anything above. An entry that is not there is no entry: null has no place in a list. */
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

/** An object used as a map: caller's keys, values of one kind. */
export function mapOf(values: JsonSchema): JsonSchema {
  return { type: ['object', 'null'], additionalProperties: values, maxProperties: unstatedListLimit }
}

/** Adds the marks of a field to its schema. */
export function marked(schema: JsonSchema, marks: FieldMarks): JsonSchema {
  return {
    ...schema,
    ...(marks.readonly ? { readOnly: true } : {}),
    ...(marks.deprecated ? { deprecated: true } : {}),
    ...(marks.present ? { 'x-present': true } : {}),
    ...(marks.description ? { description: marks.description } : {}),
  }
}

/**
 * A message of the Wix-compatible API: these fields and no others in answers. As the input of a call it ignores fields
 * it does not know, for clients send whole answers back.
 */
export function message<T>(
  name: string,
  properties: Readonly<Record<string, JsonSchema>>,
  options: { readonly required?: readonly string[]; readonly description?: string } = {},
): Shape<T> {
  const closed = shape<T>(name, {
    type: 'object',
    ...(options.description ? { description: options.description } : {}),
    properties,
    ...(options.required?.length ? { required: options.required } : {}),
    additionalProperties: false,
  })
  return {
    ...closed,
    ignoresUnknown: true,
  }
}

/** A closed list of words. */
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
