import type { policies } from '@kalends/contract'
import { FormError } from '../../lib/refusal.ts'

type Policy = policies.BookingPolicy
type PolicyPatch = Partial<Policy>

/** Rules in display order, grouped by topic. */
export const ruleGroups = {
  booking: ['early', 'late', 'after', 'participants', 'resources', 'rebooking'],
  changing: ['cancel', 'move', 'fee'],
  more: ['waitlist', 'staff', 'terms', 'name'],
} as const

export type RuleGroup = keyof typeof ruleGroups
export type Rule = (typeof ruleGroups)[RuleGroup][number]

/** Rules that have no effect yet and are hidden: docs/decisions/0091-payment-options-that-work.md */
const notServed: readonly string[] = ['waitlist']

/** Returns the rules of a group that the dashboard shows. */
export const shownRules = (group: RuleGroup): readonly Rule[] =>
  ruleGroups[group].filter((rule) => !notServed.includes(rule))

const rules = Object.values(ruleGroups).flat() as Rule[]
export const isRule = (word: string | null): word is Rule => rules.includes(word as Rule)

/** Submitted values by field name. */
export type Values = Record<string, string>

const minutesPerUnit: Record<string, number> = { minutes: 1, hours: 60, days: 1440 }

/** Converts minutes to the largest unit without remainder. */
export function toUnits(minutes: number): { count: number; unit: 'minutes' | 'hours' | 'days' } {
  if (minutes % 1440 === 0) return { count: minutes / 1440, unit: 'days' }
  return minutes % 60 === 0 ? { count: minutes / 60, unit: 'hours' } : { count: minutes, unit: 'minutes' }
}

/** Builds the part of the policy that a rule's form sets; settings it does not ask for stay. */
export function buildRulePatch(rule: Rule, values: Values, policy: Policy): PolicyPatch {
  const isOn = values['on'] === 'on'
  switch (rule) {
    case 'name':
      return { name: values['name'] ?? '' }
    case 'early': {
      const before = policy.limitEarlyBookingPolicy?.earliestBookingInMinutes
      return {
        limitEarlyBookingPolicy: { enabled: isOn, earliestBookingInMinutes: timeIf(isOn, values, 'time', before) },
      }
    }
    case 'late': {
      const before = policy.limitLateBookingPolicy?.latestBookingInMinutes
      return { limitLateBookingPolicy: { enabled: isOn, latestBookingInMinutes: timeIf(isOn, values, 'time', before) } }
    }
    case 'after':
      return { bookAfterStartPolicy: { enabled: isOn } }
    case 'participants':
      return {
        participantsPolicy: { ...policy.participantsPolicy, maxParticipantsPerBooking: wholeNumber(values, 'count') },
      }
    case 'resources':
      return { resourcesPolicy: { enabled: isOn, autoAssignAllowed: false } }
    case 'rebooking':
      return { limitRebookingPolicy: isOn ? rebooking(values) : { enabled: false } }
    case 'cancel': {
      const { on, limit, minutes, allowAnonymous } = change(
        values,
        policy.cancellationPolicy?.latestCancellationInMinutes,
      )
      const cancellation = { enabled: on, limitLatestCancellation: limit, latestCancellationInMinutes: minutes }
      return { cancellationPolicy: { ...cancellation, allowAnonymous } }
    }
    case 'move': {
      const { on, limit, minutes, allowAnonymous } = change(values, policy.reschedulePolicy?.latestRescheduleInMinutes)
      const reschedule = { enabled: on, limitLatestReschedule: limit, latestRescheduleInMinutes: minutes }
      return { reschedulePolicy: { ...reschedule, allowAnonymous } }
    }
    case 'fee':
      return fee(isOn, values, policy)
    case 'waitlist':
      return {
        waitlistPolicy: isOn
          ? { enabled: true, capacity: wholeNumber(values, 'count'), reservationTimeInMinutes: time(values, 'time') }
          : { ...policy.waitlistPolicy, enabled: false },
      }
    case 'staff':
      return { staffSortingPolicy: staffSorting(values['staff'] ?? 'random', policy) }
    case 'terms': {
      const description = (values['description'] ?? '').trim()
      return { customPolicyDescription: { enabled: description !== '', description } }
    }
  }
}

/** Returns the order of staff as one of four options. */
export function staffWord({ staffSortingPolicy: sorting }: Policy): 'random' | 'lowest' | 'highest' | 'load' {
  if (sorting?.sortingMethodType === 'CUSTOM') return 'load'
  if (sorting?.sortingMethodType !== 'RANKING') return 'random'
  return sorting.rankingOptions?.order === 'HIGHEST_TO_LOWEST' ? 'highest' : 'lowest'
}

function staffSorting(word: string, policy: Policy): policies.StaffSortingPolicy {
  const customOptions = policy.staffSortingPolicy?.customOptions
  if (word === 'load') return { sortingMethodType: 'CUSTOM', ...(customOptions ? { customOptions } : {}) }
  if (word === 'random') return { sortingMethodType: 'RANDOM' }
  const order = word === 'highest' ? 'HIGHEST_TO_LOWEST' : 'LOWEST_TO_HIGHEST'
  return { sortingMethodType: 'RANKING', rankingOptions: { order } }
}

function rebooking(values: Values): policies.LimitRebookingPolicy {
  const window = values['time'] ? { windowInMinutes: time(values, 'time') } : {}
  return { enabled: true, maxBookings: wholeNumber(values, 'count'), ...window }
}

function change(values: Values, before: number | null | undefined) {
  const on = values['on'] === 'on'
  const limit = on && values['limit'] === 'on'
  return { on, limit, minutes: timeIf(limit, values, 'time', before), allowAnonymous: values['byLink'] === 'on' }
}

/** A fee needs a stored card, so both are switched together. */
function fee(isOn: boolean, values: Values, policy: Policy): PolicyPatch {
  const saveCreditCardPolicy = { enabled: isOn }
  if (!isOn) return { cancellationFeePolicy: { ...policy.cancellationFeePolicy, enabled: false }, saveCreditCardPolicy }
  const named = ['first', 'second'].filter((name) => values[name] || values[`${name}Fee`])
  const cancellationWindows = named.map((name) => feeWindow(values, name))
  return {
    cancellationFeePolicy: { ...policy.cancellationFeePolicy, enabled: true, cancellationWindows },
    saveCreditCardPolicy,
  }
}

function feeWindow(values: Values, name: string): policies.CancellationWindow {
  const value = values[`${name}Fee`]?.replace(',', '.').trim() ?? ''
  const isPercent = values[`${name}Kind`] !== 'money'
  const isFine = /^\d{1,9}(\.\d{1,2})?$/.test(value) && Number(value) > 0 && (!isPercent || Number(value) <= 100)
  if (!isFine) throw new FormError('fee', `${name}Fee`)
  const startInMinutes = values[name] ? time(values, name) : null
  return { startInMinutes, ...(isPercent ? { percentage: value } : { amount: { value } }) }
}

function timeIf(isRequested: boolean, values: Values, name: string, before: number | null | undefined): number {
  return isRequested ? time(values, name) : (before ?? 1440)
}

function time(values: Values, name: string): number {
  const minutes = wholeNumber(values, name) * (minutesPerUnit[values[`${name}Unit`] ?? 'minutes'] ?? 1)
  // About a thousand years: far beyond any booking, within the stored range.
  if (minutes > 500_000_000) throw new FormError('number', name)
  return minutes
}

function wholeNumber(values: Values, name: string): number {
  const value = values[name]?.trim() ?? ''
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1) throw new FormError('number', name)
  return Number(value)
}
