import type { Client } from '@kalends/sdk'
import { addDays, dayIn, weekdayOf } from '../../lib/format.ts'
import { dayBounds } from './day-bounds.ts'
import { loadSpan } from './load-bookings.ts'
import type { BookingRow } from './rows.ts'
import { guidOf } from './views.ts'

export type Day = {
  day: string
  today: string
  /** The seven days around it, from Monday or Sunday on. */
  week: string[]
  /** Only appointments with this resource. */
  staff: string | null
  rows: BookingRow[]
}

type Asked = { search: URLSearchParams; now: number; zone: string; firstWeekday: number }

/** The appointments of one local day of the business. */
export async function loadDay(client: Client, { search, now, zone, firstWeekday }: Asked): Promise<Day> {
  const today = dayIn(now, zone)
  const day = dayOf(search.get('day')) ?? today
  const staff = guidOf(search.get('staff'))
  const first = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index))
  return { day, today, week, staff, rows: await loadSpan(client, dayBounds(day, zone), zone, staff) }
}

/** A day of the calendar that people could mean; everything else is passed over. */
export function dayOf(text: string | null): string | undefined {
  const isWritten = text !== null && /^20\d\d-\d\d-\d\d$/.test(text)
  const instant = isWritten ? Date.parse(text) : Number.NaN
  return isWritten && !Number.isNaN(instant) && addDays(text, 0) === text ? text : undefined
}
