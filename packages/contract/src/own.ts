import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { refTo, type Shape, shape } from './shape.ts'

/** Registers a message of our own calls, written with TypeBox. Unknown fields are refused. */
export function ownShape<P extends TProperties>(name: string, properties: P): Shape<Static<TObject<P>>> {
  const schema = Type.Object(properties, { additionalProperties: false })
  return shape<Static<TObject<P>>>(name, JSON.parse(JSON.stringify(schema)))
}

/** The same for messages whose standard asks that unknown fields be ignored. */
export function openShape<P extends TProperties>(name: string, properties: P): Shape<Static<TObject<P>>> {
  const open = shape<Static<TObject<P>>>(name, JSON.parse(JSON.stringify(Type.Object(properties))))
  return {
    ...open,
    ignoresUnknown: true,
  }
}

/** Another message inside one of our own. */
export function embed<T>(of: Shape<T>, options: { description?: string } = {}) {
  return Type.Unsafe<T>({ ...refTo(of.name), ...options })
}

/** A closed list of words inside one of our own messages. */
export function oneOf<const T extends readonly string[]>(values: T, options: { description?: string } = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values, ...options })
}

/** The same, or null. */
export function orNull<S extends TSchema>(schema: S) {
  return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] })
}

/** A GUID made by Kalends. */
export const guid = (description: string) => Type.String({ format: 'guid', maxLength: 36, description })
/** An instant in UTC. */
export const instant = (description: string) => Type.String({ format: 'timestamp', maxLength: 40, description })
/** A local day `YYYY-MM-DD`. */
export const localDate = (description: string) => Type.String({ format: 'local-date', maxLength: 10, description })
/** An IANA zone name; whether it exists is for the operation to say. */
export const zone = (description: string) => Type.String({ minLength: 1, maxLength: 64, description })
/** A telephone number as people write it; blank stands for none. The pattern takes linear time on any text. */
export const phone = (description: string) =>
  Type.String({ maxLength: 50, pattern: '^\\s*$|^\\s*[+\\d][\\d\\s().\\-/]{2,40}\\s*$', description })
/** A text of at most `maxLength` code points. */
export const words = (maxLength: number, description: string) => Type.String({ maxLength, description })

export { Type }
