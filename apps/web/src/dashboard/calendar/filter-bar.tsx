import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { Choice } from '../data/choices.ts'
import { usePageLink } from '../page-link.ts'
import styles from './filter-bar.module.css'
import type { CalendarData } from './model.ts'
import { closeParams } from './open-key.ts'

/** Goes to a date, and limits the calendar to a person or a location. */
export function FilterBar({ data }: { data: CalendarData }) {
  const t = useT()
  const navigate = useNavigate()
  const pageLink = usePageLink()
  const { view, day, today, staff, location, shows, choices } = data
  const go = (changes: Record<string, string | null>): void =>
    void navigate(pageLink({ ...closeParams(), ...changes }), { preventScrollReset: true })
  return (
    <div className={styles.bar} data-view={view}>
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
    </div>
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
