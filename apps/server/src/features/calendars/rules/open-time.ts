import {
  buildWindows,
  datedAt,
  type Hours,
  type Interval,
  type IntervalSet,
  intersect,
  type LocationHours,
  localDayBounds,
  mergeIntervals,
  openingHoursAt,
  subtractFrom,
  withDatedHours,
} from '@kalends/availability'
import { toIntervals } from './minutes.ts'

/** What matters about the owner of the hours. */
export type Worker = {
  /** Schedule with its hours, or only its dated ones if it follows its locations; null: round the clock. */
  hoursId: string | null
  followsLocation: boolean
  /** Empty: every location. */
  locationIds: readonly string[]
}

/** Input of working time apart from the worker. */
export type WorkingTime = {
  /** By schedule. */
  hours: ReadonlyMap<string, Hours>
  /** Opening hours as saved; inactive locations too. */
  locations: readonly (LocationHours & { isActive: boolean })[]
  /** Days on which one location, or (null) the whole business, is closed. */
  closings: readonly { date: string; locationId: string | null }[]
  /** Of the business. */
  zone: string
}

/**
 * Returns when a worker can be booked at any of their locations within a span, merged and clipped: by the rule that
 * lists free times. Without hours that is around the clock, except on closing days.
 */
export function openTime(worker: Worker, time: WorkingTime, span: Interval): IntervalSet {
  const whole = mergeIntervals([span])
  const windows = whereabouts(worker, time).map(({ locationId, zone }) => {
    const hours = hoursAt(worker, time, locationId)
    const open =
      hours === null ? whole : mergeIntervals(toIntervals(buildWindows(hours, span.start, span.end, locationId)))
    return toIntervals(subtractFrom(open, closedTime(time, { locationId, zone: hours?.zone ?? zone })))
  })
  return intersect(mergeIntervals(windows.flat()), whole)
}

/** Returns the active locations of the worker; without any, one outside the business. */
function whereabouts({ locationIds, hoursId, followsLocation }: Worker, { hours, locations, zone }: WorkingTime) {
  const named = followsLocation ? [] : (hours.get(hoursId ?? '')?.weekly ?? []).map(({ locationId }) => locationId)
  const there = locations.filter(
    ({ id, isActive }) => isActive && (locationIds.length === 0 || locationIds.includes(id) || named.includes(id)),
  )
  if (there.length === 0) return [{ locationId: null, zone }]
  return there.map(({ id, hours: own }) => ({ locationId: id, zone: own.zone }))
}

function hoursAt(
  { hoursId, followsLocation, locationIds }: Worker,
  { hours, locations, zone }: WorkingTime,
  locationId: string | null,
): Hours | null {
  if (hoursId === null) return null
  const own = hours.get(hoursId) ?? { zone, weekly: [], exceptions: [] }
  if (followsLocation) {
    const opening = openingHoursAt(locationId, locations) ?? { zone, weekly: [], exceptions: [] }
    return withDatedHours(opening, datedAt(own.exceptions, locationId))
  }
  const belongs = locationIds.length === 0 || (locationId !== null && locationIds.includes(locationId))
  const isHere = (rule: { locationId?: string | null }) =>
    rule.locationId == null ? belongs : rule.locationId === locationId
  return { ...own, weekly: own.weekly.filter(isHere) }
}

function closedTime({ closings }: WorkingTime, { locationId, zone }: { locationId: string | null; zone: string }) {
  const here = closings.filter((one) => one.locationId === null || one.locationId === locationId)
  return mergeIntervals(here.map(({ date }) => localDayBounds(date, zone)))
}
