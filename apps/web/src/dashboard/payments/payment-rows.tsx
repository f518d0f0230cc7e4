import { useFormats, useT } from '../../lib/translate.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { usePageLink } from '../page-link.ts'
import type { PaymentRow } from './data/load-payments.ts'
import styles from './payments.module.css'

export const paymentRowId = (id: string): string => `payment-${id}`

type Props = { rows: readonly PaymentRow[]; zone: string; open: string | null }

/** Payments, one row each; a row opens the drawer. */
export function PaymentRows({ rows, zone, open }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  return (
    <ol className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <RowLink
            to={pageLink({ payment: row.id, pay: null })}
            id={paymentRowId(row.id)}
            className={styles.row}
            isOpen={row.id === open}
            preventScrollReset
            data-row
          >
            <time dateTime={row.createdDate}>{formats.moment(row.createdDate, zone)}</time>{' '}
            <bdi className={styles.name}>{row.customer || t('payments.noCustomer')}</bdi>{' '}
            <span>{t(`receipt.method.${row.method}`)}</span> <Status row={row} />{' '}
            <span className={styles.figure}>{formats.money({ value: row.amount, currency: row.currency })}</span>
          </RowLink>
        </li>
      ))}
    </ol>
  )
}

function Status({ row: { status, amount, refunded, currency } }: { row: PaymentRow }) {
  const t = useT()
  const formats = useFormats()
  const money = (value: string): string => formats.money({ value, currency })
  const isPart = Number(refunded) > 0 && Number(refunded) < Number(amount)
  const text = isPart
    ? t('dashboard.payment.refundedOf', { part: money(refunded), total: money(amount) })
    : t(`payments.status.${Number(refunded) > 0 ? 'refunded' : status}`)
  return <span className={status === 'FAILED' ? styles.failed : 'k-2'}>{text}</span>
}
