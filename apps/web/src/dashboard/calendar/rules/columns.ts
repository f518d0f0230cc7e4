import type { CalendarData, Item, Resource } from '../model.ts'
import { type Axis, dayAxis } from './axis.ts'
import { type Placed, placeBlocks } from './layout.ts'

/** One column of the grid: a person or room on a day, or a whole day with everyone side by side. */
export type Column = {
  key: string
  day: string
  axis: Axis
  /** Null when several resources share the column. */
  resource: Resource | null
  blocks: Placed[]
}

type Shown = Pick<CalendarData, 'view' | 'day' | 'days' | 'zone' | 'resources' | 'shows' | 'staff'>

/** Returns people on duty, or rooms; a person named in the URL is shown even on a day off. */
export function filterResources({
  resources,
  shows,
  staff,
}: Omit<Shown, 'view' | 'days' | 'zone' | 'day'>): Resource[] {
  if (staff) return resources.filter(({ id }) => id === staff)
  const people = resources.filter(({ isPerson }) => isPerson)
  return shows === 'rooms' ? resources.filter(({ isPerson }) => !isPerson) : people
}

export function buildColumns(shown: Shown, items: readonly Item[]): Column[] {
  const columns = resourceColumns(shown, items)
  const seen = new Set<string>()
  for (const block of columns.flatMap(({ blocks }) => blocks)) {
    if (seen.has(block.item.key)) block.isTwin = true
    seen.add(block.item.key)
  }
  return columns
}

function resourceColumns(shown: Shown, items: readonly Item[]): Column[] {
  const resources = filterResources(shown)
  if (shown.view === 'week') return shown.days.map((day) => weekColumn(day, shown, resources, items))
  const axis = dayAxis(shown.day, shown.zone)
  return resources.map((resource) => ({
    key: resource.id,
    day: shown.day,
    axis,
    resource,
    blocks: placeBlocks(items.filter((item) => item.resourceIds.includes(resource.id) && isOn(axis, item))),
  }))
}

function weekColumn(day: string, { zone }: Shown, resources: readonly Resource[], items: readonly Item[]): Column {
  const axis = dayAxis(day, zone)
  const own = items.filter((item) => isOn(axis, item))
  const [inSavepoint] = resources.length === 1 ? resources : []
  const blocks = inSavepoint
    ? placeBlocks(own.filter((item) => item.resourceIds.includes(inSavepoint.id)))
    : resources.flatMap((resource, lane) =>
        own
          .filter((item) => item.resourceIds.includes(resource.id))
          .map((item) => ({ item, lane, lanes: resources.length, shared: [] })),
      )
  return { key: day, day, axis, resource: inSavepoint ?? null, blocks }
}

const isOn = (axis: Axis, item: Item): boolean => item.from < axis.until && item.until > axis.from

/** Keeps objects that have not changed, so their components are not rendered again. */
export function keepSame(before: readonly Item[], after: readonly Item[]): Item[] {
  const known = new Map(before.map((item) => [item.key, item]))
  return after.map((item) => {
    const previous = known.get(item.key)
    return previous && JSON.stringify(previous) === JSON.stringify(item) ? previous : item
  })
}

/** Returns the keys of new and changed items. */
export function changedKeys(before: readonly Item[], after: readonly Item[]): string[] {
  const known = new Set(before)
  return after.filter((item) => !known.has(item)).map(({ key }) => key)
}
