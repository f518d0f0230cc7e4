import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { Nothing } from '../frame/page.tsx'

/** Why the list is empty, and one thing to do about it. */
export function NoCustomers({ search }: { search: string }) {
  const t = useT()
  if (!search) return <Nothing>{t('customers.nothing.none')}</Nothing>
  return (
    <Nothing action={<LinkButton to={dashboardPaths.customers()}>{t('customers.nothing.clear')}</LinkButton>}>
      {t('customers.nothing.found', { search })}
    </Nothing>
  )
}
