import {
  buildWindows,
  datedAt,
  type Hours,
  insideOne,
  localDayBounds,
  openingHoursAt,
  withDatedHours,
} from '@kalends/availability'
import { closedAt, closedOn } from '../rules/closed-days.ts'
import { belongsTo, hoursAt } from '../rules/hours-at.ts'
import type { Facts, ResourceFacts } from '../store/facts.ts'

/** A time at which resources are needed at a location. Epoch milliseconds. */
export type NeededTime = { start: number; end: number; resourceIds: readonly string[]; locationId: string | null }

/** The business, with the hours of its schedules. */
type Known = { facts: Facts; hours: ReadonlyMap<string, Hours> }

/** Returns true if the location is open and every known resource works then. Taken time does not matter. */
export function covers({ facts, hours }: Known, needed: NeededTime): boolean {
  const { locationId } = needed
  const opening = openingHoursAt(
    locationId,
    facts.locations.flatMap(({ id, isDefault, hoursId }) => {
      const own = hours.get(hoursId)
      return own ? [{ id, isDefault, hours: own }] : []
    }),
  )
  const closed = closedAt(facts.closings, { locationId })
  const isWithin = (one: Hours | undefined) =>
    one ? contains(closedOn(one, closed), needed) : !meetsAny(closed, opening?.zone ?? facts.zone, needed)
  const resources = facts.resources.filter(({ id }) => needed.resourceIds.includes(id))
  if (resources.length === 0) return isWithin(opening)
  return resources.every((one) => isWithin(hoursOf(one, { locationId, hours, opening })))
}

function meetsAny(dates: readonly string[], zone: string, { start, end }: NeededTime): boolean {
  const days = dates.map((date) => localDayBounds(date, zone))
  return days.some((day) => day.start < end && day.end > start)
}

/** The hours of a resource at a location; undefined: round the clock. */
function hoursOf(
  { hoursId, followsLocation, locationIds }: ResourceFacts,
  {
    locationId,
    hours,
    opening,
  }: { locationId: string | null; hours: ReadonlyMap<string, Hours>; opening: Hours | undefined },
): Hours | undefined {
  const own = hoursId === null ? undefined : hours.get(hoursId)
  if (!followsLocation) return own && hoursAt(own, { locationId }, belongsTo(locationIds, { locationId }))
  return opening && withDatedHours(opening, datedAt(own?.exceptions ?? [], locationId))
}

function contains(hours: Hours, { start, end, locationId }: NeededTime): boolean {
  return insideOne(buildWindows(hours, start, end, locationId), start, end)
}
