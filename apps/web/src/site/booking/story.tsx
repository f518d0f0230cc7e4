import { useFormats, useT } from '../../lib/translate.tsx'
import styles from '../booking.module.css'
import type { BookingData } from '../data/booking.ts'

/** What happened so far, as far as the booking itself tells. */
export function Story({ booking: { createdAt, canceledAt, zone, email, status } }: { booking: BookingData }) {
  const t = useT()
  const formats = useFormats()
  const lines = [
    createdAt && { at: createdAt, words: t(status === 'PENDING' ? 'site.story.asked' : 'site.story.booked') },
    createdAt && email && { at: createdAt, words: t('site.story.written', { email }) },
    canceledAt && { at: canceledAt, words: t(status === 'DECLINED' ? 'site.story.declined' : 'site.story.canceled') },
  ].filter((line) => line !== null && line !== '')
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{t('site.story')}</h2>
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
