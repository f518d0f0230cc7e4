import type { Form } from './fields.ts'

/** Number of existing submissions. */
export type AnswerCounts = { all: number; own: number }

/** Returns true if a form takes answers now. `now` in epoch milliseconds. */
export function isOpenForAnswers({ enabled, rest }: Form, counts: AnswerCounts, now: number): boolean {
  const { maxAllowedSubmissions, dateTimeDeadline, submissionLimitPerUser } = rest.limitationRule ?? {}
  if (!enabled) return false
  if (dateTimeDeadline && Date.parse(dateTimeDeadline) <= now) return false
  if (typeof maxAllowedSubmissions === 'number' && counts.all >= maxAllowedSubmissions) return false
  return typeof submissionLimitPerUser !== 'number' || counts.own < submissionLimitPerUser
}

/** Returns true if the form limits its number of submissions. */
export function countsAnswers({ rest }: Form): boolean {
  const { maxAllowedSubmissions, submissionLimitPerUser } = rest.limitationRule ?? {}
  return typeof maxAllowedSubmissions === 'number' || typeof submissionLimitPerUser === 'number'
}
