import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePageLink } from '../page-link.ts'
import { useClosureWords } from './closures/closure-link.tsx'
import { describeUtilization, isFull, utilizationShare } from './grid/utilization.ts'
import type { CalendarData, DayNumbers } from './model.ts'
import styles from './month.module.css'
import { filterLocationClosures, findTimeOff } from './rules/closures.ts'

/** Six weeks with the number of bookings and the load of each day. */
export function Month({ data }: { data: CalendarData }) {
  const formats = useFormats()
  const { days, numbers } = data
  const of = new Map(numbers.map((one) => [one.day, one]))
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, index) => days.slice(index * 7, index * 7 + 7))
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col">
              <abbr title={formats.weekday(day)}>{formats.weekdayShort(day)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <Day day={day} data={data} numbers={of.get(day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, data, numbers }: { day: string; data: CalendarData; numbers: DayNumbers | undefined }) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const { today, closures, resources } = data
  const describeClosure = useClosureWords(resources)
  const closed = [...filterLocationClosures(closures, day), ...findTimeOff(data, day)]
  const looks = [styles.day, day === today && styles.today, day.slice(0, 7) !== data.day.slice(0, 7) && styles.other]
  return (
    <Link
      to={pageLink({ view: null, day: day === today ? null : day })}
      className={looks.filter(Boolean).join(' ')}
      aria-current={day === today ? 'date' : undefined}
    >
      <span aria-hidden="true" className={styles.number}>
        {day.endsWith('-01') && <span className={styles.name}>{formats.monthShort(day)}</span>}
        {formats.dayNumber(day)}
      </span>
      <span className="k-unseen">{formats.dayLong(day)}, </span>
      {closed.slice(0, 3).map((closure) => (
        <span key={closure.key} className={styles.closure} title={describeClosure(closure)}>
          <Icon name="moon" size={14} />
          <span dir="auto">{describeClosure(closure)}</span>
        </span>
      ))}
      {closed.length > 3 && (
        <span className={styles.count}>{t('dashboard.calendar.closures.more', { count: closed.length - 3 })}</span>
      )}
      {numbers && numbers.bookings > 0 && (
        <span className={styles.count}>{t('dashboard.calendar.month.count', { count: numbers.bookings })}</span>
      )}
      {numbers && numbers.unpaid > 0 && (
        <span className={styles.count}>
          <span className="k-unseen">, </span>
          {t('dashboard.calendar.unpaid', { kind: 'several', count: numbers.unpaid })}
        </span>
      )}
      {numbers && numbers.openMinutes > 0 && (
        <>
          <i aria-hidden="true" className={isFull(numbers) ? `${styles.bar} ${styles.full}` : styles.bar}>
            <b style={{ inlineSize: `${utilizationShare(numbers) * 100}%` }} />
          </i>
          <span className="k-unseen">{describeUtilization(numbers, t)}</span>
        </>
      )}
    </Link>
  )
}
