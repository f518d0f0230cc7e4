import type { ViolatedRule } from '@kalends/contract'
import { refuseFields } from '../../refusal.ts'

/** Refuses the query, naming the invalid part. */
export function refuseField(
  field: string,
  violatedRule: ViolatedRule,
  description: string,
  more: { ruleName?: string; data?: Record<string, unknown> } = {},
): never {
  return refuseFields([{ field, description, violatedRule, data: {}, ...more }])
}

/** Quotes a caller's text for a path or sentence, truncated. */
export function quoted(word: string): string {
  return word.length > 100 ? `${word.slice(0, 100)}…` : word
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
