import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Nothing } from '../frame/page.tsx'

/** Why the list is empty, and one thing to do about it. */
export function NoCustomers({ search }: { search: string }) {
  const t = useT()
  if (!search) return <Nothing>{t('customers.nothing.none')}</Nothing>
  return (
    <Nothing action={<LinkButton to={paths.customers()}>{t('customers.nothing.clear')}</LinkButton>}>
      {t('customers.nothing.found', { search })}
    </Nothing>
  )
}
