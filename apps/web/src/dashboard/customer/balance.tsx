import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from './customer.module.css'
import type { CustomerPageData } from './data/load-page.ts'

/** What the customer owes and paid. */
export function CustomerBalance({ shown: { balance, customer } }: { shown: CustomerPageData }) {
  const t = useT()
  const formats = useFormats()
  if (!balance) return null
  return (
    <section className={`k-card ${styles.card}`} aria-labelledby="balance">
      <h2 id="balance">{t('customers.balance')}</h2>
      {balance.length === 0 ? (
        <p className="k-2">{t('customers.balance.none')}</p>
      ) : (
        <>
          {balance.map(({ currency, owed, owedBack, paid }) => (
            <dl key={currency} className={styles.balance}>
              <dt>{t('customers.balance.owed')}</dt>
              <dd className={Number(owed) > 0 ? styles.owed : undefined}>{formats.money({ value: owed, currency })}</dd>
              {Number(owedBack) > 0 && (
                <>
                  <dt>{t('payments.line.owedBack')}</dt>
                  <dd className={styles.owed}>{formats.money({ value: owedBack, currency })}</dd>
                </>
              )}
              <dt>{t('customers.balance.paid')}</dt>
              <dd>{formats.money({ value: paid, currency })}</dd>
            </dl>
          ))}
          <p>
            <Link to={dashboardPaths.payments({ customer: customer.id })}>{t('customers.balance.payments')}</Link>
          </p>
        </>
      )}
    </section>
  )
}
