/** An input whose fields at the dotted paths are required, unless an optional parent is missing. */
export type Needs<T, Paths extends string> = [Paths] extends [never]
  ? T
  : T extends readonly (infer Item)[]
    ? Needs<Item, Paths>[]
    : T extends object
      ? [keyof T & Paths] extends [never]
        ? Below<T, Paths>
        : { [F in keyof T & Paths]-?: NonNullable<Needs<T[F], Rest<F, Paths>>> } & Below<Omit<T, Paths>, Paths>
      : T

/** An object with what its own fields need. */
type Below<T, Paths extends string> = { [F in keyof T]: Needs<T[F], Rest<F, Paths>> }

/** What of the paths lies below a field. */
type Rest<Field, Paths extends string> = Field extends string
  ? Paths extends `${Field}.${infer Path}`
    ? Path
    : never
  : never
