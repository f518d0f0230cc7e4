import { type Interval, type IntervalSet, intersect, mergeIntervals } from '@kalends/availability'
import { minutesByDay } from './minutes.ts'
import { openTime, type Worker, type WorkingTime } from './open-time.ts'
import type { Range } from './range.ts'

/** Owner of a column. */
export type Owner = Worker & {
  id: string
  /** Set for a person. */
  staffMemberId: string | null
  active: boolean
}

/** A column with its working time, and the minutes of each day that are open and, of these, taken. */
export type Column<Row extends Owner> = { row: Row; open: IntervalSet; openMinutes: number[]; busyMinutes: number[] }

export type ColumnMatter<Row extends Owner> = {
  rows: readonly Row[]
  time: WorkingTime
  /** What takes each one's time, by id. */
  taken: ReadonlyMap<string, readonly Interval[]>
  /** The requested ones; null: all that belong on the calendar. */
  only: readonly string[] | null
}

/**
 * Returns the columns of some days: staff who work then, all rooms, and everyone with an entry, even if they left.
 * Requested ones are always shown.
 */
export function buildColumns<Row extends Owner>(
  { rows, time, taken, only }: ColumnMatter<Row>,
  range: Range,
): Column<Row>[] {
  return rows.flatMap((row) => {
    if (only && !only.includes(row.id)) return []
    const isShown = taken.has(row.id)
    if (!only && !row.active && !isShown) return []
    const open = openTime(row, time, range)
    const isRoom = row.staffMemberId === null
    const belongs = only !== null || isShown || isRoom || open.starts.length > 0 || isClosedOff(row, time, range)
    return belongs ? [buildColumn(row, open, taken.get(row.id) ?? [], range)] : []
  })
}

/** Would work then, but for a closing day or time off: the closure is shown in the column. */
function isClosedOff(row: Owner, time: WorkingTime, range: Range): boolean {
  const dated = time.hours.get(row.hoursId ?? '')?.exceptions ?? []
  if (dated.some(({ date }) => range.dates.includes(date))) return true
  return openTime(row, { ...time, closings: [] }, range).starts.length > 0
}

function buildColumn<Row extends Owner>(
  row: Row,
  open: IntervalSet,
  taken: readonly Interval[],
  { bounds }: Range,
): Column<Row> {
  const busy = intersect(open, mergeIntervals(taken))
  return { row, open, openMinutes: minutesByDay(open, bounds), busyMinutes: minutesByDay(busy, bounds) }
}

/** Each day's minutes of all people who work. */
export function buildDays(
  columns: readonly Column<Owner>[],
  { dates }: Range,
): { openMinutes: number; busyMinutes: number }[] {
  const people = columns.filter(({ row }) => row.staffMemberId !== null && row.active)
  return dates.map((_, day) => ({
    openMinutes: people.reduce((sum, { openMinutes }) => sum + (openMinutes[day] ?? 0), 0),
    busyMinutes: people.reduce((sum, { busyMinutes }) => sum + (busyMinutes[day] ?? 0), 0),
  }))
}
