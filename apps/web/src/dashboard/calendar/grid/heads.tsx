import { Link } from 'react-router'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { useHere } from '../../here.ts'
import type { DayNumbers, Resource } from '../model.ts'
import type { Column } from '../rules/columns.ts'
import styles from './grid.module.css'
import { isFull, loadShare, loadWords } from './load.ts'

type Props = { columns: readonly Column[]; isWeek: boolean; today: string; numbers: readonly DayNumbers[] }

/** Above each column: who, or which day, and how full it is. */
export function Heads({ columns, isWeek, today, numbers }: Props) {
  return (
    <div className={styles.heads}>
      {columns.map((column) =>
        isWeek || !column.resource ? (
          <DayHead
            key={column.key}
            day={column.day}
            today={today}
            numbers={numbers.find(({ day }) => day === column.day)}
          />
        ) : (
          <PersonHead key={column.key} resource={column.resource} />
        ),
      )}
    </div>
  )
}

function PersonHead({ resource }: { resource: Resource }) {
  const { id, name, hue, photoUrl } = resource
  const here = useHere()
  return (
    <div className={styles.head}>
      <Avatar id={id} name={name} hue={hue} photoUrl={photoUrl} />
      <div className={styles.headWords}>
        <h2>
          <Link to={here({ view: 'week', staff: id, booking: null, ask: null })} preventScrollReset>
            {name}
          </Link>
        </h2>
        <Load of={resource} />
      </div>
    </div>
  )
}

function DayHead({ day, today, numbers }: { day: string; today: string; numbers: DayNumbers | undefined }) {
  const formats = useFormats()
  const here = useHere()
  return (
    <div className={styles.head}>
      <div className={styles.headWords}>
        <h2 className={day === today ? styles.today : undefined}>
          <Link to={here({ view: null, day: day === today ? null : day, booking: null, ask: null })} preventScrollReset>
            {formats.dayShort(day)}
          </Link>
        </h2>
        {numbers && <Load of={numbers} />}
      </div>
    </div>
  )
}

function Load({ of }: { of: { openMinutes: number; busyMinutes: number } }) {
  const t = useT()
  return (
    <p className={isFull(of) ? `${styles.load} ${styles.full}` : styles.load}>
      <i aria-hidden="true">
        <b style={{ inlineSize: `${loadShare(of) * 100}%` }} />
      </i>
      {loadWords(of, t)}
    </p>
  )
}
