import type { FieldViolation } from '@kalends/contract'

/** A field that was refused. */
export function wrong(
  field: string,
  description: string,
  rule: FieldViolation['violatedRule'] = 'OTHER',
): FieldViolation {
  return { field, description, violatedRule: rule, ...(rule === 'OTHER' ? { ruleName: 'INVALID_SESSION' } : {}) }
}
