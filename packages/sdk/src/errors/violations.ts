import type { FieldViolation } from './field-violation.ts'
import { KalendsError } from './kalends-error.ts'

/** Argument of the calling function by the path of the field that carries it: `{ 'loginId.email': 'email' }`. */
export type ArgumentNames = Readonly<Record<string, string>>

/** Sorts violations by field; those of one field keep their order. */
export function sortViolations(violations: readonly FieldViolation[]): FieldViolation[] {
  return [...violations].sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
}

/**
 * Renders sorted violations as one text. A violation of an object is left out if one of its own fields is named.
 * Source: specification of members, section 5.
 */
export function violationsMessage(violations: readonly FieldViolation[]): string {
  const fields = violations.map(({ field }) => field)
  const told = violations.filter(({ field }) => !fields.some((other) => isInside(other, field)))
  return `INVALID_ARGUMENT: ${told.map(({ field, description }) => `"${field}" ${description}`).join(', ')}`
}

/**
 * Returns the error with its fields renamed to the arguments that the caller wrote; any other error as it is. The
 * longest matching path decides, and what follows it stays: `loginId.email[0]` becomes `email[0]`.
 */
export function withArgumentNames(error: unknown, names: ArgumentNames): unknown {
  if (!(error instanceof KalendsError) || error.fieldViolations.length === 0) return error
  const renamed = sortViolations(error.fieldViolations.map((it) => ({ ...it, field: rename(it.field, names) })))
  const message = violationsMessage(renamed)
  return new KalendsError({
    status: error.status,
    code: error.code,
    description: message,
    message,
    data: error.data,
    fieldViolations: renamed,
    requestId: error.requestId,
    details: error.details,
    cause: error,
  })
}

function rename(field: string, names: ArgumentNames): string {
  const known = Object.keys(names)
    .filter((path) => field === path || isInside(field, path))
    .sort((a, b) => b.length - a.length)[0]
  return known === undefined ? field : `${names[known]}${field.slice(known.length)}`
}

const isInside = (field: string, path: string): boolean =>
  field.startsWith(path) && (field[path.length] === '.' || field[path.length] === '[')
