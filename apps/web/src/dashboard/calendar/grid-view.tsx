import { useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Nothing } from '../frame/page.tsx'
import { recordTyping } from '../frame/typed-ahead.ts'
import { usePageLink } from '../page-link.ts'
import { densities, useDensity } from './density.ts'
import type { Ghost, Spot } from './drag/ghost.ts'
import { DayGrid } from './grid/day-grid.tsx'
import type { CalendarData, Item } from './model.ts'
import { closeParams, openParams } from './open-key.ts'
import { instantOn } from './rules/axis.ts'
import { buildColumns, type Column } from './rules/columns.ts'
import { createStore } from './store.ts'

type Props = {
  data: CalendarData
  items: Item[]
  now: number
  openKey: string | null
  drop: (ghost: Ghost, columns: readonly Column[], force: boolean) => void
}

const USUAL_LENGTH = 60

/** The columns of the day or week with their interactions. */
export function GridView({ data, items, now, openKey, drop }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const pageLink = usePageLink()
  const { search } = useLocation()
  const density = useDensity()
  const ghost = useRef(createStore<Ghost | null>(null)).current
  const { view, day, days, zone, resources, shows, staff, rights } = data
  const columns = useMemo(
    () => buildColumns({ view, day, days, zone, resources, shows, staff }, items),
    [view, day, days, zone, resources, shows, staff, items],
  )
  const context = useMemo(
    () => ({ items, resources: new Map(resources.map((one) => [one.id, one])) }),
    [items, resources],
  )
  const go = (to: string): void => void navigate(to, { preventScrollReset: true })
  if (columns.length === 0 && data.closed) return null
  if (columns.length === 0)
    return <Nothing>{t(`dashboard.calendar.${data.location ? 'noColumnsHere' : 'noColumns'}`)}</Nothing>
  return (
    <DayGrid
      key={search.includes('shows=rooms') ? 'rooms' : 'people'}
      data={data}
      columns={columns}
      context={context}
      now={now}
      openKey={openKey}
      ghost={ghost}
      hourHeight={densities[density]}
      canMove={rights.book}
      canCreate={rights.book}
      canOverlap={rights.overlap}
      usualLength={USUAL_LENGTH}
      open={(item) => go(pageLink(openParams(item)))}
      drop={(dropped, force) => drop(dropped, columns, force)}
      create={(spot) => {
        if (!new URLSearchParams(search).has('new')) recordTyping()
        go(pageLink(creating(spot, columns)))
      }}
    />
  )
}

/** Returns the URL parameters of the new booking form for a clicked or drawn spot. */
function creating(spot: Spot, columns: readonly Column[]): Record<string, string | null> {
  const column = columns[spot.column]
  if (!column) return {}
  return {
    ...closeParams(),
    new: new Date(instantOn(column.axis, spot.minute)).toISOString(),
    with: column.resource?.id ?? null,
    length: spot.length === USUAL_LENGTH ? null : String(spot.length),
  }
}
