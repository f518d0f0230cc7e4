import type { ComponentProps } from 'react'
import { useT } from '../../lib/translate.tsx'
import { PasswordField as AnyPasswordField } from '../../parts/sign-in/password-field.tsx'

/** The password field of team members. */
export function PasswordField(props: Omit<ComponentProps<typeof AnyPasswordField>, 'show'>) {
  const t = useT()
  return <AnyPasswordField show={t('dashboard.signIn.show')} {...props} />
}
