import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { PaymentRow } from './data/load-payments.ts'
import styles from './payments.module.css'

/** Names payments whose refund did not reach the customer, until it is made again. */
export function ReturnedRefunds({ payments }: { payments: readonly PaymentRow[] }) {
  const t = useT()
  const formats = useFormats()
  if (payments.length === 0) return null
  return (
    <Alert tone="warn" className={styles.returned}>
      <p>{t('payments.returned', { count: payments.length })}</p>
      <ul>
        {payments.map(({ id, customer, amount, currency }) => (
          <li key={id}>
            <Link to={dashboardPaths.payments({ payment: id })}>
              {t('payments.returned.payment', {
                amount: formats.money({ value: amount, currency }, true),
                name: customer || t('payments.noCustomer'),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
