import { useT } from '../../../lib/translate.tsx'
import { TextField } from '../../../ui/field.tsx'
import styles from '../drawer/drawer.module.css'
import type { NewBooking } from './load-new.ts'

type Props = {
  initial: NewBooking
  minutes: number
  onMinutes: (minutes: number) => void
  onDay?: (day: string) => void
}

export function TimeFields({ initial, minutes, onMinutes, onDay }: Props) {
  const t = useT()
  return (
    <>
      <TextField
        type="date"
        name="day"
        label={t('dashboard.calendar.day')}
        defaultValue={initial.day}
        onChange={(event) => onDay?.(event.target.value)}
        required
      />
      <div className={styles.pair}>
        <TextField
          type="time"
          name="clock"
          label={t('dashboard.calendar.start')}
          defaultValue={initial.clock}
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
