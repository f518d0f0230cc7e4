import type { FieldViolation } from '@kalends/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The shortest password of any account. */
const minLength = 8

// About 18,000 passwords of published leaks, in small letters; shorter ones are refused for their length.
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary.passwords.filter((password) => password.length >= minLength),
)

/** Why a password is refused that attackers try first, whatever its case; undefined for any other. */
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
