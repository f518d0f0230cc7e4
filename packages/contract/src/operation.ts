import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import type { Shape } from './shape.ts'

/**
 * Who may call. Visitors and members reach everything (`all`) or their own data only (`own`);
 * people who work here and API keys need the permission, or none (`any`).
 * `anyone` needs no token at all: the call itself carries what proves the right, or there is nothing to protect.
 */
export interface Access {
  readonly anyone?: true
  readonly visitor?: 'all' | 'own'
  readonly member?: 'all' | 'own'
  readonly manager?: Permission | 'any'
}

/**
 * How calls of customers and strangers are bounded: by how often they change something, beside that by how often a link
 * or a code is wrong, or not at all. Operations with stricter limits of their own have them as well.
 */
export type CallLimit = 'CHANGES' | 'LINKS' | 'NONE'

/** One operation of the wire: the only place where its address, rights, shapes and refusals stand. */
export interface OperationSpec<Id extends string = string, Input = unknown, Output = unknown> {
  readonly id: Id
  /** One line for the reference and for hovers. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Every address it answers on: the specification's first, then those that clients call. */
  readonly paths: readonly [string, ...string[]]
  /** For a GET: also answers POST with the parameters as JSON body on these paths. */
  readonly fallbackPaths?: readonly string[]
  readonly access: Access
  /** Changes nothing although it is no GET. */
  readonly reads?: true
  /** Takes a link or a code somebody could guess: refused calls are counted per network. */
  readonly limit?: 'LINKS'
  /** Also for people who work here and have to set a second factor up before anything else. */
  readonly beforeSecondFactor?: true
  readonly input: Shape<Input>
  readonly output: Shape<Output>
  /** Dotted paths that must be present; a missing optional parent frees its children. */
  readonly required?: readonly string[]
  readonly errors: readonly ErrorCode[]
  /** Honours `Idempotency-Key`. */
  readonly idempotent?: true
  /** Also reads `application/x-www-form-urlencoded`. */
  readonly acceptsForm?: true
  /** Refuses in the form of OAuth: `{error, error_description}`. */
  readonly refusesLikeOAuth?: true
  /** Refuses input of the wrong shape by this code: clients of the call expect no other kind of refusal. */
  readonly refusesShapeAs?: ErrorCode
  /** Answers something else than JSON. */
  readonly answers?: 'text/calendar' | 'text/csv' | 'text/event-stream'
  /** Takes a picture or file: calls of customers are counted per network before the body is read. */
  readonly takesUpload?: true
  /** Largest body in bytes; `usualBodyLimit` unless stated. */
  readonly bodyLimit?: number
  /** Most values in a JSON body, objects and lists counted as well; `usualValueLimit` unless stated. */
  readonly valueLimit?: number
  /** Names the address it was asked under: no cache may give it to those who ask under another. */
  readonly variesByHost?: true
  readonly deprecated?: true
}

/** Largest body of an operation that states no limit of its own, in bytes. */
export const usualBodyLimit = 256 * 1024
/** Most values in the body of an operation that states no limit of its own. */
export const usualValueLimit = 10_000

/** How calls of customers and strangers are bounded; whatever is not known to only read changes something. */
export function callLimitOf({ access, limit, method, reads }: OperationSpec): CallLimit {
  if (!access.anyone && !access.visitor && !access.member) return 'NONE'
  return limit ?? (reads || method === 'GET' ? 'NONE' : 'CHANGES')
}

/** Declares an operation, keeping its id and the types of its shapes. */
export function operation<const Id extends string, Input, Output>(
  spec: OperationSpec<Id, Input, Output>,
): OperationSpec<Id, Input, Output> {
  return spec
}

/** The permission-free rights most reads of the catalogue share. */
export const everyoneReads: Access = { visitor: 'all', member: 'all', manager: 'any' }
