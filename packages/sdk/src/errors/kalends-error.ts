import type { FieldViolation } from './field-violation.ts'

/** Details of a failed call. */
export interface Failure {
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /**
   * Code of the application. Otherwise `INVALID_ARGUMENT` for refused fields, the status in constant case for other
   * client errors, `SYSTEM` for server errors, `NETWORK`, `ABORTED` or `TIMEOUT` if there was no response.
   */
  readonly code: string
  /** One sentence in English, for logs. */
  readonly description: string
  /** Data of the code. */
  readonly data: Readonly<Record<string, unknown>>
  /** Refused fields, sorted by field. */
  readonly fieldViolations: readonly FieldViolation[]
  /** Id of the request in the server's log. */
  readonly requestId: string | undefined
  /** Text of the error; the description if unset. */
  readonly message?: string
  /** Details as the server sent them. */
  readonly details?: Readonly<Record<string, unknown>>
  /** The error behind this one. */
  readonly cause?: unknown
}

/** The error of a failed call. */
export class KalendsError extends Error implements Failure {
  /** Knows the errors of another copy of this package too, since `@kalends/react` brings one. */
  static override [Symbol.hasInstance](value: unknown): value is KalendsError {
    return value instanceof Error && value.name === 'KalendsError'
  }

  readonly status: number
  readonly code: string
  readonly description: string
  readonly data: Readonly<Record<string, unknown>>
  readonly fieldViolations: readonly FieldViolation[]
  readonly requestId: string | undefined
  readonly details: Readonly<Record<string, unknown>>

  constructor(failure: Failure) {
    super(failure.message ?? failure.description, failure.cause === undefined ? {} : { cause: failure.cause })
    this.name = 'KalendsError'
    this.status = failure.status
    this.code = failure.code
    this.description = failure.description
    this.data = failure.data
    this.fieldViolations = failure.fieldViolations
    this.requestId = failure.requestId
    this.details = failure.details ?? {}
  }
}

/** Returns an error that the client raises itself, without a response. */
export function clientError(code: string, message: string, cause?: unknown): KalendsError {
  return new KalendsError({
    status: 0,
    code,
    description: message,
    data: {},
    fieldViolations: [],
    requestId: undefined,
    ...(cause === undefined ? {} : { cause }),
  })
}
