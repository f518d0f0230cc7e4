const MINUTE = 60_000
/** Check-in opens an hour before the start. */
const checkInOpensMs = 60 * MINUTE

type SessionTimes = { startDate: string; endDate: string }

/**
 * Returns whether an added customer has arrived: `likely` from an hour before the start until the end, `possible`
 * afterwards, when attendance is recorded later, and `no` before.
 */
export function arrivalAt({ startDate, endDate }: SessionTimes, now: number): 'likely' | 'possible' | 'no' {
  if (now < Date.parse(startDate) - checkInOpensMs) return 'no'
  return now <= Date.parse(endDate) ? 'likely' : 'possible'
}
