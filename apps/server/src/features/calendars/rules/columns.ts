import { type Hours, type Interval, type IntervalSet, intersectionOf, mergeIntervals } from '@kalends/availability'
import { minutesByDay, openTime } from './minutes.ts'
import type { Range } from './range.ts'

/** Whose column it is, as far as it matters here. */
export type Owner = {
  id: string
  /** Null: round the clock. */
  hoursId: string | null
  /** Set for a person. */
  staffMemberId: string | null
  active: boolean
}

/** A column with its working time, and the minutes of each day that are open and, of these, taken. */
export type Column<Row extends Owner> = { row: Row; open: IntervalSet; openMinutes: number[]; busyMinutes: number[] }

export type ColumnMatter<Row extends Owner> = {
  rows: readonly Row[]
  /** By schedule. */
  hours: ReadonlyMap<string, Hours>
  /** What takes each one's time, by id. */
  taken: ReadonlyMap<string, readonly Interval[]>
  /** The only ones wanted; null: whoever belongs on the calendar. */
  only: readonly string[] | null
}

const neverOpen = (zone: string): Hours => ({ zone, weekly: [], exceptions: [] })

/**
 * The columns of some days: people who work then, all rooms, and everybody something stands in the calendar for, also
 * those who left. Who was asked for by name is shown in any case.
 */
export function columnsOf<Row extends Owner>(
  { rows, hours, taken, only }: ColumnMatter<Row>,
  range: Range,
): Column<Row>[] {
  return rows.flatMap((row) => {
    if (only && !only.includes(row.id)) return []
    const stands = taken.has(row.id)
    if (!only && !row.active && !stands) return []
    const open = openTime(row.hoursId === null ? null : (hours.get(row.hoursId) ?? neverOpen(range.zone)), range)
    const belongs = only !== null || stands || row.staffMemberId === null || open.starts.length > 0
    return belongs ? [columnOf(row, open, taken.get(row.id) ?? [], range)] : []
  })
}

function columnOf<Row extends Owner>(
  row: Row,
  open: IntervalSet,
  taken: readonly Interval[],
  { bounds }: Range,
): Column<Row> {
  const busy = intersectionOf(open, mergeIntervals(taken))
  return { row, open, openMinutes: minutesByDay(open, bounds), busyMinutes: minutesByDay(busy, bounds) }
}

/** Each day's minutes of all people who work. */
export function daysOf(
  columns: readonly Column<Owner>[],
  { dates }: Range,
): { openMinutes: number; busyMinutes: number }[] {
  const people = columns.filter(({ row }) => row.staffMemberId !== null && row.active)
  return dates.map((_, day) => ({
    openMinutes: people.reduce((sum, { openMinutes }) => sum + (openMinutes[day] ?? 0), 0),
    busyMinutes: people.reduce((sum, { busyMinutes }) => sum + (busyMinutes[day] ?? 0), 0),
  }))
}
