// Describes which facts become the shapes of one noun.
/** A field that no fact names. */
export interface OwnField {
  readonly type: 'string' | 'object'
  readonly format?: 'GUID'
  readonly maxLength?: number
  readonly readonly?: boolean
}

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
  /** Flags of our own beside those of a message on the wire, by message. */
  readonly ownFlags?: Readonly<Record<string, readonly string[]>>
  /** Whole numbers of our own beside the fields of a message, by message, each with its greatest value. */
  readonly ownNumbers?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Fields of our own, by message, in the words of the facts. */
  readonly ownFields?: Readonly<Record<string, Readonly<Record<string, OwnField>>>>
  /** Values the specification has beside those of a list on the wire, by list. */
  readonly specifiedValues?: Readonly<Record<string, readonly string[]>>
  /** `Message.field` or `field` → what the field means, in our own words. */
  readonly descriptions?: Readonly<Record<string, string>>
  /** What is said of a field without words of its own: for parts of the wire that are kept and given back, no more. */
  readonly otherwise?: string
}
