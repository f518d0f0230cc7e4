import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Problem } from './data/problems.ts'

/** The error of this form, shown above it. */
export function ActionProblem({
  outcome,
  action,
}: {
  outcome: { action: string; problem?: Problem } | undefined
  action: string
}) {
  const t = useT()
  if (outcome?.action !== action || !outcome.problem) return null
  return <Alert>{t(problemKey(`staff.problem.${outcome.problem}`))}</Alert>
}
