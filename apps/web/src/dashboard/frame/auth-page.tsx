import type { ComponentProps } from 'react'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { AuthPage as AnyAuthPage } from '../../parts/sign-in/auth-page.tsx'

/** The layout of pages shown before sign-in. */
export function AuthPage(props: Omit<ComponentProps<typeof AnyAuthPage>, 'back'>) {
  const t = useT()
  const site = useSite()
  return <AnyAuthPage back={t('dashboard.backToSite', { name: site.name })} {...props} />
}
