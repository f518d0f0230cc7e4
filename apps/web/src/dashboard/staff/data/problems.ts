import { KalendsError } from '@kalends/sdk'

/** Why nothing was done; each has its sentence `staff.problem.…`. */
export type Problem =
  | ('name' | 'email' | 'phone' | 'picture' | 'description' | 'hours' | 'days' | 'role' | 'dayLimit')
  | ('changed' | 'gone' | 'notAllowed' | 'taken' | 'full' | 'connected' | 'invited' | 'other')

const ofCode: Record<string, Problem> = {
  REVISION_MISMATCH: 'changed',
  STAFF_MEMBER_NOT_FOUND: 'gone',
  RESOURCE_NOT_FOUND: 'gone',
  RESOURCE_TYPE_NOT_FOUND: 'gone',
  PERMISSION_DENIED: 'notAllowed',
  UNAUTHORIZED_OPERATION: 'notAllowed',
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

/** A form that says itself what is wrong with it. */
export class Mistake extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** The refusal in the page's own word; a defect goes on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Mistake) return error.problem
  if (!(error instanceof KalendsError) || error.status >= 500 || error.status === 0) throw error
  const field = error.fieldViolations[0]?.field ?? ''
  if (/^(weekly|exceptions)/u.test(field)) return field.startsWith('weekly') ? 'hours' : 'days'
  return ofField[field.split('.').at(-1) ?? ''] ?? ofCode[error.code] ?? 'other'
}
