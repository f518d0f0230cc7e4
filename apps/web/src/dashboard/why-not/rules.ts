/** Rules of the engine with a link to their source, for when nothing more exact is known. */
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

/** Returns a general rule for unknown ones. */
export const asRule = (text: string | null): Rule =>
  text !== null && Object.hasOwn(sources, text) ? (text as Rule) : 'OTHER'

export const findSource = (rule: Rule): (typeof sources)[Rule] => sources[rule]
