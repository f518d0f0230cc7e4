import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from '../orders/orders.module.css'
import { CheckoutOrderStatus } from './checkout-order-status.tsx'
import type { ListedCheckoutOrder } from './data/load-checkout-orders.ts'

type Props = { orders: readonly ListedCheckoutOrder[]; zone: string }

/** Orders of checkouts, one row each; a row leads to the page of the order. */
export function CheckoutOrderRows({ orders, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  return (
    <ol className={styles.list} aria-label={t('orders.title')}>
      {orders.map(({ id, number, customer, names, createdDate, total, currency, paymentStatus, status }) => (
        <li key={id}>
          <RowLink to={dashboardPaths.checkoutOrder(id)} id={`order-${id}`} className={styles.row} data-row>
            <span className={styles.name}>
              {t('orders.checkout.number', { number })}{' '}
              <bdi className={styles.customer}>{customer?.name || t('orders.noCustomer')}</bdi>
            </span>{' '}
            <bdi className={styles.plan}>{names.join(', ')}</bdi>{' '}
            <time dateTime={createdDate} className={styles.day}>
              {formats.dayMonthYear(dayIn(createdDate, zone))}
            </time>{' '}
            <span className={`k-num ${styles.next}`}>{formats.money({ value: total, currency })}</span>{' '}
            <span className={styles.paid}>{t(`orders.checkout.payment.${paymentStatus}`)}</span>{' '}
            <span className={styles.status}>
              <CheckoutOrderStatus status={status} />
            </span>
          </RowLink>
        </li>
      ))}
    </ol>
  )
}
