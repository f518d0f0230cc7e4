import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Deed, Outcome } from './data/change-person.ts'
import styles from './staff.module.css'

/** Why this form was refused, above it. */
export function ProblemOf({ outcome, deed }: { outcome: Outcome | undefined; deed: Deed }) {
  const t = useT()
  if (outcome?.did !== deed || !outcome.problem) return null
  return (
    <p role="alert" className={styles.problem}>
      <Icon name="warning" size={18} />
      {t(`staff.problem.${outcome.problem}`)}
    </p>
  )
}
