import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProblemFocus } from '../frame/use-problem-focus.ts'
import { type Problem, problemFields } from './data/change-people.ts'
import styles from './people.module.css'

/** Why nothing was done. What belongs to a field stands there, and the field gets the focus. */
export function ProblemLine({ problem }: { problem: Problem | undefined }) {
  const t = useT()
  const line = useProblemFocus(problem)
  const isHere = problem !== undefined && problemFields[problem] === undefined
  return (
    <div ref={line} tabIndex={-1} role="alert" className={isHere ? styles.problem : styles.silent}>
      {isHere && (
        <>
          <Icon name="warning" size={18} />
          {t(`people.problem.${problem}`)}
        </>
      )}
    </div>
  )
}
