import type { KalendsError } from '@kalends/sdk'

/** What a refusal says of a new password; undefined where it is about something else. */
export function newPasswordProblem({ fieldViolations }: KalendsError): 'short' | 'common' | undefined {
  const fault = fieldViolations.find(({ field }) => field === 'password' || field === 'newPassword')
  if (!fault) return undefined
  return fault.ruleName === 'COMMON_PASSWORD' ? 'common' : 'short'
}
