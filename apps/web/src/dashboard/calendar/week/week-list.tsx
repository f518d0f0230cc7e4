import { Link } from 'react-router'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usePageLink } from '../../page-link.ts'
import agenda from '../agenda/agenda.module.css'
import { ItemLine } from '../agenda/item-line.tsx'
import { useSwipe } from '../agenda/use-swipe.ts'
import { ClosureList } from '../closures/closure-link.tsx'
import { stepFrom, weekBeside } from '../data/query.ts'
import { type CalendarData, type Item, overlaps } from '../model.ts'
import { closeParams } from '../open-key.ts'
import { dayAxis } from '../rules/axis.ts'
import { filterLocationClosures, findTimeOff } from '../rules/closures.ts'
import { filterItems, filterResources } from '../rules/columns.ts'
import { byTime } from '../rules/layout.ts'
import { StaffFilter } from '../staff-filter.tsx'
import styles from './week.module.css'

type Props = { data: CalendarData; items: readonly Item[]; now: number; openKey: string | null }

/** The seven days below each other, for narrow screens. */
export function WeekList({ data, items, now, openKey }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const swipe = useSwipe(data)
  const { days, today, zone, closures, resources, staff, choices } = data
  const sorted = filterItems(items, filterResources(data)).sort(byTime)
  return (
    <div {...swipe}>
      <nav className={styles.steps} aria-label={t('dashboard.days')}>
        <Step data={data} direction={-1} />
        <Link to={pageLink({ ...closeParams(), day: null })} aria-current={days.includes(today) ? 'date' : undefined}>
          {t('dashboard.calendar.thisWeek')}
        </Link>
        <Step data={data} direction={1} />
      </nav>
      <StaffFilter people={choices.people} chosen={staff} />
      {days.map((day) => {
        const axis = dayAxis(day, zone)
        const own = sorted.filter((item) => overlaps(item, axis))
        return (
          <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
            <h2 id={`day-${day}`} className={day === today ? styles.today : undefined}>
              <Link to={pageLink({ ...closeParams(), view: null, day: day === today ? null : day })}>
                {formats.dayLong(day)}
              </Link>
            </h2>
            <ClosureList
              closures={[...filterLocationClosures(closures, day), ...findTimeOff(data, day)]}
              resources={resources}
            />
            {own.length === 0 && <p className="k-2">{t('dashboard.today.none')}</p>}
            <ol className={agenda.lines}>
              {own.map((item) => (
                <li key={item.key}>
                  <ItemLine item={item} data={data} now={now} isOpen={item.key === openKey} pageLink={pageLink} />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

function Step({ data, direction }: { data: CalendarData; direction: 1 | -1 }) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const day = stepFrom(data, direction)
  return (
    <Link to={pageLink({ ...closeParams(), day: day === data.today ? null : day })}>
      <Icon name={direction > 0 ? 'chevronEnd' : 'chevronStart'} />
      <span className="k-unseen">
        {t('dashboard.calendar.weekOf', { day: formats.dayMonth(weekBeside(data, direction)) })}
      </span>
    </Link>
  )
}
