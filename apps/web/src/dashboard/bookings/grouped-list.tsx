import { dayIn, daysBetween } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { type BookingRow, groupByDay } from '../data/rows.ts'
import { BookingList } from '../rows/booking-list.tsx'
import styles from './bookings.module.css'

type Props = { rows: BookingRow[]; zone: string; now: number; open: string | null; withLocation: boolean }

/** Bookings grouped by day. */
export function GroupedList({ rows, zone, now, open, withLocation }: Props) {
  const dayName = useDayName(dayIn(now, zone))
  return groupByDay(rows).map(({ day, rows: found }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        {dayName(day)}
      </h2>
      <BookingList rows={found} zone={zone} open={open} now={now} withLocation={withLocation} />
    </section>
  ))
}

/** Formats a day as "Today, Tuesday 24 November"; the year is shown when it isn't this one. */
function useDayName(today: string): (day: string) => string {
  const t = useT()
  const formats = useFormats()
  return (day) => {
    const distance = daysBetween(today, day)
    const near = distance === 0 ? t('common.today') : distance === 1 ? t('common.tomorrow') : ''
    const date = day.slice(0, 4) === today.slice(0, 4) ? formats.dayLong(day) : formats.dayFull(day)
    return near ? `${near}, ${date}` : date
  }
}
