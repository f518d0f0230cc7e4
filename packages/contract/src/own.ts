import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { refTo, type Shape, shape, type Timestamp } from './shape.ts'

/** Registers a message that is specific to Kalends, written with TypeBox. Unknown fields are refused. */
export function ownShape<P extends TProperties>(name: string, properties: P): Shape<Static<TObject<P>>> {
  const schema = Type.Object(properties, { additionalProperties: false })
  return shape<Static<TObject<P>>>(name, JSON.parse(JSON.stringify(schema)))
}

/** Registers a message whose standard requires unknown fields to be ignored. */
export function openShape<P extends TProperties>(name: string, properties: P): Shape<Static<TObject<P>>> {
  const open = shape<Static<TObject<P>>>(name, JSON.parse(JSON.stringify(Type.Object(properties))))
  return {
    ...open,
    ignoresUnknown: true,
  }
}

/** Refers to another message inside a message registered with `ownShape`. */
export function embed<T>(of: Shape<T>, options: { description?: string } = {}) {
  return Type.Unsafe<T>({ ...refTo(of.name), ...options })
}

/** Declares a closed list of values inside a message registered with `ownShape`. */
export function oneOf<const T extends readonly string[]>(values: T, options: { description?: string } = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values, ...options })
}

/** Makes a schema nullable. */
export function orNull<S extends TSchema>(schema: S) {
  return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] })
}

/** Declares a GUID created by Kalends. */
export const guid = (description: string) => Type.String({ format: 'guid', maxLength: 36, description })
/** Declares an instant in UTC. */
export const instant = (description: string) =>
  Type.Unsafe<Timestamp>(Type.String({ format: 'timestamp', maxLength: 40, description }))
/** Declares a local date, `YYYY-MM-DD`. */
export const localDate = (description: string) => Type.String({ format: 'local-date', maxLength: 10, description })
/** Declares an IANA time zone name; the operation checks that it exists. */
export const zone = (description: string) => Type.String({ minLength: 1, maxLength: 64, description })
/** Declares a phone number in any notation; blank means none. The pattern matches in linear time. */
export const phone = (description: string) =>
  Type.String({ maxLength: 50, pattern: '^\\s*$|^\\s*[+\\d][\\d\\s().\\-/]{2,40}\\s*$', description })
/** Declares a string of at most `maxLength` code points. */
export const text = (maxLength: number, description: string) => Type.String({ maxLength, description })

export { Type }
