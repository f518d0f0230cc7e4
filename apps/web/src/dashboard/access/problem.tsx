import type { RefObject } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { RefusedForm } from '../fields/read-form.ts'
import styles from './access.module.css'
import { allPermissions, type Permission } from './permissions.ts'

/** Why nothing was done, where no field says it. */
export function Problem({ line, code }: { line: RefObject<HTMLDivElement | null>; code: string | null | undefined }) {
  const t = useT()
  return (
    <div ref={line} tabIndex={-1} role="alert" className={code ? styles.problem : styles.silent}>
      {code && (
        <>
          <Icon name="warning" size={18} />
          {t(problems[code] ?? 'settings.refused')}
        </>
      )}
    </div>
  )
}

const problems: Record<string, 'people.problem.notAllowed' | 'people.problem.gone'> = {
  UNAUTHORIZED_OPERATION: 'people.problem.notAllowed',
  PERMISSION_DENIED: 'people.problem.notAllowed',
  NOT_FOUND: 'people.problem.gone',
}

/** What was ticked in a form that was refused. */
export function chosenIn({ typed }: RefusedForm): readonly Permission[] | null {
  return typed['all'] ? null : allPermissions.filter((permission) => typed['permissions']?.includes(permission))
}
