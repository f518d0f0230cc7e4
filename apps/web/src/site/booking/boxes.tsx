import { dayIn } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { useCancelMoment } from '../../parts/cancel-moment.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'

const bold = { b: (words: React.ReactNode) => <b>{words}</b> }

/** How long the booking can be changed. After the deadline, a phone number instead of a disabled button. */
export function ChangeBox({ booking }: { booking: BookingData }) {
  const t = useT()
  const { phone } = useSite()
  const { terms, start, zone, now, mayCancel, status } = booking
  const moment = useCancelMoment(terms?.cancelMinutes ?? 'never', start, zone, now)
  if (status === 'CANCELED' || status === 'DECLINED') return <OverBox booking={booking} />
  return (
    <section className={`k-card ${styles.box}`} aria-labelledby="change">
      <h2 id="change">{t('reading.booking.change')}</h2>
      {mayCancel && moment && <p>{t.rich('reading.booking.until', { moment }, bold)}</p>}
      {!mayCancel && <p>{t('reading.booking.tooLate')}</p>}
      {phone && <p>{t(mayCancel ? 'reading.booking.callLater' : 'reading.booking.callUs', { phone })}</p>}
      {terms?.description && (
        <p>
          <bdi>{terms.description}</bdi>
        </p>
      )}
    </section>
  )
}

function OverBox({ booking: { service } }: { booking: BookingData }) {
  const t = useT()
  return (
    <section className={`k-card ${styles.box}`} aria-labelledby="over">
      <h2 id="over">{t('reading.booking.anotherTime')}</h2>
      <p>{t('reading.booking.anotherTimeNote')}</p>
      <div className={styles.buttons}>
        <LinkButton to={service.slug ? paths.service(service.slug) : paths.services()}>
          {t('site.booking.seeTimes')}
        </LinkButton>
      </div>
    </section>
  )
}

type AgainProps = { booking: BookingData; again: NonNullable<BookingData['again']> }

export function AgainBox({ booking: { service, staffName, zone }, again }: AgainProps) {
  const t = useT()
  const formats = useFormats()
  const day = dayIn(again.start, zone)
  const when = `${formats.dayLong(day)}, ${formats.time(again.start, zone)}`
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
        <LinkButton
          to={paths.book(service.slug, {
            time: again.start,
            staff: again.staffId ?? undefined,
            location: again.locationId ?? undefined,
            zone,
          })}
        >
          {t('reading.booking.bookDay', { day: formats.dayMonth(day) })}
        </LinkButton>
        <LinkButton look="quiet" to={paths.service(service.slug)}>
          {t('reading.booking.another')}
        </LinkButton>
      </div>
    </section>
  )
}
