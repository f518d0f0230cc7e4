import { dayIn, wholeDays } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { StatusChip } from '../../parts/ticket.tsx'
import { useRelativeTime } from '../../parts/use-relative-time.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import { accountPaths } from '../account-paths.ts'
import type { BookingLine } from '../data/bookings.ts'
import styles from './bookings.module.css'

type Props = { booking: BookingLine; zone: string; now: number }

/** The next booking. */
export function NextBooking({ booking, zone: usual, now }: Props) {
  const zone = booking.zone || usual
  const t = useT()
  const formats = useFormats()
  const when = useRelativeTime(now)
  const { id, kind, service, serviceId, status, start, end, staffToBeNamed, location } = booking
  const staffName = staffToBeNamed ? t('common.teacherToBeNamed') : booking.staffName
  const isCourse = kind === 'COURSE'
  const hasBegun = isCourse && Date.parse(start) <= now
  const time = wholeDays(start, end, zone)
    ? formats.startTime(start, end, zone)
    : t('common.fromTo', { from: formats.time(start, zone), to: formats.time(end, zone) })
  return (
    <article className={`k-raised-card ${styles.next}`} aria-labelledby="next">
      <div className={styles.floor} aria-hidden="true">
        <Pavement id={serviceId} tile={58} />
      </div>
      <div className={styles.nextBody}>
        <p className={styles.soon}>
          {hasBegun
            ? t('account.overview.started', { day: formats.dayMonth(dayIn(start, zone)) })
            : when(start, isCourse ? start : end, zone)}
        </p>
        <h2 id="next">{service}</h2>
        <p className="k-2 k-num">
          {isCourse
            ? t('common.courseFromTo', { from: formats.moment(start, zone), to: formats.dayMonth(dayIn(end, zone)) })
            : `${formats.dayLong(dayIn(start, zone))}, ${time}`}
          . {t('account.zone', { zone: formats.zoneCity(zone) })}
        </p>
        {(staffName || location) && <p className="k-2">{[staffName, location].filter(Boolean).join(', ')}</p>}
        <StatusChip status={status} />
        <p className={styles.buttons}>
          <LinkButton look="filled" to={accountPaths.booking(id)}>
            {t('account.booking.open')}
          </LinkButton>
        </p>
      </div>
    </article>
  )
}
