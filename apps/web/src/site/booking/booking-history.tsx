import { useSite } from '../../lib/site.ts'
import { useFormats } from '../../lib/translate.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'
import type { BookingTexts } from './load-texts.ts'
import { useMoveText } from './use-move-text.ts'

type Props = { booking: BookingData; text: BookingTexts['history'] }

/** History of the booking. */
export function BookingHistory({ booking, text: history }: Props) {
  const { createdAt, canceledAt, moves, zone, email } = booking
  const moveText = useMoveText(booking)
  const formats = useFormats()
  const { sendsEmail } = useSite()
  const lines = [
    createdAt && { at: createdAt, text: history.booked },
    createdAt && email && sendsEmail ? { at: createdAt, text: history.emailed } : null,
    ...moves.map((move) => ({ at: move.movedDate, text: moveText(move) })),
    canceledAt && { at: canceledAt, text: history.ended },
  ].filter((line) => line !== null && line !== '')
  return (
    <section className={styles.history} aria-labelledby="booking-history">
      <h2 id="booking-history">{history.title}</h2>
      <ol>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formats.moment(at, zone)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
