import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Choice } from '../../../ui/choice.tsx'
import type { StaffChoice } from '../../data/choices.ts'
import styles from '../beside/beside.module.css'
import type { Refusal } from './make.ts'

type Props = { refusal: Refusal; zone: string; people: readonly StaffChoice[]; mayOverlap: boolean }

/** Why nothing was booked, the next free times, and whether it shall stand there all the same. */
export function Problem({ refusal: { problem, free }, zone, people, mayOverlap }: Props) {
  const t = useT()
  const formats = useFormats()
  const times = free.map(({ at, staffId }) => {
    const name = people.find(({ id }) => id === staffId)?.name.split(' ')[0]
    const when = `${formats.dayShort(dayIn(at, zone))}, ${formats.time(at, zone)}`
    return name ? t('dashboard.calendar.at', { when, name }) : when
  })
  return (
    <div role="alert" className={styles.problem}>
      <p>{t(`dashboard.calendar.problem.${problem}`)}</p>
      {times.length > 0 && <p>{t('dashboard.calendar.problem.free', { times: formats.anyOf(times) })}</p>}
      {problem === 'taken' && mayOverlap && (
        <Choice
          legend={t('dashboard.calendar.anyway.title')}
          name="overlap"
          value="no"
          options={[
            { value: 'no', label: t('dashboard.calendar.problem.other.time') },
            { value: 'yes', label: t('dashboard.calendar.anyway.press') },
          ]}
        />
      )}
    </div>
  )
}
