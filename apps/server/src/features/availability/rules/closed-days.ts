import { type Busy, type BusyRow, buildBusy, type Hours, type Interval, localDayBounds } from '@kalends/availability'

type Closing = { date: string; locationId: string | null }

/** Returns the closed days of a location; outside the business (null), those of the whole business. */
export function closedAt(closings: readonly Closing[], { locationId }: { locationId: string | null }): string[] {
  const dates = closings.filter((one) => one.locationId === null || one.locationId === locationId)
  return [...new Set(dates.map(({ date }) => date))]
}

/** Returns the closing day of a time at a location: that of the whole business before that of the location. */
export function closingOn<One extends Closing>(
  closings: readonly One[],
  { locationId, zone }: { locationId: string | null; zone: string },
  { start, end }: Interval,
): One | undefined {
  const met = closings.filter((one) => {
    const day = localDayBounds(one.date, zone)
    return (one.locationId === null || one.locationId === locationId) && day.start < end && day.end > start
  })
  return met.find((one) => one.locationId === null) ?? met[0]
}

/** Hours without what they say of the closed days: even hours written down for such a day are none. */
export function closedOn(hours: Hours, closed: readonly string[]): Hours {
  if (closed.length === 0) return hours
  const exceptions = hours.exceptions.filter(({ date }) => !closed.includes(date))
  return { ...hours, exceptions: [...exceptions, ...closed.map((date) => ({ date, windows: [] }))] }
}

/** Marks closed days within the span as occupied, for resources without hours. */
export function closedBusy(busy: Busy, closed: readonly string[], span: Interval, { zone }: { zone: string }): Busy {
  const rows = closed
    .map((date): BusyRow => ({ ...localDayBounds(date, zone), source: { kind: 'BLOCKED_TIME', id: null } }))
    .filter(({ start, end }) => start < span.end && end > span.start)
  return rows.length === 0 ? busy : buildBusy([...busy.rows, ...rows])
}
