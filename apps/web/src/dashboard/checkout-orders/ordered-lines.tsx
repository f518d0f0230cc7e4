import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import order from '../order/order.module.css'
import type { CheckoutOrder } from './data/load-checkout-orders.ts'
import styles from './ordered-lines.module.css'

type Line = CheckoutOrder['lines'][number]

/** The lines of an order. Each leads to its booking or plan, where it is refunded. */
export function OrderedLines({ lines, currency }: Pick<CheckoutOrder, 'lines' | 'currency'>) {
  const t = useT()
  return (
    <section className={`k-card ${order.card}`} aria-labelledby="lines">
      <h2 id="lines">{t('orders.checkout.lines')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.bookingId ?? line.planOrderId}>
            <OrderedLine line={line} currency={currency} />
          </li>
        ))}
      </ul>
      <p className="k-2">{t('orders.checkout.refundHint')}</p>
    </section>
  )
}

function OrderedLine({ line, currency }: { line: Line; currency: string }) {
  const t = useT()
  const formats = useFormats()
  const { name, startDate, endDate, timeZone, bookingId, planOrderId, total, paid, refunded, state } = line
  const money = (value: string) => formats.money({ value, currency })
  const zone = timeZone ?? 'UTC'
  const when =
    startDate && endDate
      ? `${formats.dayMonthYear(dayIn(startDate, zone))}, ${formats.timeRange(startDate, endDate, zone)}`
      : undefined
  const to = planOrderId
    ? dashboardPaths.order(planOrderId)
    : dashboardPaths.bookings({ view: 'all', booking: bookingId ?? '' })
  const sums = [
    Number(paid) > 0 && t('orders.checkout.linePaid', { amount: money(paid) }),
    Number(refunded) > 0 && t('payments.refunded', { amount: money(refunded) }),
  ].filter(Boolean)
  return (
    <>
      <p className={styles.line}>
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
        <b className="k-num">{money(total)}</b>
      </p>
      <p className="k-2">{[when, t(`orders.checkout.state.${state}`)].filter(Boolean).join(' · ')}</p>
      {sums.length > 0 && <p className="k-2">{sums.join(' · ')}</p>}
    </>
  )
}
