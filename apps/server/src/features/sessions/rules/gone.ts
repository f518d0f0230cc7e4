import type { Details } from './details.ts'

/** What sessions used and does not exist any more. */
export type Gone = {
  resourceIds: ReadonlySet<string>
  /** Which of these were people. */
  staffIds: ReadonlySet<string>
  locationIds: ReadonlySet<string>
}

/** Leaves out people and rooms that are gone. Whoever leads it without its person is to be named. */
export function withoutGone<T extends Details>(one: T, { resourceIds: gone, staffIds }: Gone): T {
  if (!one.resourceIds.some((id) => gone.has(id))) return one
  const resourceIds = one.resourceIds.filter((id) => !gone.has(id))
  const lostPerson = one.resourceIds.some((id) => staffIds.has(id))
  return { ...one, resourceIds, staffToBeNamed: one.staffToBeNamed || lostPerson }
}

/** Returns true if it would take place at a location that is archived. */
export function isLocationGone({ locationId }: Details, { locationIds }: Gone): boolean {
  return locationId !== null && locationIds.has(locationId)
}
