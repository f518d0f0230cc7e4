import { useSite } from '../../lib/site.ts'
import { useFormats } from '../../lib/translate.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'
import type { BookingTexts } from './texts.ts'

type Props = { booking: BookingData; text: BookingTexts['story'] }

/** History of the booking. */
export function Story({ booking: { createdAt, canceledAt, zone, email }, text: story }: Props) {
  const formats = useFormats()
  const { sendsEmail } = useSite()
  const lines = [
    createdAt && { at: createdAt, text: story.made },
    createdAt && email && sendsEmail ? { at: createdAt, text: story.written } : null,
    canceledAt && { at: canceledAt, text: story.over },
  ].filter((line) => line !== null && line !== '')
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{story.title}</h2>
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
