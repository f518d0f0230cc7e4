import { useMemo } from 'react'
import { useT } from '../../../lib/translate.tsx'
import { usePageLink } from '../../page-link.ts'
import { NowLine } from '../../rows/now-line.tsx'
import { ClosureList } from '../closures/closure-link.tsx'
import type { CalendarData, Item } from '../model.ts'
import { buildAgenda } from '../rules/agenda.ts'
import { dayAxis } from '../rules/axis.ts'
import { filterLocationClosures, findTimeOff } from '../rules/closures.ts'
import { filterResources } from '../rules/columns.ts'
import { StaffFilter } from '../staff-filter.tsx'
import { WeekStrip } from '../week-strip.tsx'
import styles from './agenda.module.css'
import { GapLine } from './gap-line.tsx'
import { ItemLine } from './item-line.tsx'
import { useSwipe } from './use-swipe.ts'

type Props = { data: CalendarData; items: readonly Item[]; now: number; openKey: string | null }

/** The day as a list, for narrow screens. */
export function Agenda({ data, items, now, openKey }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const swipe = useSwipe(data)
  const { zone, day, today, week, staff, resources, closures } = data
  const lines = useMemo(
    () => buildAgenda(dayAxis(day, zone), items, filterResources(data), now),
    [day, zone, items, data, now],
  )
  const people = resources.filter(({ isPerson }) => isPerson)
  const own = lines.filter(({ kind }) => kind === 'item')
  return (
    <div {...swipe}>
      <WeekStrip week={week} day={day} today={today} />
      <StaffFilter people={people} chosen={staff} />
      <div className={styles.closures}>
        <ClosureList
          closures={[...filterLocationClosures(closures, day), ...findTimeOff(data, day)]}
          resources={resources}
        />
      </div>
      {own.length === 0 && !data.closed && <p className={styles.nobody}>{t('dashboard.today.none')}</p>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key}>
            {line.kind === 'now' && <NowLine now={now} zone={zone} />}
            {line.kind === 'gap' && data.rights.book && <GapLine gap={line.gap} zone={zone} pageLink={pageLink} />}
            {line.kind === 'item' && (
              <ItemLine item={line.item} data={data} now={now} isOpen={line.item.key === openKey} pageLink={pageLink} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
