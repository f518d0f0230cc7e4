import type { FieldViolation } from '@kalends/contract'

/** What a call that was refused, or that never arrived, leaves behind. */
export interface Failure {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /** Application code, `INVALID_ARGUMENT` for refused fields, `NETWORK` for a dead line, else `SYSTEM`. */
  readonly code: string
  /** One sentence in English, for logs. */
  readonly description: string
  /** What the code carries. */
  readonly data: Readonly<Record<string, unknown>>
  /** Refused fields, sorted by field. */
  readonly fieldViolations: readonly FieldViolation[]
  /** Names the request in the server's log. */
  readonly requestId: string | undefined
}

/** A call that did not succeed. */
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

/** The error an answer stands for. Never throws: a body that is no JSON is a system error. */
export function errorOf(status: number, text: string, requestId: string | undefined): KalendsError {
  const details = detailsOf(text)
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

function detailsOf(text: string): Details {
  try {
    return (JSON.parse(text) as { details?: Details }).details ?? {}
  } catch {
    return {}
  }
}
