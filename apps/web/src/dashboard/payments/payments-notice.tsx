import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { PaymentRow } from './data/load-payments.ts'
import styles from './payments.module.css'

type Props = { text: 'payments.returned' | 'payments.disputed'; payments: readonly PaymentRow[] }

/** Names payments that need attention: whose refund did not reach the customer, or that customers dispute. */
export function PaymentsNotice({ text, payments }: Props) {
  const t = useT()
  const formats = useFormats()
  if (payments.length === 0) return null
  return (
    <Alert tone="warn" className={styles.notice}>
      <p>{t(text, { count: payments.length })}</p>
      <ul>
        {payments.map(({ id, customer, amount, currency }) => (
          <li key={id}>
            <Link to={dashboardPaths.payments({ payment: id })}>
              {t('payments.notice.payment', {
                amount: formats.money({ value: amount, currency }),
                name: customer || t('payments.noCustomer'),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
