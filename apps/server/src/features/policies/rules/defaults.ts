import type { policies } from '@kalends/contract'

/** The sub-policies of a booking policy: what it rules, without its id, name and dates. */
export type PolicyRules = Pick<policies.BookingPolicy, (typeof subPolicies)[number]>

export const subPolicies = [
  'customPolicyDescription',
  'limitEarlyBookingPolicy',
  'limitLateBookingPolicy',
  'bookAfterStartPolicy',
  'cancellationPolicy',
  'reschedulePolicy',
  'waitlistPolicy',
  'participantsPolicy',
  'resourcesPolicy',
  'cancellationFeePolicy',
  'saveCreditCardPolicy',
  'staffSortingPolicy',
  'intakeFormPolicy',
  'bookForSomeoneElseAllowed',
  'limitRebookingPolicy',
] as const

const aDay = 1440
const aWeek = 7 * aDay

/** What holds for every sub-policy nobody wrote. */
export const defaultRules: Required<PolicyRules> = {
  customPolicyDescription: { enabled: false, description: '' },
  limitEarlyBookingPolicy: { enabled: false, earliestBookingInMinutes: aWeek },
  limitLateBookingPolicy: { enabled: false, latestBookingInMinutes: aDay },
  bookAfterStartPolicy: { enabled: false },
  cancellationPolicy: {
    enabled: false,
    limitLatestCancellation: false,
    latestCancellationInMinutes: aDay,
    allowAnonymous: null,
  },
  reschedulePolicy: {
    enabled: false,
    limitLatestReschedule: false,
    latestRescheduleInMinutes: aDay,
    allowAnonymous: null,
  },
  waitlistPolicy: { enabled: false, capacity: 10, reservationTimeInMinutes: 10 },
  participantsPolicy: { enabled: true, maxParticipantsPerBooking: 1, collectParticipantForm: false },
  resourcesPolicy: { enabled: false, autoAssignAllowed: false },
  cancellationFeePolicy: { enabled: false, cancellationWindows: [], autoCollectFeeEnabled: true },
  saveCreditCardPolicy: { enabled: false },
  staffSortingPolicy: { sortingMethodType: 'RANDOM' },
  intakeFormPolicy: { enabled: false },
  bookForSomeoneElseAllowed: false,
  limitRebookingPolicy: { enabled: false },
}

/** The policy a site begins with: customers may move and cancel until the start. */
export const firstRules: Required<PolicyRules> = {
  ...defaultRules,
  cancellationPolicy: { ...defaultRules.cancellationPolicy, enabled: true },
  reschedulePolicy: { ...defaultRules.reschedulePolicy, enabled: true },
}

/** The rules as written, complete: absent sub-policies by default, absent fields of a written one too. */
export function completeRules(written: PolicyRules): Required<PolicyRules> {
  const complete = subPolicies.map((name) => {
    const value = written[name]
    const fallback = defaultRules[name]
    if (value === undefined || value === null) return [name, fallback]
    return [name, typeof value === 'object' && typeof fallback === 'object' ? { ...fallback, ...value } : value]
  })
  return Object.fromEntries(complete)
}
