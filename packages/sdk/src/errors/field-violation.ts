import type { ViolatedRule } from '../generated/names.ts'

/** A refused field. `description` follows the quoted field name, so it starts with a verb. */
export interface FieldViolation {
  /** Path of the field in the request, with dots. */
  readonly field: string
  readonly description: string
  readonly violatedRule: ViolatedRule
  /** Name of the rule if `violatedRule` is `OTHER`. */
  readonly ruleName?: string
  readonly data?: Record<string, unknown>
}
