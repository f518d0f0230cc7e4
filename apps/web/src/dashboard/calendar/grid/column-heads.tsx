import { Link } from 'react-router'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { usePageLink } from '../../page-link.ts'
import { ClosureLink, ClosureList } from '../closures/closure-link.tsx'
import type { CalendarData, DayNumbers, Resource } from '../model.ts'
import { filterLocationClosures, findTimeOff } from '../rules/closures.ts'
import { type Column, UNASSIGNED } from '../rules/columns.ts'
import styles from './grid.module.css'
import { describeUtilization, isFull, utilizationShare } from './utilization.ts'

type Props = { columns: readonly Column[]; isWeek: boolean; data: CalendarData }

/** Column heads: the person or day, how busy it is, and closures. */
export function ColumnHeads({ columns, isWeek, data }: Props) {
  const t = useT()
  const { numbers, resources, closures, day } = data
  const ofDay = isWeek ? [] : filterLocationClosures(closures, day)
  return (
    <div className={styles.heads}>
      {columns.map((column) =>
        column.key === UNASSIGNED ? (
          <div key={column.key} className={styles.head}>
            <div className={styles.headWords}>
              <h2>{t('dashboard.calendar.unassigned')}</h2>
            </div>
          </div>
        ) : isWeek || !column.resource ? (
          <DayHead
            key={column.key}
            data={data}
            day={column.day}
            numbers={numbers.find((one) => one.day === column.day)}
          />
        ) : (
          <PersonHead key={column.key} resource={column.resource} data={data} />
        ),
      )}
      {ofDay.length > 0 && (
        <div className={styles.closures}>
          <ClosureList closures={ofDay} resources={resources} />
        </div>
      )}
    </div>
  )
}

function PersonHead({ resource, data }: { resource: Resource; data: CalendarData }) {
  const { id, name, hue, photoUrl } = resource
  const pageLink = usePageLink()
  const off = data.closures.filter((one) => one.resourceId === id && one.day === data.day)
  return (
    <div className={styles.head}>
      <Avatar id={id} name={name} hue={hue} photoUrl={photoUrl} />
      <div className={styles.headWords}>
        <h2>
          <Link to={pageLink({ view: 'week', staff: id, booking: null, confirm: null })} preventScrollReset>
            {name}
          </Link>
        </h2>
        <Load of={resource} />
        {off.map((closure) => (
          <ClosureLink key={closure.key} closure={closure} resources={data.resources} isUnderName />
        ))}
      </div>
    </div>
  )
}

/** A day of a week: its date, how busy it is, and closures. */
export function DayHead({ day, data, numbers }: { day: string; data: CalendarData; numbers: DayNumbers | undefined }) {
  const formats = useFormats()
  const pageLink = usePageLink()
  const { today, closures, resources } = data
  return (
    <div className={styles.head}>
      <div className={styles.headWords}>
        <h2 className={day === today ? styles.today : undefined}>
          <Link
            to={pageLink({ view: null, day: day === today ? null : day, booking: null, confirm: null })}
            preventScrollReset
          >
            {formats.dayShort(day)}
          </Link>
        </h2>
        {numbers && <Load of={numbers} />}
        <ClosureList
          closures={[...filterLocationClosures(closures, day), ...findTimeOff(data, day)]}
          resources={resources}
        />
      </div>
    </div>
  )
}

function Load({ of }: { of: { openMinutes: number; busyMinutes: number } }) {
  const t = useT()
  return (
    <p className={isFull(of) ? `${styles.load} ${styles.full}` : styles.load}>
      <i aria-hidden="true">
        <b style={{ inlineSize: `${utilizationShare(of) * 100}%` }} />
      </i>
      {describeUtilization(of, t)}
    </p>
  )
}
