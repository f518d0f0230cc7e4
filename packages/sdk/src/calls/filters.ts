import type { Timestamp } from '../timestamp.ts'

/** What a field is compared with, by its type; a list of texts, ids or numbers with one of them. */
interface Values {
  text: string
  guid: string
  number: number | string
  boolean: boolean
  timestamp: Timestamp
  texts: string
  guids: string
  numbers: number | string
  items: never
}

type FieldType = keyof Values

/** What a field equals: fields that hold a list equal one too. */
type Equal<Type extends FieldType> =
  | Values[Type]
  | (Type extends 'texts' | 'guids' | 'numbers' ? readonly Values[Type][] : never)
  | null

/** What each operator takes. */
interface Operands<Type extends FieldType> {
  $eq: Equal<Type>
  $ne: Equal<Type>
  $in: readonly (Values[Type] | null)[]
  $nin: readonly (Values[Type] | null)[]
  $hasSome: readonly (Values[Type] | null)[]
  $hasAll: readonly Values[Type][]
  $gt: Values[Type]
  $gte: Values[Type]
  $lt: Values[Type]
  $lte: Values[Type]
  /** From the first to the second, both included. */
  $between: readonly Values[Type][]
  $startsWith: string
  $endsWith: string
  $contains: string
  $exists: boolean
  $isEmpty: boolean
  /** Conditions that one item of the list fulfils. */
  $matchItems: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]
}

/** The name of an operator. */
type Operator = keyof Operands<'text'>

/** A condition on a field: a value, or operators that must all hold. */
export type Condition<Type extends FieldType, Operators extends Operator = never> = [Operators] extends [never]
  ? Equal<Type>
  : ('$eq' extends Operators ? Equal<Type> : never) | Compared<Type, Operators>

type Compared<Type extends FieldType, Operators extends Operator> = {
  [Name in Operators]?: Operands<Type>[Name] | undefined
} & { $not?: Compared<Type, Operators> | undefined }

/** Conditions on fields, all of which must hold. */
export type Fields<Conditions> = { [Name in keyof Conditions]?: Conditions[Name] | undefined }

/** The same, and combined with `$and`, `$or` and `$not`. */
export type Filter<Conditions> = Fields<Conditions> & {
  $and?: readonly Filter<Conditions>[] | undefined
  $or?: readonly Filter<Conditions>[] | undefined
  $not?: Filter<Conditions> | undefined
}

/** A field to sort by, and in which direction: ascending unless given. */
export interface Sort<Names extends string> {
  fieldName?: Names | null | undefined
  order?: 'ASC' | 'DESC' | null | undefined
}

/** An input with another type at a dotted path. */
export type With<T, Path extends string, Value> = Path extends `${infer First}.${infer Rest}`
  ? { [F in keyof T]: F extends First ? With<NonNullable<T[F]>, Rest, Value> | Absent<T[F]> : T[F] }
  : { [F in keyof T]: F extends Path ? Value | Absent<T[F]> : T[F] }

/** The ways in which a field may be left out. */
type Absent<T> = Extract<T, null | undefined>

/** An input whose facets, at a dotted path, count these fields only. */
export type Counting<T, Path extends string, Names extends string> = Path extends `${infer First}.${infer Rest}`
  ? { [F in keyof T]: F extends First ? Counting<NonNullable<T[F]>, Rest, Names> | Absent<T[F]> : T[F] }
  : { [F in keyof T]: F extends Path ? Counted<NonNullable<T[F]>, Names> | Absent<T[F]> : T[F] }

/** Facets by these fields, however deep. */
type Counted<T, Names extends string> = T extends readonly (infer Facet)[]
  ? Counted<Facet, Names>[]
  : {
      [F in keyof T]: F extends 'fieldPath'
        ? Names | Absent<T[F]>
        : F extends 'groupBy' | 'nested' | 'nestedAggregations'
          ? Counted<NonNullable<T[F]>, Names> | Absent<T[F]>
          : T[F]
    }
