import type { FieldViolation } from '@kalends/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

// About 49,000 passwords of published leaks, in lower case; 18,000 of them have eight characters or more.
const commonPasswords: ReadonlySet<string> = new Set(dictionary.passwords)

/** Returns the violation of a password that attackers try first, ignoring case; undefined for others. */
export function commonPasswordViolation(field: string, password: string): FieldViolation | undefined {
  if (!commonPasswords.has(password.trim().toLowerCase())) return undefined
  return {
    field,
    description: 'is too common: choose one that is harder to guess',
    violatedRule: 'OTHER',
    ruleName: 'COMMON_PASSWORD',
    data: { type: 'PASSWORD' },
  }
}
