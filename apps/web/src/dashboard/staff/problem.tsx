import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import type { Problem } from './data/problems.ts'

/** Why this form was refused, above it. */
export function ProblemOf({
  outcome,
  deed,
}: {
  outcome: { did: string; problem?: Problem } | undefined
  deed: string
}) {
  const t = useT()
  if (outcome?.did !== deed || !outcome.problem) return null
  return <Alert>{t(`staff.problem.${outcome.problem}`)}</Alert>
}
