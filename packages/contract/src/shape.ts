/** A JSON Schema (2020-12) as it stands in the OpenAPI document's components. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/**
 * A named message of the wire together with the TypeScript type it carries.
 *
 * `name` is `<noun>.<Message>` and unique; `schema` refers to other messages by
 * `#/components/schemas/<name>`, so that one registry serves validation and OpenAPI alike.
 */
export interface Shape<T> {
  readonly name: string
  readonly schema: JsonSchema
  /** As the input of a call: fields it does not know are ignored at every depth. Without it they are refused. */
  readonly ignoresUnknown?: true
  /** Carries the type only; never set. */
  readonly '~type'?: T
}

/** The type a shape carries: `Infer<typeof Booking>`. */
export type Infer<S> = S extends Shape<infer T> ? T : never

const registry = new Map<string, JsonSchema>()

/**
 * Registers a message under its name and gives back its shape.
 *
 * @throws Error when two different messages claim one name (a mistake in the contract).
 */
export function shape<T>(name: string, schema: JsonSchema): Shape<T> {
  if (registry.has(name)) throw new Error(`Two messages are called ${name}`)
  registry.set(name, schema)
  return { name, schema }
}

/** Every registered message by name: the `components.schemas` of the OpenAPI document. */
export function allSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries([...registry].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A reference to a registered message, for use inside another message's schema. */
export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}
