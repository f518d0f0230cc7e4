import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { type CreditBalance, writeLeft } from '../../parts/order-state.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { CreditLine } from './data/load-order.ts'
import styles from './order.module.css'

type Props = { balances: readonly CreditBalance[]; credits: readonly CreditLine[]; zone: string }

/** What is left of an order's credits, and how they were used. */
export function Credits({ balances, credits, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  return (
    <section className={`k-card ${styles.card}`} aria-labelledby="credits">
      <h2 id="credits">{t('orders.credits')}</h2>
      {balances.length === 0 && <p className="k-2">{t('orders.credits.none')}</p>}
      {balances.map((balance) => {
        const left = writeLeft(balance, t, formats)
        const day = balance.endsDate && formats.dayMonthYear(dayIn(balance.endsDate, zone))
        return (
          <p key={balance.id} className={styles.left}>
            {day ? t('orders.left.until', { left, day }) : left}
          </p>
        )
      })}
      {credits.length > 0 && (
        <>
          <h3>{t('orders.credits.history')}</h3>
          <ol className={styles.ledger}>
            {credits.map((entry) => (
              <Entry key={`${entry.id} ${entry.balanceId}`} entry={entry} zone={zone} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Entry({ entry, zone }: { entry: CreditLine; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { date, quantity, bookingId, reason, actorName } = entry
  const when = formats.moment(date, zone)
  const text = <EntryText entry={entry} zone={zone} />
  return (
    <li>
      <div>
        <p>
          {bookingId ? <Link to={dashboardPaths.bookings({ view: 'all', booking: bookingId })}>{text}</Link> : text}
        </p>
        {reason && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
        <p className={styles.note}>
          <time dateTime={date}>{actorName ? t('orders.credits.by', { when, name: actorName }) : when}</time>
        </p>
      </div>
      <b className="k-num">{writeQuantity(quantity, formats.number)}</b>
    </li>
  )
}

function EntryText({ entry: { type, planName, booking }, zone }: { entry: CreditLine; zone: string }) {
  const t = useT()
  const formats = useFormats()
  if (booking && (type === 'SPEND' || type === 'RETURN')) {
    return t(`orders.credits.for.${type}`, { service: booking.service, when: formats.moment(booking.start, zone) })
  }
  return t(`orders.credits.type.${type}`, { plan: planName })
}

const writeQuantity = (quantity: number, write: (value: number) => string): string =>
  quantity > 0 ? `+${write(quantity)}` : `−${write(-quantity)}`
