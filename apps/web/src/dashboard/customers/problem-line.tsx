import { useEffect, useRef } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './customers.module.css'
import type { Problem } from './data/change-customer.ts'
import { isAtField } from './detail-fields.tsx'

/** Why nothing was done. What belongs to a field stands there, and the field gets the focus. */
export function ProblemLine({ problem }: { problem: Problem | undefined }) {
  const t = useT()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem) return
    const field = line.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(field ?? line.current)?.focus()
  }, [problem])
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
