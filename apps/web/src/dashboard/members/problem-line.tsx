import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Outcome } from './data/change-member.ts'
import styles from './members.module.css'

/** Why nothing was done. */
export function ProblemLine({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  if (!outcome || !('problem' in outcome)) return null
  return (
    <p role="alert" className={styles.problem}>
      <Icon name="warning" size={18} />
      {t(`members.problem.${outcome.problem}`, { name: outcome.name })}
    </p>
  )
}
