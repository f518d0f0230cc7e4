import { type CalendarData, type Item, overlaps, type Resource, type Span, type WeekLayout } from '../model.ts'
import { type Axis, dayAxis } from './axis.ts'
import { filterResources, findUnassigned } from './columns.ts'
import { byTime } from './layout.ts'

/** One person's or room's day of a week. */
export type WeekCell = { day: string; axis: Axis; isOff: boolean; items: Item[] }
/** A person or room with their seven days; null for unassigned sessions. */
type WeekRow = { resource: Resource | null; cells: WeekCell[] }

/** So many people side by side leave room for words in each column of a day. */
const MOST_LANES = 3

type Shown = Pick<CalendarData, 'view' | 'days' | 'zone' | 'resources' | 'shows' | 'staff' | 'layout'>

/** Returns how the week is drawn: the hours of each day for one person or a few, else people as rows. */
export function chooseWeekLayout(shown: Pick<Shown, 'layout' | 'resources' | 'shows' | 'staff'>): WeekLayout {
  const { length } = filterResources(shown)
  if (length < 2) return 'times'
  return shown.layout ?? (length > MOST_LANES ? 'people' : 'times')
}

/** Returns a row for each person or room, with its items of each day by time. */
export function buildWeekRows(
  shown: Pick<Shown, 'days' | 'zone' | 'resources' | 'shows' | 'staff'>,
  items: readonly Item[],
): WeekRow[] {
  const axes = shown.days.map((day) => dayAxis(day, shown.zone))
  const sorted = [...items].sort(byTime)
  const rows = filterResources(shown).map((resource) => {
    const own = sorted.filter(({ resourceIds }) => resourceIds.includes(resource.id))
    return { resource, cells: axes.map((axis) => weekCell(axis, resource, own)) }
  })
  const unassigned = findUnassigned(shown, sorted)
  if (unassigned.length === 0) return rows
  return [{ resource: null, cells: axes.map((axis) => weekCell(axis, null, unassigned)) }, ...rows]
}

function weekCell(axis: Axis, resource: Resource | null, own: readonly Item[]): WeekCell {
  const isOn = (span: Span): boolean => overlaps(span, axis)
  return { day: axis.day, axis, isOff: resource !== null && !resource.open.some(isOn), items: own.filter(isOn) }
}
