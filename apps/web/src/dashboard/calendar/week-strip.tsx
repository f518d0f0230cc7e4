import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './today.module.css'

/** The week around the day, for touch. */
export function WeekStrip({ week, day, today }: { week: string[]; day: string; today: string }) {
  const t = useT()
  const pageLink = usePageLink()
  const formats = useFormats()
  return (
    <nav className={styles.week} aria-label={t('dashboard.week')}>
      {week.map((one) => (
        <Link
          key={one}
          to={pageLink({ day: one === today ? null : one, booking: null, confirm: null })}
          aria-current={one === day ? 'date' : undefined}
          className={one === today ? styles.now : undefined}
        >
          <span aria-hidden="true">{formats.weekdayLeast(one)}</span>
          <b aria-hidden="true">{formats.dayNumber(one)}</b>
          <span className="k-unseen">
            {formats.dayLong(one)}
            {one === today && `, ${t('common.today')}`}
          </span>
        </Link>
      ))}
    </nav>
  )
}
