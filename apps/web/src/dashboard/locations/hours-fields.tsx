import { useState } from 'react'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { type Stretch, stretchesOf } from './hours.ts'
import styles from './locations.module.css'

type Weekly = Parameters<typeof stretchesOf>[0]
type Props = { weekly: Weekly; typed: Record<string, string[]> | undefined }

// A Monday; only its name is shown.
const someMonday = 5

/** When a place is open, weekday by weekday; an empty pair of fields is no hours. */
export function HoursFields({ weekly, typed }: Props) {
  const formats = useFormats()
  const stored = stretchesOf(weekly)
  return (
    <div className={styles.week}>
      {stored.map((stretches, index) => {
        const day = formats.weekday(`2026-01-${String(someMonday + index).padStart(2, '0')}`)
        return <Day key={day} name={day} weekday={index + 1} stretches={typedFor(typed, index + 1) ?? stretches} />
      })}
    </div>
  )
}

function typedFor(typed: Props['typed'], weekday: number): Stretch[] | undefined {
  return typed?.[`from-${weekday}`]?.map((from, index) => ({ from, to: typed[`to-${weekday}`]?.[index] ?? '' }))
}

function Day({ name, weekday, stretches }: { name: string; weekday: number; stretches: readonly Stretch[] }) {
  const t = useT()
  const [shown, setShown] = useState<readonly Stretch[]>(stretches.length > 0 ? stretches : [{ from: '', to: '' }])
  const change = (index: number, part: Partial<Stretch>) =>
    setShown(shown.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles.day}>
      <legend>{name}</legend>
      <div className={styles.stretches}>
        {shown.map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a day have no other identity
          <div key={index} className={styles.stretch}>
            <input
              type="time"
              name={`from-${weekday}`}
              aria-label={t('locations.hours.from', { day: name })}
              value={stretch.from}
              onChange={(event) => change(index, { from: event.target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              name={`to-${weekday}`}
              aria-label={t('locations.hours.to', { day: name })}
              value={stretch.to}
              onChange={(event) => change(index, { to: event.target.value })}
            />
            {stretch.from && stretch.to && stretch.to <= stretch.from && (
              <span className={styles.hint}>{t('locations.hours.nextDay')}</span>
            )}
          </div>
        ))}
      </div>
      <Button
        type="button"
        look="quiet"
        aria-label={t('locations.hours.more', { day: name })}
        onClick={() => setShown([...shown, { from: '', to: '' }])}
      >
        +
      </Button>
    </fieldset>
  )
}
