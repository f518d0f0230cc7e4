/** A field that the facts lack. */
export interface OwnField {
  readonly type: 'string' | 'object'
  readonly format?: 'GUID'
  readonly maxLength?: number
  readonly readonly?: boolean
}

/** One module of the facts and what is generated from it. */
export interface ShapeSource {
  /** A file below packages/contract/facts. */
  readonly facts: string
  /** A file below packages/contract/src. */
  readonly target: string
  /** First part of every message's registered name. */
  readonly prefix: string
  readonly operations: readonly string[]
  readonly events?: readonly string[]
  readonly messages?: readonly string[]
  /** Messages of another source that the server sends or reads in place of this source's: `Message` → `prefix.Message`. */
  readonly takes?: Readonly<Record<string, string>>
  /** Flags that the facts lack, by message. */
  readonly ownFlags?: Readonly<Record<string, readonly string[]>>
  /** Integers that the facts lack, by message, each with its maximum. */
  readonly ownNumbers?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Fields that the facts lack, by message, in the format of the facts. */
  readonly ownFields?: Readonly<Record<string, Readonly<Record<string, OwnField>>>>
  /** Values that the specification adds to an enum of the facts, by enum. */
  readonly specifiedValues?: Readonly<Record<string, readonly string[]>>
  /** Descriptions by `Message.field` or `field`. */
  readonly descriptions?: Readonly<Record<string, string>>
  /** Description of fields without their own: for parts of the API that are stored and returned unchanged. */
  readonly otherwise?: string
}
