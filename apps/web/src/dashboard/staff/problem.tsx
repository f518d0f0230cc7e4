import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Problem } from './data/problems.ts'
import styles from './staff.module.css'

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
  return (
    <p role="alert" className={styles.problem}>
      <Icon name="warning" size={18} />
      {t(`staff.problem.${outcome.problem}`)}
    </p>
  )
}
