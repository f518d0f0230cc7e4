import { useId, useState } from 'react'
import { Form } from 'react-router'
import { firstWeekday } from '../../lib/format.ts'
import { useFormats, useLanguage, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PersonPage } from '../staff-member.tsx'
import type { Outcome } from './data/change-person.ts'
import { timeOf } from './data/read-hours.ts'
import { ProblemOf } from './problem.tsx'
import styles from './staff.module.css'

type Row = { key: string; weekday: number; opens: string; closes: string; place: string }

/** The ordinary week: those of the business, or shifts of one's own, several a day and each at its place. */
export function Hours({ page, outcome }: { page: PersonPage; outcome: Outcome | undefined }) {
  const t = useT()
  const { person, usesBusinessHours, hours, mayChange } = page
  const name = person.name ?? ''
  return (
    <section className={styles.part} aria-labelledby="hours">
      <h2 id="hours">{t('staff.hours')}</h2>
      <p className={styles.note}>{t(usesBusinessHours ? 'staff.hours.business' : 'staff.hours.own', { name })}</p>
      <ProblemOf outcome={outcome} deed="hours" />
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="do" value="hours" />
        <input type="hidden" name="ownScheduleId" value={page.ownScheduleId} />
        {(usesBusinessHours || !hours) && <input type="hidden" name="begin" value="yes" />}
        <fieldset disabled={!mayChange}>
          <Week page={page} />
        </fieldset>
        {mayChange && (
          <div className={styles.buttons}>
            <Button>{t(usesBusinessHours ? 'staff.hours.begin' : 'staff.hours.save')}</Button>
          </div>
        )}
      </Form>
      {mayChange && !usesBusinessHours && page.businessScheduleId && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="business" />
          <input type="hidden" name="scheduleId" value={page.businessScheduleId} />
          <Button look="quiet">{t('staff.hours.back')}</Button>
        </Form>
      )}
    </section>
  )
}

function Week({ page }: { page: PersonPage }) {
  const language = useLanguage()
  const base = useId()
  const [count, setCount] = useState(0)
  const [rows, setRows] = useState<Row[]>(() =>
    (page.hours?.weekly ?? []).map(({ weekday, opensMinute, closesMinute, locationId }, index) => ({
      ...{ key: `${base}${index}`, weekday, opens: timeOf(opensMinute), closes: timeOf(closesMinute) },
      place: locationId ?? '',
    })),
  )
  const add = (weekday: number): void => {
    setCount(count + 1)
    setRows([...rows, { key: `${base}new${count}`, weekday, opens: '', closes: '', place: '' }])
  }
  const first = firstWeekday(language)
  return Array.from({ length: 7 }, (_, index) => ((index + first) % 7) + 1).map((weekday) => (
    <Day
      key={weekday}
      weekday={weekday}
      rows={rows.filter((row) => row.weekday === weekday)}
      places={page.locations}
      onAdd={() => add(weekday)}
      onRemove={(key) => setRows(rows.filter((row) => row.key !== key))}
    />
  ))
}

type DayProps = {
  weekday: number
  rows: readonly Row[]
  places: PersonPage['locations']
  onAdd: () => void
  onRemove: (key: string) => void
}

function Day({ weekday, rows, places, onAdd, onRemove }: DayProps) {
  const t = useT()
  const formats = useFormats()
  // The first of June 2026 is a Monday.
  const day = formats.weekday(`2026-06-0${weekday}`)
  return (
    <div className={styles.day}>
      <div className={styles.dayHead}>
        <span>
          {day} {rows.length === 0 && <span className={styles.note}>{t('staff.hours.closed')}</span>}
        </span>
        <button type="button" className={styles.arrow} onClick={onAdd} title={t('staff.hours.add', { day })}>
          <Icon name="plus" size={18} />
          <span className="k-unseen">{t('staff.hours.add', { day })}</span>
        </button>
      </div>
      {rows.map((row) => (
        <div key={row.key} className={styles.shift}>
          <input type="hidden" name="weekday" value={weekday} />
          <input type="time" name="opens" defaultValue={row.opens} aria-label={t('staff.hours.opens', { day })} />–
          <input type="time" name="closes" defaultValue={row.closes} aria-label={t('staff.hours.closes', { day })} />
          {places.length > 1 ? (
            <select name="place" defaultValue={row.place} aria-label={t('staff.hours.place', { day })}>
              <option value="">{t('staff.hours.anywhere')}</option>
              {places.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input type="hidden" name="place" value={row.place} />
          )}
          <button
            type="button"
            className={styles.arrow}
            onClick={() => onRemove(row.key)}
            title={t('staff.hours.remove', { day })}
          >
            <Icon name="close" size={18} />
            <span className="k-unseen">{t('staff.hours.remove', { day })}</span>
          </button>
        </div>
      ))}
    </div>
  )
}
