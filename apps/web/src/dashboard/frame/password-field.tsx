import type { ComponentProps } from 'react'
import { useT } from '../../lib/translate.tsx'
import { PasswordField as AnyPasswordField } from '../../parts/password-field.tsx'

/** A password of somebody who works here. */
export function PasswordField(props: Omit<ComponentProps<typeof AnyPasswordField>, 'show'>) {
  const t = useT()
  return <AnyPasswordField show={t('dashboard.signIn.show')} {...props} />
}
