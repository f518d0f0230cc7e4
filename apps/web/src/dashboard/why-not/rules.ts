/** Every rule the engine can name, with where it comes from when nothing more exact is known. */
const sources = {
  TOO_EARLY: 'rules',
  TOO_LATE: 'rules',
  ONLINE_BOOKING_OFF: 'service',
  HELD: 'calendar',
  BUFFER_TAKEN: 'calendar',
  NO_RESOURCE: 'calendar',
  DAY_FULL: 'calendar',
  TAKEN: 'calendar',
  OFF_GRID: 'service',
  LOCATION_CLOSED: 'hours',
  OUTSIDE_HOURS: 'hours',
  BEYOND_HORIZON: 'rules',
  PAST: 'clock',
  WRONG_DURATION: 'service',
  RESERVED_FOR_WAITING_LIST: 'calendar',
  FULL: 'calendar',
  CANCELLED: 'calendar',
  OTHER: 'rules',
} as const

export type Rule = keyof typeof sources

/** A rule that is not known here yet is told in general words. */
export const asRule = (text: string | null): Rule =>
  text !== null && Object.hasOwn(sources, text) ? (text as Rule) : 'OTHER'

export const findSource = (rule: Rule): (typeof sources)[Rule] => sources[rule]
