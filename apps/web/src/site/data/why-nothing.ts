import type { availabilityOwn, Infer } from '@kalends/contract'

type Found = {
  refusal: Infer<typeof availabilityOwn.AvailabilityRefusal> | null
  days: readonly Infer<typeof availabilityOwn.AvailabilityDay>[]
  /** The chosen day; null if these weeks have none. */
  day: string | null
  /** A staff member was chosen. */
  isNamed?: boolean
  /** Somebody offers the service. */
  hasStaff: boolean
}

type Reason =
  | 'opens'
  | 'notOnline'
  | 'tooLate'
  | 'held'
  | 'tooFar'
  | 'unavailable'
  | 'past'
  | 'locationClosed'
  | 'person'
  | 'closed'
  | 'noHours'
  | 'day'
  | 'weeks'

/** Why a customer finds no free time: the text of that name, and when booking opens if that is why. */
export type Nothing = { reason: Reason; opensAt?: string }

const reasons: Partial<Record<string, Reason>> = {
  ONLINE_BOOKING_OFF: 'notOnline',
  TOO_LATE: 'tooLate',
  HELD: 'held',
  BEYOND_HORIZON: 'tooFar',
}

/** Returns why there is no free time on the chosen day, or in these weeks. */
export function whyNothing({ refusal, days, day, isNamed = false, hasStaff }: Found): Nothing {
  const { rule, opensAt } = refusal ?? {}
  if (opensAt) return { reason: 'opens', opensAt }
  return { reason: (rule && reasons[rule]) || reasonOfDay() }

  function reasonOfDay(): Reason {
    if (rule === 'NO_RESOURCE' && !hasStaff) return 'unavailable'
    const state = days.find(({ date }) => date === day)?.state
    if (rule === 'PAST' || state === 'PAST') return 'past'
    if (rule === 'LOCATION_CLOSED') return 'locationClosed'
    if (isNamed) return 'person'
    if (state === 'CLOSED') return 'closed'
    if (!day && rule === 'OUTSIDE_HOURS') return 'noHours'
    return day ? 'day' : 'weeks'
  }
}
