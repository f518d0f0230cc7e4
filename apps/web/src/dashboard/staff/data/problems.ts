import { assertRefusal, FormError } from '../../../lib/refusal.ts'

/** Why the action failed; each has a message `staff.problem.…`. */
export type Problem =
  | ('name' | 'email' | 'phone' | 'picture' | 'description' | 'hours' | 'days' | 'role' | 'dayLimit')
  | ('changed' | 'notFound' | 'notAllowed' | 'refund' | 'taken' | 'full' | 'connected' | 'invited' | 'other')

const ofCode: Record<string, Problem> = {
  REVISION_MISMATCH: 'changed',
  STAFF_MEMBER_NOT_FOUND: 'notFound',
  RESOURCE_NOT_FOUND: 'notFound',
  RESOURCE_TYPE_NOT_FOUND: 'notFound',
  PERMISSION_DENIED: 'notAllowed',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  REFUND_NOT_ALLOWED: 'refund',
  MEDIA_TYPE_NOT_SUPPORTED: 'picture',
  PAYLOAD_TOO_LARGE: 'picture',
  RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME: 'taken',
  MAX_NUMBER_OF_RESOURCE_TYPES_REACHED: 'full',
  STAFF_MEMBER_ALREADY_CONNECTED: 'connected',
  PERSON_ALREADY_EXISTS: 'invited',
  STAFF_INVITE_REQUIRES_ROLE: 'role',
}
const ofField: Record<string, Problem> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  description: 'description',
  url: 'picture',
  content: 'picture',
}

/** Returns the problem a page of the team or of rooms shows for a refusal; rethrows anything else. */
export function refusalProblem(error: unknown): Problem {
  if (error instanceof FormError) return error.reason
  assertRefusal(error)
  const field = error.fieldViolations[0]?.field ?? ''
  const [, part] = /(?:^|\.)(weekly|exceptions)\b/u.exec(field) ?? []
  if (part) return part === 'weekly' ? 'hours' : 'days'
  return ofField[field.split('.').at(-1) ?? ''] ?? ofCode[error.code] ?? 'other'
}
