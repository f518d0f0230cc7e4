import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { StatusChip } from '../../parts/ticket.tsx'
import { accountPaths } from '../account-paths.ts'
import type { BookingLine } from '../data/bookings.ts'
import styles from './bookings.module.css'

/** Bookings, one line each. */
export function BookingRows({ bookings, zone }: { bookings: BookingLine[]; zone: string }) {
  return (
    <ul className={styles.rows}>
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} zone={zone} />
      ))}
    </ul>
  )
}

function BookingRow({ booking, zone: usual }: { booking: BookingLine; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { id, kind, start, end, staffName, staffToBeNamed, service, status } = booking
  const zone = booking.zone || usual
  const day = dayIn(start, zone)
  const time =
    kind === 'COURSE'
      ? t('common.courseFromTo', { from: formats.moment(start, zone), to: formats.dayMonth(dayIn(end, zone)) })
      : `${formats.dayMedium(day)}, ${formats.startTime(start, end, zone)}`
  return (
    <li className={styles.row}>
      <span className={`${styles.day} k-num`} aria-hidden="true">
        <b>{formats.dayNumber(day)}</b>
        {formats.monthShort(day)}
      </span>
      <span>
        <Link className="k-strong" to={accountPaths.booking(id)}>
          {service}
        </Link>
        <span className="k-2 k-small k-block k-num">
          {time}
          {zone !== usual && `, ${t('common.zoneShort', { zone: formats.zoneCity(zone) })}`}
          {staffName && t('common.withNames', { names: staffName })}
          {staffToBeNamed && `, ${t('common.teacherToBeNamed')}`}
        </span>
      </span>
      <StatusChip status={status} />
    </li>
  )
}
