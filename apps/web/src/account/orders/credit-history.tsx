import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { accountPaths } from '../account-paths.ts'
import { useBookingMoment } from '../bookings/use-booking-moment.ts'
import type { CreditLine } from '../data/orders.ts'
import styles from './orders.module.css'

/** How credits were given, used and returned, latest first. */
export function CreditHistory({ entries, zone }: { entries: readonly CreditLine[]; zone: string }) {
  const formats = useFormats()
  return (
    <ol className={styles.ledger}>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.balanceId}`}>
          <span>
            <Reason entry={entry} zone={zone} />
            {entry.reason && (
              <span className="k-block">
                <bdi>{entry.reason}</bdi>
              </span>
            )}
            <time dateTime={entry.date} className="k-2 k-small k-block k-num">
              {formats.moment(entry.date, zone)}
            </time>
          </span>
          <b className="k-num">
            {entry.quantity > 0 ? `+${formats.number(entry.quantity)}` : `−${formats.number(-entry.quantity)}`}
          </b>
        </li>
      ))}
    </ol>
  )
}

function Reason({ entry: { type, planName, bookingId, booking }, zone }: { entry: CreditLine; zone: string }) {
  const t = useT()
  const moment = useBookingMoment(zone)
  const text =
    booking && (type === 'SPEND' || type === 'RETURN')
      ? t(`orders.credits.for.${type}`, { service: booking.service, when: moment(booking) })
      : t(`orders.credits.type.${type}`, { plan: planName })
  return booking && bookingId ? <Link to={accountPaths.booking(bookingId)}>{text}</Link> : text
}
