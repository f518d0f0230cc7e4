import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Details, Settings } from './load.ts'
import styles from './setup.module.css'
import { StepForm, useRefused } from './step-form.tsx'
import type { Day } from './week.ts'

/** Opening hours by weekday. */
export function HoursStep({ settings, details }: { settings: Settings; details: Details }) {
  const t = useT()
  const refused = useRefused('HOURS')
  const week = refused?.week ?? details.week
  if (!week)
    return (
      <StepForm step="HOURS">
        <input type="hidden" name="unchanged" value="yes" />
        <p>{t('setUp.hours.unchanged')}</p>
        <p>
          <Link to={dashboardPaths.setUp('opening-hours')}>{t('setUp.hours.more')}</Link>
        </p>
      </StepForm>
    )
  return (
    <StepForm step="HOURS">
      <input type="hidden" name="scheduleId" value={settings.businessScheduleId} />
      {refused?.problem === 'hours' && <Alert id="hours-problem">{t('setUp.problem.hours')}</Alert>}
      <ol className={styles.week}>
        {week.map((day) => (
          <DayRow key={day.weekday} day={day} isWrong={refused?.day === day.weekday} />
        ))}
      </ol>
      <p className={styles.note}>
        <Link to={dashboardPaths.setUp('opening-hours')}>{t('setUp.hours.more')}</Link>
      </p>
    </StepForm>
  )
}

/** A Monday, to name the weekdays. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60 * 1000

function DayRow({ day: { weekday, open, from, to }, isWrong }: { day: Day; isWrong: boolean }) {
  const t = useT()
  const formats = useFormats()
  const name = formats.weekday(new Date(monday + (weekday - 1) * dayMs).toISOString().slice(0, 10))
  const described = isWrong ? { 'aria-invalid': true, 'aria-describedby': 'hours-problem' } : {}
  return (
    <li>
      <CheckBox name={`open-${weekday}`} value="on" label={name} defaultChecked={open} />
      <span className={styles.times}>
        <input
          type="time"
          name={`from-${weekday}`}
          defaultValue={from}
          aria-label={t('setUp.from', { day: name })}
          {...described}
        />
        <span aria-hidden="true">–</span>
        <input
          type="time"
          name={`to-${weekday}`}
          defaultValue={to}
          aria-label={t('setUp.to', { day: name })}
          {...described}
        />
      </span>
      <span className={styles.closed}>{t('setUp.closed')}</span>
    </li>
  )
}
