import { callLimit, type ErrorCode, errors } from '@kalends/contract'
import type { Example } from './examples.ts'
import type { AnySpec, Json } from './spec.ts'

const REASONS: Record<number, string> = {
  400: 'The request is malformed or violates a validation rule',
  401: 'Missing or invalid credentials',
  403: 'Insufficient permissions',
  404: 'Not found, or not accessible to the caller',
  409: 'Conflict: the revision is outdated or the idempotency key was reused',
  428: 'The current state or a policy does not allow this',
  429: 'Too many requests',
}

/** Returns the success response, then one entry per status with its error codes. */
export function describeResponses(spec: AnySpec, example?: Example): Json {
  const codes = new Map<number, ErrorCode[]>()
  for (const code of listErrorCodes(spec))
    codes.set(errors[code].status, [...(codes.get(errors[code].status) ?? []), code])
  const refusals = [...codes].sort(([a], [b]) => a - b).map(([status, ofStatus]) => [status, refusal(status, ofStatus)])
  return { 200: success(spec, example), ...Object.fromEntries(refusals) }
}

/** Returns the declared error codes and those of validation, access, idempotency and rate limits. */
function listErrorCodes(spec: AnySpec): ErrorCode[] {
  const always: ErrorCode[] = ['VALIDATION_FAILURE']
  const rights: ErrorCode[] = spec.access.anyone ? [] : ['UNAUTHENTICATED', 'PERMISSION_DENIED']
  const key: ErrorCode[] = spec.idempotent ? ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENT_RESPONSE_TOO_LARGE'] : []
  // Refused coupon codes are counted, in previews too.
  const isLimited = callLimit(spec) !== 'NONE' || takesCouponCode(spec)
  const limit: ErrorCode[] = isLimited ? ['THROTTLED_FEATURE'] : []
  return [...new Set([...always, ...rights, ...spec.errors, ...key, ...limit])].sort()
}

function takesCouponCode({ input }: AnySpec): boolean {
  return Object.hasOwn((input.schema['properties'] as object | undefined) ?? {}, 'couponCode')
}

function success(spec: AnySpec, example: Example | undefined): Json {
  const schema = spec.answers ? { type: 'string' } : { $ref: `#/components/schemas/${spec.output.name}` }
  const content = { schema, ...(example ? { example: example.response } : {}) }
  return { description: 'Success.', content: { [spec.answers ?? 'application/json']: content } }
}

function refusal(status: number, codes: ErrorCode[]): Json {
  const lines = codes.map((code) => `- \`${code}\`: ${errors[code].meaning}`)
  return {
    description: `${REASONS[status] ?? 'Rejected'}.\n\n${lines.join('\n')}`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}
