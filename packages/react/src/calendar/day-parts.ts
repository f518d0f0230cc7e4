/** Parts of a day, in their order. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

const noon = 12
const evening = 17

/** Returns the part of the day that an hour of the local time is in. */
export function dayPartOf(hour: number): DayPart {
  if (hour < noon) return 'morning'
  return hour < evening ? 'afternoon' : 'evening'
}
