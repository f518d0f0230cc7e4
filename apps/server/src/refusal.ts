import { type ErrorCode, errors, type FieldViolation } from '@kalends/contract'

/** A documented refusal: the caller learns the code, its meaning and `data`. Nothing of the operation is kept. */
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

/** Fields that were refused, each with its reason. */
export class Violations extends Error {
  readonly violations: readonly FieldViolation[]
  constructor(violations: readonly FieldViolation[]) {
    super(violations.map(({ field, description }) => `"${field}" ${description}`).join(', '))
    this.name = 'Violations'
    this.violations = violations
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
