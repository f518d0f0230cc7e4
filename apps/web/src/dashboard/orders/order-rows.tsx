import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import {
  type OrderPayment,
  OrderStatusChip,
  type OrderSummary,
  orderStatus,
  writeWhatIsNext,
} from '../../parts/order-state.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from './orders.module.css'

/** Orders, one row each; a row leads to the page of the order. */
export function OrderRows({ rows, zone }: { rows: readonly OrderSummary[]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return (
    <ol className={styles.list} aria-label={t('orders.title')}>
      {rows.map((row) => {
        const { order, customerName } = row
        const id = order.id ?? ''
        return (
          <li key={id}>
            <RowLink to={dashboardPaths.order(id)} id={`order-${id}`} className={styles.row} data-row>
              <bdi className={styles.name}>{customerName || t('orders.noCustomer')}</bdi>{' '}
              <bdi className={styles.plan}>{order.planName}</bdi>{' '}
              <time dateTime={order.createdDate ?? ''} className={styles.day}>
                {formats.dayMonthYear(dayIn(order.createdDate ?? '', zone))}
              </time>{' '}
              <span className={styles.next}>{writeWhatIsNext(row, t, formats, zone)}</span>{' '}
              <Payment payment={order.lastPaymentStatus as OrderPayment} />{' '}
              <span className={styles.status}>
                <OrderStatusChip status={orderStatus(row)} />
              </span>
            </RowLink>
          </li>
        )
      })}
    </ol>
  )
}

function Payment({ payment }: { payment: OrderPayment }) {
  const t = useT()
  const isOwed = payment === 'UNPAID' || payment === 'FAILED'
  return <span className={isOwed ? styles.owed : styles.paid}>{t(`orders.payment.${payment}`)}</span>
}
