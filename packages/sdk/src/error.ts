import type { FieldViolation } from '@kalends/contract'

/** Details of a failed call. */
export interface Failure {
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** Application code, `INVALID_ARGUMENT` for refused fields, `NETWORK` for network errors, otherwise `SYSTEM`. */
  readonly code: string
  /** One sentence in English, for logs. */
  readonly description: string
  /** Data of the code. */
  readonly data: Readonly<Record<string, unknown>>
  /** Refused fields, sorted by field. */
  readonly fieldViolations: readonly FieldViolation[]
  /** Id of the request in the server's log. */
  readonly requestId: string | undefined
}

/** The error of a failed call. */
export class KalendsError extends Error implements Failure {
  readonly status: number
  readonly code: string
  readonly description: string
  readonly data: Readonly<Record<string, unknown>>
  readonly fieldViolations: readonly FieldViolation[]
  readonly requestId: string | undefined

  constructor(failure: Failure) {
    super(`${failure.code}: ${failure.description}`)
    this.name = 'KalendsError'
    this.status = failure.status
    this.code = failure.code
    this.description = failure.description
    this.data = failure.data
    this.fieldViolations = failure.fieldViolations
    this.requestId = failure.requestId
  }
}

/** Converts a response into an error. Never throws: a body that is not JSON is a system error. */
export function parseError(status: number, text: string, requestId: string | undefined): KalendsError {
  const details = parseDetails(text)
  const violations = details.validationError?.fieldViolations
  if (violations) {
    const description = violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')
    return new KalendsError({
      status,
      code: 'INVALID_ARGUMENT',
      description,
      data: {},
      fieldViolations: violations,
      requestId,
    })
  }
  const application = details.applicationError
  return new KalendsError({
    status,
    code: application?.code ?? (status === 404 ? 'NOT_FOUND' : 'SYSTEM'),
    description: application?.description ?? `The server answered ${status}.`,
    data: application?.data ?? {},
    fieldViolations: [],
    requestId,
  })
}

interface Details {
  validationError?: { fieldViolations: FieldViolation[] }
  applicationError?: { code: string; description: string; data?: Record<string, unknown> }
}

function parseDetails(text: string): Details {
  try {
    return (JSON.parse(text) as { details?: Details }).details ?? {}
  } catch {
    return {}
  }
}
