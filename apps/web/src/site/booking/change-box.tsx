import { leftToRight } from '../../lib/format.ts'
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
  const formats = useFormats()
  const { terms, start, end, zone, now, mayCancel, fee, status } = booking
  const moment = useCancelMoment(terms?.cancelMinutes ?? 'never', start, zone, now)
  const hasNoDeadline = terms?.cancelMinutes === 'never' || terms?.cancelMinutes === 'fee'
  const isTooLate = Date.parse(start) <= now || (moment === null && !hasNoDeadline)
  const isOver = status === 'CANCELED' || status === 'DECLINED' || Date.parse(end) <= now
  if (isOver) return <AnotherTimeBox booking={booking} />
  return (
    <section className={`k-card ${styles.box}`} aria-labelledby="change">
      <h2 id="change">{t('reading.booking.change')}</h2>
      {mayCancel && moment && (
        <p>
          {t.rich('reading.booking.until', { moment }, bold)} {terms?.costsLater && t('reading.booking.feeLater')}
        </p>
      )}
      {mayCancel && !moment && fee && <p>{t('reading.booking.feeNow', { fee: formats.money(fee) })}</p>}
      {!mayCancel && <p>{t(isTooLate ? 'reading.booking.tooLate' : 'reading.booking.notOnline')}</p>}
      {phone && (
        <p>
          {t(mayCancel && moment && !terms?.costsLater ? 'reading.booking.callLater' : 'reading.booking.callUs', {
            phone: leftToRight(phone),
          })}
        </p>
      )}
      {terms?.description && (
        <p>
          <bdi>{terms.description}</bdi>
        </p>
      )}
    </section>
  )
}

/** Leads from a booking that is over, canceled or declined to other times. */
function AnotherTimeBox({ booking: { service } }: { booking: BookingData }) {
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
