import { signInCodes } from '@kalends/sdk'
import { assertRefusal, retryMinutes } from '../../lib/refusal.ts'
import type { Translate } from '../../lib/translate.tsx'

/** Why a form with a password was refused. */
export type Problem =
  | { kind: 'throttled'; minutes: number }
  | { kind: 'shortPassword'; least: number }
  | { kind: 'wrongPassword' | 'noPassword' | 'badPassword' | 'commonPassword' | 'signInGone' }

/** Reads the problem from a refusal; rethrows anything else. */
export function signInProblem(error: unknown): Problem {
  assertRefusal(error)
  const { code, fieldViolations } = error
  if (code === signInCodes.wrongPassword) return { kind: 'wrongPassword' }
  if (code === signInCodes.passwordNotSet) return { kind: 'noPassword' }
  if (code === 'NOT_FOUND') return { kind: 'signInGone' }
  if (code === 'THROTTLED_FEATURE') {
    return { kind: 'throttled', minutes: retryMinutes(error) }
  }
  if (code === 'RECENT_SIGN_IN_REQUIRED') return { kind: 'noPassword' }
  const [fault] = fieldViolations
  if (!fault) throw error
  if (fault.field === 'currentPassword') return { kind: 'wrongPassword' }
  if (fault.ruleName === 'COMMON_PASSWORD') return { kind: 'commonPassword' }
  const isShort = fault.violatedRule === 'MIN_LENGTH' || fault.violatedRule === 'REQUIRED_FIELD'
  return isShort ? { kind: 'shortPassword', least: Number(fault.data?.['threshold'] ?? 8) } : { kind: 'badPassword' }
}

/** Returns the field that shows a problem; undefined: above the form. */
export function problemField({ kind }: Problem): 'password' | 'newPassword' | undefined {
  if (kind === 'wrongPassword' || kind === 'noPassword') return 'password'
  return kind === 'shortPassword' || kind === 'badPassword' || kind === 'commonPassword' ? 'newPassword' : undefined
}

export function problemText(t: Translate, problem: Problem): string {
  const { kind, ...values } = problem
  return t(`account.problem.${kind}`, values)
}
