import type { FieldViolation } from './field-violation.ts'
import { KalendsError } from './kalends-error.ts'
import { constantCase, statusText } from './status-text.ts'
import { sortViolations, violationsMessage } from './violations.ts'

/** What is known of a response that is no success. */
export interface FailedResponse {
  readonly status: number
  /** Reason phrase; HTTP/2 has none. */
  readonly statusText?: string
  /** The body. */
  readonly text: string
  readonly requestId: string | undefined
}

/**
 * Converts a response into an error: refused fields, an application error, another client error, or a system error.
 * Never throws: a body that is not JSON has no details. Source: specification of members, section 8.
 */
export function parseError(response: FailedResponse): KalendsError {
  const { message, details } = parseBody(response.text)
  const violations = details.validationError?.fieldViolations
  if (Array.isArray(violations)) return validationError(response, details, violations)
  if (details.applicationError) return applicationError(response, details, message)
  return response.status >= 400 && response.status < 500
    ? otherClientError(response, details, message)
    : systemError(response, details)
}

function validationError(
  response: FailedResponse,
  details: Details,
  violations: readonly FieldViolation[],
): KalendsError {
  const sorted = sortViolations(violations)
  const message = violationsMessage(sorted)
  return new KalendsError({
    ...failure(response, details, 'INVALID_ARGUMENT'),
    description: message,
    message,
    fieldViolations: sorted,
  })
}

function applicationError(response: FailedResponse, details: Details, message: string): KalendsError {
  const { code, description, data } = details.applicationError ?? {}
  const text = description || statusText(response.status, response.statusText)
  return new KalendsError({
    ...failure(response, details, code ? String(code) : constantCase(statusText(response.status))),
    description: text,
    message: withDescription(message, text),
    data: data ?? {},
  })
}

function otherClientError(response: FailedResponse, details: Details, message: string): KalendsError {
  const description = statusText(response.status, response.statusText)
  return new KalendsError({
    ...failure(response, details, constantCase(description)),
    description,
    message: withDescription(message, description),
  })
}

function systemError(response: FailedResponse, details: Details): KalendsError {
  const status = `${response.status} ${statusText(response.status, response.statusText)}`.trim()
  const { requestId } = response
  const message = requestId ? `System error occurred, request-id: ${requestId}` : `System error occurred: ${status}`
  return new KalendsError({ ...failure(response, details, 'SYSTEM'), description: status, message })
}

/** The message, followed by a colon and the description if they differ. */
function withDescription(message: string, description: string): string {
  if (!message || message === description) return description
  return `${message}: ${description}`
}

function failure({ status, requestId }: FailedResponse, details: Details, code: string) {
  return { status, requestId, code, description: '', data: {}, fieldViolations: [], details: { ...details } }
}

interface Details {
  readonly validationError?: { readonly fieldViolations?: readonly FieldViolation[] }
  readonly applicationError?: { code?: string | number; description?: string; data?: Record<string, unknown> }
}

function parseBody(text: string): { message: string; details: Details } {
  try {
    const body = JSON.parse(text) as { message?: unknown; details?: Details } | null
    return {
      message: typeof body?.message === 'string' ? body.message : '',
      details: typeof body?.details === 'object' && body.details !== null ? body.details : {},
    }
  } catch {
    return { message: '', details: {} }
  }
}
