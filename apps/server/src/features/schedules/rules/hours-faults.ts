import type { FieldViolation } from '@kalends/contract'

/** Hours of one weekday, in their API shape. */
export type WeeklyWindow = {
  weekday: number
  opensMinute: number
  closesMinute: number
  locationId?: string | null
  validFrom?: string | null
  validUntil?: string | null
}

/** Hours of one date. */
export type HoursException = {
  date: string
  locationId?: string | null
  windows: { opensMinute: number; closesMinute: number }[]
  reason?: string | null
}

/** Returns violations for windows that close before they open, are never valid, or overlap at one location. */
export function weeklyFaults(weekly: readonly WeeklyWindow[]): FieldViolation[] {
  return weekly.flatMap((window, index) => {
    const field = `weekly.${index}`
    const { validFrom, validUntil } = window
    const faults = closingFault(window, field)
    if (validFrom && validUntil && validUntil < validFrom) {
      faults.push(wrong(`${field}.validUntil`, 'lies before validFrom'))
    }
    const other = weekly
      .slice(0, index)
      .findIndex((earlier) => sameWeekday(earlier, window) && overlap(earlier, window))
    return other < 0 ? faults : [...faults, wrong(field, `overlaps weekly.${other}`)]
  })
}

/** Returns the same violations for dates, and for two entries of one date and location. */
export function exceptionFaults(exceptions: readonly HoursException[]): FieldViolation[] {
  return exceptions.flatMap(({ date, locationId, windows }, index) => {
    const field = `exceptions.${index}`
    const duplicate = exceptions
      .slice(0, index)
      .findIndex((earlier) => earlier.date === date && (earlier.locationId ?? null) === (locationId ?? null))
    const faults = duplicate < 0 ? [] : [wrong(`${field}.date`, `duplicates exceptions.${duplicate}`)]
    return [...faults, ...windowFaults(windows, field)]
  })
}

function windowFaults(windows: HoursException['windows'], at: string): FieldViolation[] {
  return windows.flatMap((window, index) => {
    const field = `${at}.windows.${index}`
    const other = windows.slice(0, index).findIndex((earlier) => overlap(earlier, window))
    const faults = closingFault(window, field)
    return other < 0 ? faults : [...faults, wrong(field, `overlaps ${at}.windows.${other}`)]
  })
}

function closingFault({ opensMinute, closesMinute }: { opensMinute: number; closesMinute: number }, field: string) {
  return closesMinute > opensMinute ? [] : [wrong(`${field}.closesMinute`, 'must be later than opensMinute')]
}

/** Returns true if both can apply on a weekday at one location. Hours without a location apply everywhere. */
function sameWeekday(one: WeeklyWindow, other: WeeklyWindow): boolean {
  const sameLocation = !one.locationId || !other.locationId || one.locationId === other.locationId
  return one.weekday === other.weekday && sameLocation && areConsistent(one, other)
}

function areConsistent(one: WeeklyWindow, other: WeeklyWindow): boolean {
  const begins = (window: WeeklyWindow) => window.validFrom ?? '0000-01-01'
  const ends = (window: WeeklyWindow) => window.validUntil ?? '9999-12-31'
  return begins(one) <= ends(other) && begins(other) <= ends(one)
}

function overlap(
  one: { opensMinute: number; closesMinute: number },
  other: { opensMinute: number; closesMinute: number },
): boolean {
  return one.opensMinute < other.closesMinute && other.opensMinute < one.closesMinute
}

function wrong(field: string, description: string): FieldViolation {
  return { field, description, violatedRule: 'OTHER', ruleName: 'INVALID_WORKING_HOURS' }
}
