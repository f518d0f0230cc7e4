import { useSite } from '../../lib/site.ts'
import { useFormats } from '../../lib/translate.tsx'
import styles from '../booking.module.css'
import type { BookingData } from '../data/booking.ts'
import type { BookingWords } from './words.ts'

type Props = { booking: BookingData; words: BookingWords['story'] }

/** What happened so far, as far as the booking itself tells. */
export function Story({ booking: { createdAt, canceledAt, zone, email }, words: story }: Props) {
  const formats = useFormats()
  const { sendsEmail } = useSite()
  const lines = [
    createdAt && { at: createdAt, words: story.made },
    createdAt && email && sendsEmail ? { at: createdAt, words: story.written } : null,
    canceledAt && { at: canceledAt, words: story.over },
  ].filter((line) => line !== null && line !== '')
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{story.title}</h2>
      <ol>
        {lines.map(({ at, words }) => (
          <li key={words}>
            <time dateTime={at}>{formats.moment(at, zone)}</time>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
