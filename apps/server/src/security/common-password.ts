import type { FieldViolation } from '@kalends/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The shortest password of any account. */
const minLength = 8

// About 18,000 passwords of published leaks, in lower case; shorter ones are refused for their length.
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary.passwords.filter((password) => password.length >= minLength),
)

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
