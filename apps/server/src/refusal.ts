import { type ErrorCode, errors, type FieldViolation } from '@kalends/contract'

/** A documented refusal: the caller learns the code, its meaning and `data`. The operation writes nothing. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly description: string
  readonly data: Record<string, unknown>
  constructor(code: ErrorCode, description: string, data: Record<string, unknown>) {
    super(`${code}: ${description}`)
    this.name = 'Refusal'
    this.code = code
    this.description = description
    this.data = data
  }
}

/** Most violations that one answer names, and most characters of a field's path in it. */
const violationLimit = 100
const pathLimit = 1000

/** Fields that were refused, each with its reason; the first hundred of them. */
export class Violations extends Error {
  readonly violations: readonly FieldViolation[]
  constructor(violations: readonly FieldViolation[]) {
    const named = violations.slice(0, violationLimit).map((found) => ({
      ...found,
      field: found.field.slice(0, pathLimit),
    }))
    super(named.map(({ field, description }) => `"${field}" ${description}`).join(', '))
    this.name = 'Violations'
    this.violations = named
  }
}

/** Ends the operation with a documented code. `return fail(…)` and `throw fail(…)` do the same. */
export function fail(code: ErrorCode, more: { description?: string; data?: Record<string, unknown> } = {}): never {
  throw new Refusal(code, more.description ?? errors[code].meaning, more.data ?? {})
}

/** Ends the operation naming the fields that are wrong. */
export function refuseFields(violations: readonly FieldViolation[]): never {
  throw new Violations(violations)
}

/** Ends the operation with `VALIDATION_FAILURE`, naming the field of the request that stands in the way. */
export function refuseShape(field: string, why: string): never {
  return fail('VALIDATION_FAILURE', { description: `"${field}" ${why}`, data: { field } })
}
