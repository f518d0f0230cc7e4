import type { FieldViolation } from '@kalends/contract'

/** Builds the violation of one field. */
export function fault(
  field: string,
  violatedRule: FieldViolation['violatedRule'],
  description: string,
  more: Pick<FieldViolation, 'data' | 'ruleName'> = {},
): FieldViolation {
  return { field, description, violatedRule, data: {}, ...more }
}
