import { useT } from '../../lib/translate.tsx'
import { FormAlert } from '../../ui/alert.tsx'
import type { RefusedForm } from '../fields/read-form.ts'
import { allPermissions, type Permission } from './permissions.ts'

/** The error of a refused form, unless a field shows it. */
export function Problem({ refused }: { refused: RefusedForm | undefined }) {
  const t = useT()
  const code = refused?.code
  return <FormAlert reason={refused?.wrong[0] ?? code}>{code && t(problems[code] ?? 'settings.refused')}</FormAlert>
}

const problems: Record<string, 'problem.notAllowed' | 'problem.notFound'> = {
  UNAUTHORIZED_OPERATION: 'problem.notAllowed',
  PERMISSION_DENIED: 'problem.notAllowed',
  NOT_FOUND: 'problem.notFound',
}

/** Returns the permissions chosen in a refused form. */
export function readChosenPermissions({ values }: RefusedForm): readonly Permission[] | null {
  return values['all'] ? null : allPermissions.filter((permission) => values['permissions']?.includes(permission))
}
