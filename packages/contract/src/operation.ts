import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import type { Shape } from './shape.ts'

/**
 * Who may call an operation. Visitors and members can access everything (`all`) or only their own data (`own`);
 * team members and API keys need the permission, or none (`any`).
 * `anyone` requires no token: the call itself carries proof of access, or there is nothing to protect.
 */
export interface Access {
  readonly anyone?: true
  readonly visitor?: 'all' | 'own'
  readonly member?: 'all' | 'own'
  readonly manager?: Permission | 'any'
}

/**
 * How calls of customers and anonymous actors are limited: by the number of changes, also by the number of wrong links
 * and codes, or not at all. Stricter limits of single operations apply as well.
 */
export type CallLimit = 'CHANGES' | 'LINKS' | 'NONE'

/** An operation of the API: the single definition of its paths, access, shapes and errors. */
export interface OperationSpec<Id extends string = string, Input = unknown, Output = unknown> {
  readonly id: Id
  /** One line for the API reference and editor hovers. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** All paths of the operation: that of the specification first, then those that existing clients call. */
  readonly paths: readonly [string, ...string[]]
  /** For a GET: paths that accept the same parameters as the JSON body of a POST. */
  readonly fallbackPaths?: readonly string[]
  readonly access: Access
  /** Only reads, although it is not a GET. */
  readonly reads?: true
  /** Accepts a guessable link or code: refused calls are counted per network. */
  readonly limit?: 'LINKS'
  /** Allowed for team members who must set up a second factor first. */
  readonly beforeSecondFactor?: true
  readonly input: Shape<Input>
  readonly output: Shape<Output>
  /** Dotted paths that must be present, unless an optional parent is missing. */
  readonly required?: readonly string[]
  readonly errors: readonly ErrorCode[]
  /** Honours `Idempotency-Key`. */
  readonly idempotent?: true
  /** Also accepts `application/x-www-form-urlencoded`. */
  readonly acceptsForm?: true
  /** Returns errors in the format of OAuth: `{error, error_description}`. */
  readonly refusesLikeOAuth?: true
  /** Code for input of the wrong shape: clients of the operation expect no other kind of error. */
  readonly refusesShapeAs?: ErrorCode
  /** Media type of the response, if it is not JSON. */
  readonly answers?: 'text/calendar' | 'text/csv' | 'text/event-stream'
  /** Takes the body unparsed, as the text in `body`: its signature covers every character. The request is still JSON. */
  readonly takesRawBody?: true
  /** The path's `siteId` names the business: a caller without credentials may use any of our addresses. */
  readonly siteInPath?: true
  /** Accepts an image or file: calls of customers are counted per network before the body is read. */
  readonly takesUpload?: true
  /** Largest body in bytes; `usualBodyLimit` if unset. */
  readonly bodyLimit?: number
  /** Maximum number of values in a JSON body, including objects and arrays; `usualValueLimit` if unset. */
  readonly valueLimit?: number
  /** The response depends on the host of the request. */
  readonly variesByHost?: true
  /** Anybody gets the same response, which caches may keep. Of all others they keep none. */
  readonly cacheable?: true
  readonly deprecated?: true
}

/** Default of `bodyLimit`, in bytes. */
export const usualBodyLimit = 256 * 1024
/** Default of `valueLimit`. */
export const usualValueLimit = 10_000

/** Returns how calls of customers and anonymous actors are limited. Operations count as changes unless they only read. */
export function callLimit({ access, limit, method, reads }: OperationSpec): CallLimit {
  if (!access.anyone && !access.visitor && !access.member) return 'NONE'
  return limit ?? (reads || method === 'GET' ? 'NONE' : 'CHANGES')
}

/** Declares an operation, keeping its id and the types of its shapes. */
export function operation<const Id extends string, Input, Output>(
  spec: OperationSpec<Id, Input, Output>,
): OperationSpec<Id, Input, Output> {
  return spec
}

/** Access of most catalogue reads: all actors, without a permission. */
export const everyoneReads: Access = { visitor: 'all', member: 'all', manager: 'any' }

/**
 * Returns true if unknown fields of the input are ignored: in all operations of the Wix-compatible API, because clients
 * send whole responses back, and in reads of our own. Writes of our own refuse them.
 */
export function ignoresUnknownFields({ input, method, reads }: OperationSpec): boolean {
  return input.ignoresUnknown === true || method === 'GET' || reads === true
}
