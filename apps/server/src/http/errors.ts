import { type ErrorBody, type ErrorCode, errors, type FieldViolation } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isTimedOut, isUnreachable } from '../db/errors.ts'
import { isBasic, OAuthError } from '../features/identity/index.ts'
import { Refusal, Violations } from '../refusal.ts'
import { ServerBusy } from './bodies/bodies-in-flight.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refuses in the form of OAuth: `{error, error_description}`. */
    refusesLikeOAuth?: boolean
  }
}

/** When to try again after the database was too busy, too slow or not there. */
const RETRY_SECONDS = 1

/** Turns an error into a status and body. Three kinds: validation, application, system. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const oauth = request.routeOptions.config?.refusesLikeOAuth ? toOAuthError(error) : undefined
  if (oauth) return answerLikeOAuth(oauth, error, request, reply)
  if (error instanceof ServerBusy) return answerBusy(request, reply)
  if (error instanceof Violations) return reply.code(400).send(validationBody(error.violations))
  if (error instanceof Refusal) {
    retryAfter(reply, error.data)
    return reply.code(errors[error.code].status).send(applicationBody(error.code, error.description, error.data))
  }
  if (isBadUrl(error)) return reply.code(400).send(validationBody([brokenUrl]))
  const outside = clientError(error)
  if (outside === 'INVALID_JSON') return reply.code(400).send(validationBody([brokenJson]))
  if (outside) return reply.code(errors[outside].status).send(applicationBody(outside, errors[outside].meaning, {}))
  request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'request failed')
  if (isUnreachable(error) || isTimedOut(error)) reply.code(503).header('retry-after', RETRY_SECONDS)
  else reply.code(500)
  return reply.send({ message: '', details: {} } satisfies ErrorBody)
}

/** Refuses the request for a page in the same way. */
export function answerBusyPage(reply: FastifyReply): FastifyReply {
  const sentence = 'The server is busy. Please try again.'
  return reply.code(503).header('retry-after', RETRY_SECONDS).type('text/plain').send(sentence)
}

/** Refuses a request that may be repeated soon. */
export function answerBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn({ requestId: request.id }, 'too many requests or bodies at once: a request was turned away')
  return reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .send({ message: '', details: {} } satisfies ErrorBody)
}

function answerLikeOAuth(
  { status, code, message }: OAuthError,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Clients that used this header must be challenged with it: RFC 6749 §5.2.
  if (status === 401 && isBasic(request.headers.authorization)) reply.header('www-authenticate', 'Basic realm="tokens"')
  if (error instanceof Refusal) retryAfter(reply, error.data)
  return reply.code(status).header('cache-control', 'no-store').send({ error: code, error_description: message })
}

/** Returns the error in the token endpoint's format; others are answered as everywhere. */
function toOAuthError(error: unknown): OAuthError | undefined {
  if (error instanceof OAuthError) return error
  if (error instanceof Violations) return new OAuthError('invalid_request', error.message)
  const code = error instanceof Refusal ? error.code : clientError(error)
  if (code === 'INVALID_JSON') return new OAuthError('invalid_request', 'The body is not valid JSON.')
  if (code === 'UNSUPPORTED_MEDIA_TYPE')
    return new OAuthError('invalid_request', 'The parameters come as a form or as JSON.')
  if (error instanceof Refusal && code === 'THROTTLED_FEATURE')
    return new OAuthError('temporarily_unavailable', error.description)
  return undefined
}

/** Returns a refusal as status and body, for stored responses. */
export function refusalAnswer(error: Refusal | Violations): { status: number; body: string } {
  if (error instanceof Violations) return { status: 400, body: JSON.stringify(validationBody(error.violations)) }
  return {
    status: errors[error.code].status,
    body: JSON.stringify(applicationBody(error.code, error.description, error.data)),
  }
}

const brokenUrl: FieldViolation = {
  field: 'url',
  description: 'must be encoded as UTF-8',
  violatedRule: 'FORMAT',
  data: {},
}
const brokenJson: FieldViolation = { field: 'body', description: 'is not valid JSON', violatedRule: 'FORMAT', data: {} }

function applicationBody(code: string, description: string, data: Record<string, unknown>): ErrorBody {
  return { message: description, details: { applicationError: { code, description, data } } }
}

function validationBody(violations: readonly FieldViolation[]): ErrorBody {
  const fieldViolations = [...violations]
    .map((found) => ({ ...found, data: found.data ?? {} }))
    .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
  const message = fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', ')
  return { message: `INVALID_ARGUMENT: ${message}`, details: { validationError: { fieldViolations } } }
}

function retryAfter(reply: FastifyReply, data: Record<string, unknown>): void {
  const seconds = data['retryAfterSeconds']
  if (typeof seconds === 'number') reply.header('retry-after', Math.ceil(seconds))
}

const isBadUrl = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'FST_ERR_BAD_URL'

/** What the web server itself refuses before an operation is reached. */
function clientError(error: unknown): ErrorCode | 'INVALID_JSON' | undefined {
  const code = (error as { code?: unknown } | null)?.code
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'UNSUPPORTED_MEDIA_TYPE'
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return 'NOT_FOUND'
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return 'INVALID_JSON'
    default:
      return error instanceof SyntaxError && 'statusCode' in error ? 'INVALID_JSON' : undefined
  }
}
