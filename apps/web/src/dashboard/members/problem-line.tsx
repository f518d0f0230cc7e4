import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Outcome } from './data/change-member.ts'
import styles from './members.module.css'

/** The error of the last action. */
export function ProblemLine({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  if (!outcome || !('problem' in outcome)) return null
  return (
    <Alert className={styles.alert}>
      {t(problemKey(`members.problem.${outcome.problem}`), { name: outcome.name, noun: 'member' })}
    </Alert>
  )
}
