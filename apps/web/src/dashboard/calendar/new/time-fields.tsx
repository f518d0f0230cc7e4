import { useT } from '../../../lib/translate.tsx'
import { TextField } from '../../../ui/field.tsx'
import styles from '../drawer/drawer.module.css'
import type { NewBooking } from './load-new.ts'

type Props = {
  initial: NewBooking
  minutes: number
  onMinutes: (minutes: number) => void
  onDay?: ((day: string) => void) | undefined
  onClock?: (clock: string) => void
}

/** The first of whole days. */
export function DayFields({ initial, minutes, onDay }: Pick<Props, 'initial' | 'minutes' | 'onDay'>) {
  const t = useT()
  return (
    <>
      <input type="hidden" name="minutes" value={minutes} />
      <input type="hidden" name="wholeDays" value="yes" />
      <DayField label={t('dashboard.calendar.firstDay')} initial={initial} onDay={onDay} />
    </>
  )
}

export function TimeFields({ initial, minutes, onMinutes, onDay, onClock }: Props) {
  const t = useT()
  return (
    <>
      <DayField label={t('dashboard.calendar.day')} initial={initial} onDay={onDay} />
      <div className={styles.pair}>
        <TextField
          type="time"
          name="clock"
          label={t('dashboard.calendar.start')}
          defaultValue={initial.clock}
          onChange={(event) => onClock?.(event.target.value)}
          step={300}
          required
        />
        <TextField
          type="number"
          name="minutes"
          label={t('dashboard.calendar.minutes')}
          min={5}
          max={1440}
          step={5}
          value={minutes}
          onChange={(event) => onMinutes(event.target.valueAsNumber || 0)}
          required
        />
      </div>
    </>
  )
}

function DayField({ label, initial, onDay }: Pick<Props, 'initial' | 'onDay'> & { label: string }) {
  return (
    <TextField
      type="date"
      name="day"
      label={label}
      defaultValue={initial.day}
      onChange={(event) => onDay?.(event.target.value)}
      required
    />
  )
}
