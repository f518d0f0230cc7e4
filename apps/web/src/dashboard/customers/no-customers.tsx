import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { Nothing } from '../frame/page.tsx'

/** The empty state: why the list is empty and what to do. */
export function NoCustomers({ search }: { search: string }) {
  const t = useT()
  if (!search) return <Nothing>{t('customers.nothing.none')}</Nothing>
  return (
    <Nothing action={<LinkButton to={dashboardPaths.customers()}>{t('customers.nothing.clear')}</LinkButton>}>
      {t('customers.nothing.found', { search })}
    </Nothing>
  )
}
