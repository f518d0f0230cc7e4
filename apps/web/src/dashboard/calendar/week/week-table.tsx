import { Link } from 'react-router'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usePageLink } from '../../page-link.ts'
import { DayHead } from '../grid/column-heads.tsx'
import { type CalendarData, type Item, MINUTE, overlaps, type Resource } from '../model.ts'
import { closeParams } from '../open-key.ts'
import { instantOn } from '../rules/axis.ts'
import { UNASSIGNED } from '../rules/columns.ts'
import { buildWeekRows, type WeekCell } from '../rules/week.ts'
import styles from './week.module.css'
import { WeekItem } from './week-item.tsx'

type Props = { data: CalendarData; items: readonly Item[]; now: number; openKey: string | null }

/** More items of a day are one link away. */
const MOST = 6

/** A week of many people: each is a row, each day a column. */
export function WeekTable({ data, items, now, openKey }: Props) {
  const t = useT()
  const { days, numbers } = data
  const rows = buildWeekRows(data, items)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={styles.scroll} tabIndex={0} aria-label={t('dashboard.calendar.grid')}>
      <table className={styles.week}>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col">
                <DayHead data={data} day={day} numbers={numbers.find((one) => one.day === day)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ resource, cells }) => (
            <tr key={resource?.id ?? UNASSIGNED}>
              <th scope="row">{resource ? <Person resource={resource} /> : t('dashboard.calendar.unassigned')}</th>
              {cells.map((cell) => (
                <td key={cell.day} className={cell.isOff ? styles.off : undefined}>
                  <Cell cell={cell} resource={resource} data={data} now={now} openKey={openKey} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Person({ resource: { id, name, hue, photoUrl } }: { resource: Resource }) {
  const pageLink = usePageLink()
  return (
    <Link to={pageLink({ ...closeParams(), staff: id })} className={styles.person} preventScrollReset>
      <Avatar id={id} name={name} hue={hue} photoUrl={photoUrl} size={28} />
      <span>{name}</span>
    </Link>
  )
}

type CellProps = Omit<Props, 'items'> & { cell: WeekCell; resource: Resource | null }

function Cell({ cell: { day, axis, isOff, items }, resource, data, now, openKey }: CellProps) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const hidden = items.length - MOST
  const opens = Math.max(
    Math.min(...(resource?.open ?? []).filter((span) => overlaps(span, axis)).map(({ from }) => from)),
    axis.from,
  )
  const start = Number.isFinite(opens) ? opens : instantOn(axis, NOON)
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.slice(0, MOST).map((item) => (
            <li key={item.key}>
              <WeekItem item={item} zone={data.zone} now={now} isOpen={item.key === openKey} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Link
          to={pageLink({
            ...closeParams(),
            view: null,
            day: day === data.today ? null : day,
            staff: resource?.id ?? null,
          })}
          className={styles.more}
        >
          {t('dashboard.calendar.more', { count: hidden })}
        </Link>
      )}
      {resource && data.rights.book && axis.until > now && !isOff && (
        <Link
          to={pageLink({
            ...closeParams(),
            new: new Date(Math.max(start, roundUp(now))).toISOString(),
            with: resource.id,
          })}
          className={styles.add}
          preventScrollReset
        >
          <Icon name="plus" size={16} />
          <span className="k-unseen">
            {t('dashboard.calendar.newFor', { name: resource.name, day: formats.dayLong(day) })}
          </span>
        </Link>
      )}
    </>
  )
}

const NOON = 12 * 60
const QUARTER = 15 * MINUTE
const roundUp = (at: number): number => Math.ceil(at / QUARTER) * QUARTER
