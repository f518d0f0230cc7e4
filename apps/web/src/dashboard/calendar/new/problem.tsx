import { useEffect, useRef } from 'react'
import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Choice } from '../../../ui/choice.tsx'
import type { StaffChoice } from '../../data/choices.ts'
import styles from '../drawer/drawer.module.css'
import type { Refusal } from './create.ts'

type Props = {
  refusal: Refusal
  zone: string
  people: readonly StaffChoice[]
  canOverlap: boolean
  /** Length of the service with the current choices. */
  minutes?: number | undefined
  isBlock?: boolean
  /** Several locations are possible, and none is chosen. */
  namesNoLocation?: boolean
}

/** Problems that a person with the right to override may ignore. */
const overridable: readonly Refusal['problem'][] = ['taken', 'full', 'length']

/** The reason for the refusal, the next free times, and the choice to book anyway. */
export function Problem({
  refusal,
  zone,
  people,
  canOverlap,
  minutes = 0,
  isBlock = false,
  namesNoLocation = false,
}: Props) {
  const { problem, free } = refusal
  const anyway = isBlock ? 'dashboard.calendar.problem.block' : 'dashboard.calendar.problem.anyway'
  const alert = useRef<HTMLDivElement>(null)
  // Focuses every new refusal, also a repeated one: the form may be longer than the screen.
  useEffect(() => {
    if (refusal) alert.current?.focus()
  }, [refusal])
  const t = useT()
  const formats = useFormats()
  const times = free.map(({ at, staffId }) => {
    const name = people.find(({ id }) => id === staffId)?.name.split(' ')[0]
    const when = `${formats.dayShort(dayIn(at, zone))}, ${formats.time(at, zone)}`
    return name ? t('dashboard.calendar.at', { when, name }) : when
  })
  return (
    <div ref={alert} tabIndex={-1} role="alert" className={styles.problem}>
      <p>{t(`dashboard.calendar.problem.${isBlock && problem === 'taken' ? 'overlaps' : problem}`, { minutes })}</p>
      {times.length > 0 && <p>{t('dashboard.calendar.problem.free', { times: formats.anyOf(times) })}</p>}
      {overridable.includes(problem) && canOverlap && namesNoLocation && (
        <p>{t('dashboard.calendar.problem.anyway.where')}</p>
      )}
      {overridable.includes(problem) && canOverlap && !namesNoLocation && (
        <Choice
          legend={t(anyway)}
          name="overlap"
          value="no"
          options={[
            { value: 'no', label: t(`${anyway}.no`) },
            { value: 'yes', label: t(`${anyway}.yes`) },
          ]}
        />
      )}
    </div>
  )
}
