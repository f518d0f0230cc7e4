/** A JSON Schema (2020-12) as in the components of the OpenAPI document. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** An instant in ISO 8601. A plain string, marked so that clients can show it as a `Date`; the mark is never set. */
export type Timestamp = string & { readonly '~timestamp'?: true }

/**
 * A named message of the API with its TypeScript type.
 *
 * `name` is `<noun>.<Message>` and unique; `schema` refers to other messages by
 * `#/components/schemas/<name>`, so that one registry serves validation and OpenAPI alike.
 */
export interface Shape<T> {
  readonly name: string
  readonly schema: JsonSchema
  /** As the input of an operation: unknown fields are ignored at every depth; otherwise writes refuse them. */
  readonly ignoresUnknown?: true
  /** Carries only the type; never set. */
  readonly '~type'?: T
}

/** The type of a shape: `Infer<typeof Booking>`. */
export type Infer<S> = S extends Shape<infer T> ? T : never

const registry = new Map<string, JsonSchema>()
const nullable = new Set<string>()

/**
 * Registers a message under its name and returns its shape.
 *
 * @param nullMeansAbsent  whether the schema accepts null for every field, also for required ones
 * @throws Error if the name is already registered (a mistake in the contract).
 */
export function shape<T>(name: string, schema: JsonSchema, { nullMeansAbsent = false } = {}): Shape<T> {
  if (registry.has(name)) throw new Error(`Two messages are called ${name}`)
  registry.set(name, schema)
  if (nullMeansAbsent) nullable.add(name)
  return { name, schema }
}

/** Returns all registered messages by name: the `components.schemas` of the OpenAPI document. */
export function allSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries([...registry].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns true if null and absent mean the same in the fields of a message, so that a required one is never null. */
export function meansAbsentByNull(name: string): boolean {
  return nullable.has(name)
}

/** Returns the schema of a message by the reference to it. */
export function schemaAt(reference: string): JsonSchema | undefined {
  return registry.get(reference.replace('#/components/schemas/', ''))
}

/** Returns a reference to a registered message for another message's schema. */
export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}
