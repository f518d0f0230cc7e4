import { useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Choice } from '../data/choices.ts'
import { usePageLink } from '../page-link.ts'
import styles from './filter-bar.module.css'
import type { CalendarData } from './model.ts'
import { closeParams } from './open-key.ts'

/** Goes to a date, and limits the calendar to a person or a location; with a button where scripts do not run. */
export function FilterBar({ data }: { data: CalendarData }) {
  const t = useT()
  const navigate = useNavigate()
  const pageLink = usePageLink()
  const { view, day, today, staff, location, shows, choices, layout, withCancelled } = data
  // What the form does not ask for stays as it is.
  const kept = { view, shows, layout, cancelled: withCancelled ? 'yes' : null }
  const go = (changes: Record<string, string | null>): void =>
    void navigate(pageLink({ ...closeParams(), ...changes }), { preventScrollReset: true })
  return (
    <Form
      method="get"
      action={dashboardPaths.calendar()}
      className={styles.bar}
      data-view={view}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <DateField key={day} day={day} go={(chosen) => go({ day: chosen === today ? null : chosen })} />
      {shows === 'people' && (
        <Filter name="staff" any={t('dashboard.everyone')} choices={choices.people} chosen={staff} go={go} />
      )}
      {view !== 'month' && (
        <Filter
          name="location"
          any={t('dashboard.calendar.filter.everywhere')}
          choices={choices.locations}
          chosen={location}
          go={go}
        />
      )}
      <noscript>
        <Button>{t('dashboard.calendar.filter.show')}</Button>
      </noscript>
    </Form>
  )
}

/** Goes there once a day was picked; typing it goes there with Enter or on leaving the field. */
function DateField({ day, go }: { day: string; go: (day: string) => void }) {
  const t = useT()
  const isTyping = useRef(false)
  const commit = ({ value }: { value: string }): void => {
    isTyping.current = false
    if (value && value !== day) go(value)
  }
  return (
    <input
      type="date"
      name="day"
      aria-label={t('dashboard.calendar.filter.date')}
      defaultValue={day}
      min="2000-01-01"
      max="2100-12-31"
      onKeyDown={(event) => {
        isTyping.current = event.key !== 'Enter'
        if (event.key === 'Enter') commit(event.currentTarget)
      }}
      onPointerDown={() => {
        isTyping.current = false
      }}
      onChange={(event) => !isTyping.current && commit(event.currentTarget)}
      onBlur={(event) => commit(event.currentTarget)}
    />
  )
}

type FilterProps = {
  name: 'staff' | 'location'
  any: string
  choices: readonly Choice[]
  chosen: string | null
  go: (changes: Record<string, string | null>) => void
}

function Filter({ name, any, choices, chosen, go }: FilterProps) {
  const t = useT()
  if (choices.length < 2) return null
  return (
    <select
      name={name}
      aria-label={t(`dashboard.calendar.filter.${name}`)}
      value={chosen ?? ''}
      onChange={(event) => go({ [name]: event.target.value || null })}
    >
      <option value="">{any}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
