import type { Infer, schedules } from '@kalends/contract'
import { useId, useState } from 'react'
import { Form, Link } from 'react-router'
import { firstWeekday } from '../../lib/format.ts'
import { useFormats, useLanguage, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { IconButton } from '../frame/icon-button.tsx'
import type { Problem } from './data/problems.ts'
import { formatTime } from './data/read-hours.ts'
import { ActionProblem } from './problem.tsx'
import styles from './staff.module.css'

type Row = { key: string; weekday: number; opens: string; closes: string; locationId: string } & Season

/** First and last day of seasonal hours. */
type Season = { validFrom: string; validUntil: string }

type WorkingHours = Infer<typeof schedules.WorkingHours>

/** Hours of a person or room, with what may be changed. */
export type HoursPage = {
  /** Selects the texts. */
  kind: 'staff' | 'rooms'
  resourceId: string
  name: string
  /** Where the hours come from. */
  hoursSource: 'own' | 'business' | 'always'
  hours: WorkingHours | undefined
  /** Dates with special hours. */
  exceptions: WorkingHours['exceptions']
  ownScheduleId: string
  businessScheduleId: string
  locations: readonly { id: string; name: string }[]
  canChange: boolean
}

/** The result of a form about hours. */
export type HoursOutcome = { action: string; problem?: Problem; values?: Record<string, string> } | undefined

/** Weekly hours: those of the business, or own ones with several shifts a day, each at a location. */
export function Hours({ of, outcome }: { of: HoursPage; outcome: HoursOutcome }) {
  const t = useT()
  const { kind, name, hoursSource, canChange } = of
  return (
    <section className={styles.part} aria-labelledby="hours">
      <h2 id="hours">{t('staff.hours')}</h2>
      <p className={styles.note}>
        {t(`hours.${kind}.${hoursSource}`, { name })}{' '}
        {hoursSource === 'business' && <Link to={dashboardPaths.setUp('opening-hours')}>{t('nav.openingHours')}</Link>}
      </p>
      <ActionProblem outcome={outcome} action="hours" />
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="hours" />
        <input type="hidden" name="resourceId" value={of.resourceId} />
        <input type="hidden" name="ownScheduleId" value={of.ownScheduleId} />
        {hoursSource !== 'own' && <input type="hidden" name="customize" value="yes" />}
        <fieldset disabled={!canChange}>
          <Week of={of} />
        </fieldset>
        {canChange && (
          <FormButtons submit={t(hoursSource === 'own' ? 'staff.hours.save' : `hours.${kind}.custom`)} look="outline" />
        )}
      </Form>
      {canChange && <OtherHours of={of} />}
    </section>
  )
}

/** Switches to the hours of the business, or for rooms to always available. */
function OtherHours({ of: { kind, resourceId, hoursSource, businessScheduleId } }: { of: HoursPage }) {
  const t = useT()
  return (
    <ButtonRow>
      {hoursSource !== 'business' && businessScheduleId && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="business" />
          <input type="hidden" name="resourceId" value={resourceId} />
          <input type="hidden" name="scheduleId" value={businessScheduleId} />
          <Button look="quiet">{t('staff.hours.reset')}</Button>
        </Form>
      )}
      {hoursSource !== 'always' && kind === 'rooms' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="always" />
          <input type="hidden" name="resourceId" value={resourceId} />
          <Button look="quiet">{t('rooms.hours.always')}</Button>
        </Form>
      )}
    </ButtonRow>
  )
}

const allYear: Season = { validFrom: '', validUntil: '' }

function Week({ of }: { of: HoursPage }) {
  const language = useLanguage()
  const base = useId()
  const [count, setCount] = useState(0)
  const [rows, setRows] = useState<Row[]>(() =>
    (of.hours?.weekly ?? []).map(
      ({ weekday, opensMinute, closesMinute, locationId, validFrom, validUntil }, index) => ({
        key: `${base}${index}`,
        weekday,
        opens: formatTime(opensMinute),
        closes: formatTime(closesMinute),
        locationId: locationId ?? '',
        validFrom: validFrom ?? '',
        validUntil: validUntil ?? '',
      }),
    ),
  )
  const add = (weekday: number): void => {
    setCount(count + 1)
    setRows([...rows, { key: `${base}new${count}`, weekday, opens: '', closes: '', locationId: '', ...allYear }])
  }
  const first = firstWeekday(language)
  return Array.from({ length: 7 }, (_, index) => ((index + first) % 7) + 1).map((weekday) => (
    <Day
      key={weekday}
      weekday={weekday}
      rows={rows.filter((row) => row.weekday === weekday)}
      of={of}
      onAdd={() => add(weekday)}
      onRemove={(key) => setRows(rows.filter((row) => row.key !== key))}
    />
  ))
}

type DayProps = {
  weekday: number
  rows: readonly Row[]
  of: HoursPage
  onAdd: () => void
  onRemove: (key: string) => void
}

function Day({ weekday, rows, of: { kind, hoursSource, locations }, onAdd, onRemove }: DayProps) {
  const t = useT()
  const formats = useFormats()
  // 1 June 2026 is a Monday.
  const day = formats.weekday(`2026-06-0${weekday}`)
  return (
    <div className={styles.day}>
      <div className={styles.dayHead}>
        <span>
          {day}{' '}
          {rows.length === 0 && hoursSource !== 'always' && (
            <span className={styles.note}>{t(`hours.${kind}.closed`)}</span>
          )}
        </span>
        <IconButton type="button" icon="plus" size={18} label={t(`hours.${kind}.add`, { day })} onClick={onAdd} />
      </div>
      {rows.map((row) => (
        <div key={row.key} className={styles.shift}>
          <input type="hidden" name="weekday" value={weekday} />
          <input type="hidden" name="validFrom" value={row.validFrom} />
          <input type="hidden" name="validUntil" value={row.validUntil} />
          <input type="time" name="opens" defaultValue={row.opens} aria-label={t('staff.hours.opens', { day })} />–
          <input type="time" name="closes" defaultValue={row.closes} aria-label={t('staff.hours.closes', { day })} />
          {locations.length > 1 ? (
            <select name="locationId" defaultValue={row.locationId} aria-label={t('staff.hours.location', { day })}>
              <option value="">{t('staff.hours.anywhere')}</option>
              {locations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input type="hidden" name="locationId" value={row.locationId} />
          )}
          <IconButton
            type="button"
            icon="close"
            size={18}
            label={t(`hours.${kind}.remove`, { day })}
            onClick={() => onRemove(row.key)}
          />
          <SeasonText season={row} />
        </div>
      ))}
    </div>
  )
}

/** Shows the season of hours that do not apply all year. */
function SeasonText({ season: { validFrom, validUntil } }: { season: Season }) {
  const t = useT()
  const { dayMonthYear } = useFormats()
  if (!validFrom && !validUntil) return null
  const kind = !validUntil ? 'from' : validFrom ? 'both' : 'until'
  const from = validFrom && dayMonthYear(validFrom)
  const until = validUntil && dayMonthYear(validUntil)
  return <span className={styles.note}>{t(`staff.hours.season.${kind}`, { from, until })}</span>
}
