import { Link } from 'react-router'
import { addDays } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHere } from '../here.ts'
import styles from './today.module.css'

/** The day before, today, the day after. */
export function DayBar({ day, today }: { day: string; today: string }) {
  const t = useT()
  const here = useHere()
  const toDay = (chosen: string): string => here({ day: chosen === today ? null : chosen, booking: null, ask: null })
  return (
    <nav className={styles.days} aria-label={t('dashboard.days')}>
      <Step to={toDay(addDays(day, -1))} day={addDays(day, -1)} icon="chevronStart" />
      <LinkButton to={toDay(today)} aria-current={day === today ? 'date' : undefined}>
        {t('common.today')}
      </LinkButton>
      <Step to={toDay(addDays(day, 1))} day={addDays(day, 1)} icon="chevronEnd" />
    </nav>
  )
}

function Step({ to, day, icon }: { to: string; day: string; icon: 'chevronStart' | 'chevronEnd' }) {
  const formats = useFormats()
  return (
    <Link to={to} className={styles.step} title={formats.dayLong(day)}>
      <Icon name={icon} />
      <span className="k-unseen">{formats.dayLong(day)}</span>
    </Link>
  )
}
