import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { foundCustomer, type WireCustomer } from '../customers/data/found-customer.ts'
import { CustomerLine } from '../customers/search/customer-line.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './customer.module.css'

/** Possible duplicates: the same phone number or name, or a similar email. */
export function Duplicates({ alike }: { alike: readonly WireCustomer[] }) {
  const t = useT()
  const pageLink = usePageLink()
  if (alike.length === 0) return null
  return (
    <section className={`k-card ${styles.card}`} aria-labelledby="alike">
      <h2 id="alike">{t('customers.duplicate')}</h2>
      <ul className={styles.alike}>
        {alike.map((customer) => (
          <li key={customer.id}>
            <CustomerLine customer={foundCustomer(customer)} />
            <LinkButton to={pageLink({ merge: customer.id })} preventScrollReset>
              {t('customers.duplicate.compare')}
              <span className="k-unseen">: {customer.name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
