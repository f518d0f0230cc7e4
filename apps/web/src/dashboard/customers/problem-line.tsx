import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProblemFocus } from '../frame/use-problem-focus.ts'
import styles from './customers.module.css'
import type { Problem } from './data/change-customer.ts'
import { isAtField } from './detail-fields.tsx'

/** Why nothing was done. What belongs to a field stands there, and the field gets the focus. */
export function ProblemLine({ problem }: { problem: Problem | undefined }) {
  const t = useT()
  const line = useProblemFocus(problem)
  return (
    <div ref={line} tabIndex={-1} role="alert" className={problem && !isAtField(problem) ? styles.problem : undefined}>
      {problem && !isAtField(problem) && (
        <>
          <Icon name="warning" size={18} />
          {t(`customers.problem.${problem}`)}
        </>
      )}
    </div>
  )
}
