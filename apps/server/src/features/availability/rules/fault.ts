import type { FieldViolation } from '@kalends/contract'

/** One field that is wrong, and how. */
export function fault(
  field: string,
  violatedRule: FieldViolation['violatedRule'],
  description: string,
  more: Pick<FieldViolation, 'data' | 'ruleName'> = {},
): FieldViolation {
  return { field, description, violatedRule, data: {}, ...more }
}
