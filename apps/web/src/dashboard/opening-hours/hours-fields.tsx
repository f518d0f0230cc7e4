import { useState } from 'react'
import { firstWeekday } from '../../lib/format.ts'
import { useFormats, useLanguage, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Menu } from '../../ui/menu.tsx'
import { IconButton } from '../frame/icon-button.tsx'
import { type Stretch, toStretches } from './hours.ts'
import styles from './opening-hours.module.css'

type Weekly = Parameters<typeof toStretches>[0]
type Props = { weekly: Weekly; values: Record<string, string[]> | undefined }

/** Returns weekdays in the order of the language, Monday as 1. */
export const weekdays = (language: Parameters<typeof firstWeekday>[0]): number[] =>
  Array.from({ length: 7 }, (_, index) => ((index + firstWeekday(language)) % 7) + 1)

/** Opening hours per weekday; a day can be copied to others, a day without times is closed. */
export function HoursFields({ weekly, values }: Props) {
  const language = useLanguage()
  const [week, setWeek] = useState<readonly (readonly Stretch[])[]>(() =>
    toStretches(weekly).map((stretches, index) => readFields(values, index + 1) ?? stretches),
  )
  const change = (weekday: number, stretches: readonly Stretch[]) =>
    setWeek(week.map((one, index) => (index === weekday - 1 ? stretches : one)))
  const copy = (weekday: number, to: readonly number[]) =>
    setWeek(week.map((one, index) => (to.includes(index + 1) ? (week[weekday - 1] ?? []) : one)))
  return (
    <div className={styles.week}>
      {weekdays(language).map((weekday) => (
        <Day
          key={weekday}
          weekday={weekday}
          stretches={week[weekday - 1] ?? []}
          onChange={(stretches) => change(weekday, stretches)}
          onCopy={(to) => copy(weekday, to)}
        />
      ))}
    </div>
  )
}

function readFields(values: Props['values'], weekday: number): Stretch[] | undefined {
  if (!values) return undefined
  return (values[`from-${weekday}`] ?? []).map((from, index) => ({ from, to: values[`to-${weekday}`]?.[index] ?? '' }))
}

/** 1 June 2026 is a Monday. */
const readDate = (weekday: number): string => `2026-06-0${weekday}`

type DayProps = {
  weekday: number
  stretches: readonly Stretch[]
  onChange: (stretches: readonly Stretch[]) => void
  onCopy: (to: readonly number[]) => void
}

function Day({ weekday, stretches, onChange, onCopy }: DayProps) {
  const t = useT()
  const formats = useFormats()
  const day = formats.weekday(readDate(weekday))
  const put = (index: number, part: Partial<Stretch>) =>
    onChange(stretches.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles.day}>
      <legend>{day}</legend>
      <div className={styles.stretches}>
        {stretches.length === 0 && <span className={styles.closed}>{t('openingHours.closed')}</span>}
        {stretches.map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a day have no other identity
          <div key={index} className={styles.stretch}>
            <input
              type="time"
              name={`from-${weekday}`}
              aria-label={t('locations.hours.from', { day })}
              value={stretch.from}
              onChange={(event) => put(index, { from: event.target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              name={`to-${weekday}`}
              aria-label={t('locations.hours.to', { day })}
              value={stretch.to}
              onChange={(event) => put(index, { to: event.target.value })}
            />
            <IconButton
              type="button"
              icon="close"
              size={18}
              label={t('openingHours.remove', { day })}
              onClick={() => onChange(stretches.filter((_, at) => at !== index))}
            />
            {stretch.from && stretch.to && stretch.to <= stretch.from && (
              <span className={styles.hint}>{t('locations.hours.nextDay')}</span>
            )}
          </div>
        ))}
      </div>
      <div className={styles.dayButtons}>
        <IconButton
          type="button"
          icon="plus"
          size={18}
          label={t('openingHours.add', { day })}
          onClick={() => onChange([...stretches, stretches.length === 0 ? usual : { from: '', to: '' }])}
        />
        <CopyDay weekday={weekday} day={day} onCopy={onCopy} />
      </div>
    </fieldset>
  )
}

const usual: Stretch = { from: '09:00', to: '17:00' }

/** Chooses the days to copy the hours to. */
function CopyDay({ weekday, day, onCopy }: { weekday: number; day: string; onCopy: DayProps['onCopy'] }) {
  const t = useT()
  const formats = useFormats()
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const others = weekdays(language).filter((one) => one !== weekday)
  const toggle = (one: number) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  const apply = (button: HTMLElement) => {
    onCopy(chosen)
    setChosen([])
    const menu = button.closest('details')
    if (menu) menu.open = false
    menu?.querySelector('summary')?.focus()
  }
  return (
    <Menu
      className={styles.copy}
      label={
        <>
          {t('openingHours.copy')}
          <span className="k-unseen"> {t('openingHours.copy.day', { day })}</span>
        </>
      }
    >
      <div className={styles.copyDays}>
        {others.map((one) => (
          <CheckBox
            key={one}
            label={formats.weekday(readDate(one))}
            checked={chosen.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
        <Button type="button" look="quiet" onClick={() => setChosen(others)}>
          {t('openingHours.copy.all')}
        </Button>
        <Button type="button" disabled={chosen.length === 0} onClick={(event) => apply(event.currentTarget)}>
          {t('openingHours.copy.apply')}
        </Button>
      </div>
    </Menu>
  )
}
