import { useEffect, useId, useRef } from 'react'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import type { Choice } from '../../data/choices.ts'
import styles from '../drawer/drawer.module.css'
import type { TakenDates as Taken } from './create.ts'
import type { TakenDate } from './read-taken-dates.ts'

type Props = { taken: Taken; people: readonly Choice[]; canOverlap: boolean }

/** The dates of a series that are taken. Each is skipped unless it is to take place anyway. */
export function TakenDates({ taken: { dates, total }, people, canOverlap }: Props) {
  const t = useT()
  const formats = useFormats()
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (dates) box.current?.focus()
  }, [dates])
  const describe = ({ reason, title, resourceId }: TakenDate): string => {
    const name = people.find(({ id }) => id === resourceId)?.name ?? ''
    const key = `dashboard.calendar.taken.${reason}` as const
    return t(key, { title: title ? `${title}` : '', name, named: title ? 'yes' : 'no', known: name ? 'yes' : 'no' })
  }
  const byDate = Object.entries(Object.groupBy(dates, ({ localStartDate }) => localStartDate))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would cross the border of the box
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.problem}>
      <p id={titleId}>
        <b>{t('dashboard.calendar.taken', { count: byDate.length, total })}</b>
      </p>
      <p>{t('dashboard.calendar.taken.text')}</p>
      {byDate.map(([start, reasons = []]) => {
        const isBusy = reasons.some(({ reason }) => reason === 'BUSY' || reason === 'HELD')
        const day = formats.dayMedium(start.slice(0, 10))
        const why = [...new Set(reasons.map(describe))].join(', ')
        return (
          <div key={start}>
            <input type="hidden" name="shown" value={start} />
            {isBusy && !canOverlap ? (
              <>
                <input type="hidden" name="skip" value={start} />
                {t('dashboard.calendar.taken.skip', { day })} <span dir="auto">{why}</span>
              </>
            ) : (
              <CheckBox
                name="skip"
                value={start}
                label={t('dashboard.calendar.taken.skip', { day })}
                hint={why}
                defaultChecked
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
