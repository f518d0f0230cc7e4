import type { ComponentProps } from 'react'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { AuthPage as AnyAuthPage } from '../../parts/auth-page.tsx'

/** The pages in front of the dashboard. */
export function AuthPage(props: Omit<ComponentProps<typeof AnyAuthPage>, 'back'>) {
  const t = useT()
  const site = useSite()
  return <AnyAuthPage back={t('dashboard.door.back', { name: site.name })} {...props} />
}
