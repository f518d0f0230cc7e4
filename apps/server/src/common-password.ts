import type { FieldViolation } from '@kalends/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The shortest password of any account. */
const shortest = 8

// About 18,000 passwords of published leaks, in small letters; shorter ones are refused for their length.
const common: ReadonlySet<string> = new Set(dictionary.passwords.filter((password) => password.length >= shortest))

/** Returns the violation of a common password, ignoring case, or undefined. */
export function commonPasswordFault(field: string, password: string): FieldViolation | undefined {
  if (!common.has(password.trim().toLowerCase())) return undefined
  return {
    field,
    description: 'is too common: choose one that is harder to guess',
    violatedRule: 'OTHER',
    ruleName: 'COMMON_PASSWORD',
    data: { type: 'PASSWORD' },
  }
}
