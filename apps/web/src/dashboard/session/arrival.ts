const MINUTE = 60_000
/** People are at the door from an hour before it begins. */
const checkInOpensMs = 60 * MINUTE

type SessionTimes = { startDate: string; endDate: string }

/**
 * Whether somebody who is added to a meeting is there already: `likely` from an hour before it begins until it is over,
 * `possible` afterwards, when it is noted later, and `no` before that.
 */
export function arrivalAt({ startDate, endDate }: SessionTimes, now: number): 'likely' | 'possible' | 'no' {
  if (now < Date.parse(startDate) - checkInOpensMs) return 'no'
  return now <= Date.parse(endDate) ? 'likely' : 'possible'
}
