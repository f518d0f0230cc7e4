import type { Formats } from '../../lib/format.ts'
import { dayIn } from '../../lib/format.ts'
import { type Translate, useFormats, useT } from '../../lib/translate.tsx'
import type { OrderHistoryEntry } from './data/load-order.ts'
import styles from './order.module.css'

type Props = { entries: readonly OrderHistoryEntry[]; zone: string }

/** What was done with an order by whom, latest first. */
export function OrderHistory({ entries, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  if (entries.length === 0) return null
  return (
    <section className={`k-card ${styles.card}`} aria-labelledby="history">
      <h2 id="history">{t('orders.history')}</h2>
      <ol className={styles.history}>
        {entries.map((entry) => {
          const when = formats.moment(entry.date, zone)
          return (
            <li key={entry.id}>
              <p>{writeEntry(entry, t, formats, zone)}</p>
              <p className={styles.note}>
                <time dateTime={entry.date}>
                  {entry.actorName ? t('orders.credits.by', { when, name: entry.actorName }) : when}
                </time>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function writeEntry(entry: OrderHistoryEntry, t: Translate, formats: Formats, zone: string): string {
  const { operation, status, paymentStatus, cycle, endDate } = entry
  switch (operation) {
    case 'sellPlan':
      return t('orders.history.sellPlan')
    case 'createOnlineOrder':
    case 'createOfflineOrder':
      return t('orders.history.create')
    case 'cancelOrder':
      return t(status === 'CANCELED' ? 'orders.history.cancelOrder' : 'orders.history.renewalStopped')
    case 'postponeEndDate':
      return t('orders.history.postponeEndDate', { day: endDate ? formats.dayMonthYear(dayIn(endDate, zone)) : '' })
    case 'pauseOrder':
    case 'resumeOrder':
    case 'markAsPaid':
    case 'requestCancellation':
      return t(`orders.history.${operation}`)
    default:
      break
  }
  if (status === 'ENDED' || status === 'CANCELED') return t(`orders.history.${status}`)
  if (paymentStatus === 'PAID' || paymentStatus === 'FAILED' || paymentStatus === 'REFUNDED') {
    return t(`orders.history.payment.${paymentStatus}`)
  }
  if (cycle !== null) return cycle === 0 ? t('orders.history.trial') : t('orders.history.cycle', { cycle })
  return t(status === 'ACTIVE' ? 'orders.history.ACTIVE' : 'orders.history.other')
}
