import { useSite } from '../../lib/site.ts'
import { useFormats } from '../../lib/translate.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'
import type { BookingTexts } from './load-texts.ts'

type Props = { booking: BookingData; text: BookingTexts['history'] }

/** History of the booking. */
export function BookingHistory({ booking: { createdAt, canceledAt, zone, email }, text: history }: Props) {
  const formats = useFormats()
  const { sendsEmail } = useSite()
  const lines = [
    createdAt && { at: createdAt, text: history.booked },
    createdAt && email && sendsEmail ? { at: createdAt, text: history.emailed } : null,
    canceledAt && { at: canceledAt, text: history.ended },
  ].filter((line) => line !== null && line !== '')
  return (
    <section className={styles.history} aria-labelledby="booking-history">
      <h2 id="booking-history">{history.title}</h2>
      <ol>
        {lines.map(({ at, text }) => (
          <li key={text}>
            <time dateTime={at}>{formats.moment(at, zone)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
