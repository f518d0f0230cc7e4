import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './customers.module.css'
import { type CustomersFilters, customerSorts } from './data/load-customers.ts'

/** The order of the list, stored in the URL. */
export function SortMenu({ filters }: { filters: CustomersFilters }) {
  const t = useT()
  const pageLink = usePageLink()
  const natural = filters.search ? 'BEST' : 'NAME'
  const choices = filters.search ? (['BEST', ...customerSorts] as const) : customerSorts
  return (
    <Menu
      start
      className={styles.order}
      label={
        <>
          <span className="k-unseen">{t('customers.sort')} </span>
          {t(`customers.sort.${filters.sort ?? natural}`)}
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      {choices.map((sort) => (
        <Link
          key={sort}
          to={pageLink({ sort: sort === natural ? null : sort, page: null })}
          aria-current={sort === (filters.sort ?? natural) ? 'true' : undefined}
          preventScrollReset
        >
          {t(`customers.sort.${sort}`)}
        </Link>
      ))}
    </Menu>
  )
}
