import { useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { type RoleName, roleNames } from './rights.ts'

/** The roles with a description each. */
export function RoleChoice({ legend, value }: { legend: string; value: RoleName }) {
  const t = useT()
  const options = roleNames.map((role) => ({
    value: role,
    label: t(`dashboard.role.${role}`),
    note: t(`people.role.${role}`),
  }))
  return <Choice legend={legend} name="role" value={value} options={options} />
}
