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

/** Defaults of unset sub-policies. */
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
  intakeFormPolicy: { enabled: false, timing: 'AFTER_BOOKING', completionRequirement: 'OPTIONAL' },
  bookForSomeoneElseAllowed: false,
  limitRebookingPolicy: { enabled: false },
}

/** The policy a site begins with: customers may move and cancel until the start. */
export const firstRules: Required<PolicyRules> = {
  ...defaultRules,
  cancellationPolicy: { ...defaultRules.cancellationPolicy, enabled: true },
  reschedulePolicy: { ...defaultRules.reschedulePolicy, enabled: true },
}

/** Completes the rules: absent and null fields get their defaults, in nested policies too. */
export function completeRules(written: PolicyRules): Required<PolicyRules> {
  const complete = subPolicies.map((name) => {
    const value = written[name]
    const fallback = defaultRules[name]
    if (value === undefined || value === null) return [name, fallback]
    return [name, typeof value === 'object' && typeof fallback === 'object' ? filled(value, fallback ?? {}) : value]
  })
  return withRankingOrder(Object.fromEntries(complete))
}

function filled(value: object, fallback: object): object {
  return { ...fallback, ...Object.fromEntries(Object.entries(value).filter(([, it]) => it !== null)) }
}

/** Defaults the direction of a ranking to lowest first. */
function withRankingOrder(rules: Required<PolicyRules>): Required<PolicyRules> {
  const { staffSortingPolicy: sorting } = rules
  const isRanked = sorting?.sortingMethodType === 'RANKING' || sorting?.rankingOptions
  if (!isRanked || sorting?.rankingOptions?.order) return rules
  return { ...rules, staffSortingPolicy: { ...sorting, rankingOptions: { order: 'LOWEST_TO_HIGHEST' } } }
}

/** Sets fees to the business's currency; it is read-only in the API. */
export function inCurrency(rules: Required<PolicyRules>, currency: string): Required<PolicyRules> {
  const { cancellationFeePolicy: fee } = rules
  const cancellationWindows = (fee?.cancellationWindows ?? []).map((window) =>
    window.amount ? { ...window, amount: { ...window.amount, currency } } : window,
  )
  return { ...rules, cancellationFeePolicy: { ...fee, cancellationWindows } }
}
