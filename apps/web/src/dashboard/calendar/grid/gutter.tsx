import type { CSSProperties } from 'react'
import { useFormats } from '../../../lib/translate.tsx'
import { type Axis, minuteOn } from '../rules/axis.ts'
import styles from './grid.module.css'

/** The hours beside the columns, with the current time. */
export function Gutter({ axis, zone, now, isNow }: { axis: Axis; zone: string; now: number; isNow: boolean }) {
  const formats = useFormats()
  const at = isNow ? minuteOn(axis, now) : null
  const isHidden = (minute: number): boolean => at !== null && Math.abs(minute - at) < 12
  return (
    <div className={styles.gutter} aria-hidden="true" style={{ '--length': axis.minutes } as CSSProperties}>
      {axis.hours.map(({ minute, at: instant }) =>
        minute === 0 || isHidden(minute) ? null : (
          <span key={minute} style={{ '--at': minute } as CSSProperties}>
            {formats.time(instant, zone)}
          </span>
        ),
      )}
      {at !== null && (
        <span className={styles.clock} style={{ '--at': at } as CSSProperties}>
          {formats.time(now, zone)}
        </span>
      )}
    </div>
  )
}
