import { type CalendarData, type Item, overlaps, type Resource } from '../model.ts'
import { type Axis, dayAxis } from './axis.ts'
import { type Placed, placeBlocks } from './layout.ts'

/** One column of the grid: a person or room on a day, or a whole day with everyone side by side. */
export type Column = {
  key: string
  day: string
  axis: Axis
  /** Null when several resources share the column, or nobody is named. */
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

/** Returns the items of these resources, and those that have none. */
export function filterItems(items: readonly Item[], resources: readonly Resource[]): Item[] {
  const ids = new Set(resources.map(({ id }) => id))
  return items.filter((item) => hasNoStaff(item) || item.resourceIds.some((id) => ids.has(id)))
}

/** Nobody was assigned, or who was has left. */
const hasNoStaff = ({ staffToBeNamed, resourceIds }: Item): boolean => staffToBeNamed || resourceIds.length === 0

/** Key of the column of unassigned classes and courses; the first one, because somebody has to be found. */
export const UNASSIGNED = 'unassigned'

const isUnassigned = (item: Item): boolean => (item.kind === 'CLASS' || item.kind === 'COURSE') && hasNoStaff(item)

/** Returns the unassigned classes and courses, unless one person or rooms are shown. */
export const findUnassigned = ({ shows, staff }: Pick<Shown, 'shows' | 'staff'>, items: readonly Item[]): Item[] =>
  shows === 'people' && !staff ? items.filter(isUnassigned) : []

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
  const isOn = (item: Item): boolean => overlaps(axis, item)
  const unassigned = findUnassigned(shown, items).filter(isOn)
  const frame = { day: shown.day, axis }
  return [
    ...(unassigned.length > 0 ? [{ ...frame, key: UNASSIGNED, resource: null, blocks: placeBlocks(unassigned) }] : []),
    ...resources.map((resource) => ({
      ...frame,
      key: resource.id,
      resource,
      blocks: placeBlocks(items.filter((item) => item.resourceIds.includes(resource.id) && isOn(item))),
    })),
  ]
}

function weekColumn(day: string, shown: Shown, resources: readonly Resource[], items: readonly Item[]): Column {
  const axis = dayAxis(day, shown.zone)
  const own = items.filter((item) => overlaps(axis, item))
  const [only] = resources.length === 1 ? resources : []
  const unassigned = findUnassigned(shown, own)
  const groups = resources.map(({ id }) => own.filter((item) => item.resourceIds.includes(id)))
  const lanes = unassigned.length > 0 ? [unassigned, ...groups] : groups
  const blocks = only
    ? placeBlocks([...new Set(lanes.flat())])
    : lanes.flatMap((group, lane) => group.map((item) => ({ item, lane, lanes: lanes.length, shared: [] })))
  return { key: day, day, axis, resource: only ?? null, blocks }
}

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
