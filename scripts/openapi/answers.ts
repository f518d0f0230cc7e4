import { callLimitOf, type ErrorCode, errors } from '@kalends/contract'
import type { AnySpec, Json } from './spec.ts'

const REASONS: Record<number, string> = {
  400: 'Malformed, or against a rule of a field',
  401: 'Unknown caller',
  403: 'No right to do this',
  404: 'Not there, or not yours',
  409: 'Somebody else was first: another revision, or a key used twice',
  428: 'A state or a policy stands in the way',
  429: 'Too many requests',
}

/** 200 with the answer, then one entry per status with the codes that carry it. */
export function answersOf(spec: AnySpec): Json {
  const codes = new Map<number, ErrorCode[]>()
  for (const code of codesOf(spec)) codes.set(errors[code].status, [...(codes.get(errors[code].status) ?? []), code])
  const refusals = [...codes].sort(([a], [b]) => a - b).map(([status, ofStatus]) => [status, refusal(status, ofStatus)])
  return { 200: success(spec), ...Object.fromEntries(refusals) }
}

/** Any call can be malformed; any call that asks who is calling can be refused for it; any that is limited, for coming too often. */
function codesOf(spec: AnySpec): ErrorCode[] {
  const always: ErrorCode[] = ['VALIDATION_FAILURE']
  const rights: ErrorCode[] = spec.access.anyone ? [] : ['UNAUTHENTICATED', 'PERMISSION_DENIED']
  const key: ErrorCode[] = spec.idempotent ? ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENT_RESPONSE_TOO_LARGE'] : []
  const limit: ErrorCode[] = callLimitOf(spec) === 'NONE' ? [] : ['THROTTLED_FEATURE']
  return [...new Set([...always, ...rights, ...spec.errors, ...key, ...limit])].sort()
}

function success(spec: AnySpec): Json {
  const schema = { $ref: `#/components/schemas/${spec.output.name}` }
  const content = spec.answers ? { [spec.answers]: { schema: { type: 'string' } } } : { 'application/json': { schema } }
  return { description: 'Done.', content }
}

function refusal(status: number, codes: ErrorCode[]): Json {
  const lines = codes.map((code) => `- \`${code}\`: ${errors[code].meaning}`)
  return {
    description: `${REASONS[status] ?? 'Refused'}.\n\n${lines.join('\n')}`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}
