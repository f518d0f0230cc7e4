/** Details that a session and its series share. */
export type Details = {
  title: string
  note: string | null
  durationMinutes: number
  /** Who leads it and what it uses. */
  resourceIds: string[]
  /** OWNER_BUSINESS with a location, OWNER_CUSTOM, or none. */
  locationType: string | null
  locationId: string | null
  /** Classes only: a course counts its seats as a whole. */
  capacity: number | null
  transparency: 'BUSY' | 'FREE'
  /** The person who gave it left, and the next one is not named yet. */
  staffToBeNamed: boolean
}

const names = [
  'title',
  'note',
  'durationMinutes',
  'resourceIds',
  'locationType',
  'locationId',
  'capacity',
  'transparency',
  'staffToBeNamed',
] as const satisfies readonly (keyof Details)[]

/** Picks the details. */
export function pickDetails(one: Details): Details {
  return Object.fromEntries(names.map((name) => [name, one[name]])) as Details
}

/** Returns true if all details are equal, in any order of resources. */
export function sameDetails(one: Details, other: Details): boolean {
  return names.every((name) => sameValue(one[name], other[name]))
}

/** Applies an edit of a series to a session. Values that differed from the series before stay. */
export function followSeries(session: Details, before: Details, after: Details): Details {
  const follow = (name: keyof Details) => (sameValue(session[name], before[name]) ? after[name] : session[name])
  return Object.fromEntries(names.map((name) => [name, follow(name)])) as Details
}

function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && [...one].sort().join() === [...other].sort().join()
}
