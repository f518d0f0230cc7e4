import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'

const bold = { b: (words: React.ReactNode) => <b>{words}</b> }

type Props = { booking: BookingData; again: NonNullable<BookingData['again']> }

/** Offers the same at the same hour, or one near it, a week later. */
export function BookAgainBox({ booking: { service, staffName, zone }, again }: Props) {
  const t = useT()
  const formats = useFormats()
  const day = dayIn(again.start, zone)
  const when = `${formats.dayLong(day)}, ${formats.startTime(again.start, again.end, zone)}`
  const person = staffName?.split(' ')[0]
  return (
    <section className={`k-card ${styles.box}`} aria-labelledby="again">
      <h2 id="again">{t('reading.booking.again')}</h2>
      <p>
        {person
          ? t.rich('reading.booking.againWith', { person, when }, bold)
          : t.rich('reading.booking.againFree', { when }, bold)}
      </p>
      <div className={styles.buttons}>
        <LinkButton to={paths.book(service.slug, { ...again.choice, time: again.start })}>
          {t('reading.booking.bookDay', { day: formats.dayMonth(day) })}
        </LinkButton>
        <LinkButton look="quiet" to={paths.service(service.slug, again.choice)}>
          {t('reading.booking.chooseTime')}
        </LinkButton>
      </div>
    </section>
  )
}
