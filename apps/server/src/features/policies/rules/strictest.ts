import type { policies } from '@kalends/contract'
import { defaultRules, type PolicyRules } from './defaults.ts'
import { strictestFee } from './strictest-fee.ts'

type Rules = Required<PolicyRules>

/**
 * Combines several policies into one that allows nothing any of them forbids. Preferences such as the staff order
 * are taken if all agree, otherwise the default.
 */
export function strictestRules(all: readonly Rules[]): Rules {
  const of = <N extends keyof Rules>(name: N) => all.map((rules) => rules[name] as NonNullable<Rules[N]>)
  return {
    customPolicyDescription: description(of('customPolicyDescription')),
    limitEarlyBookingPolicy: earlyLimit(of('limitEarlyBookingPolicy')),
    limitLateBookingPolicy: lateLimit(of('limitLateBookingPolicy')),
    bookAfterStartPolicy: { enabled: of('bookAfterStartPolicy').every(isOn) },
    cancellationPolicy: cancellation(of('cancellationPolicy')),
    reschedulePolicy: reschedule(of('reschedulePolicy')),
    waitlistPolicy: waitlist(of('waitlistPolicy')),
    participantsPolicy: participants(of('participantsPolicy')),
    resourcesPolicy: resources(of('resourcesPolicy')),
    cancellationFeePolicy: strictestFee(of('cancellationFeePolicy')),
    saveCreditCardPolicy: { enabled: of('saveCreditCardPolicy').some(isOn) },
    staffSortingPolicy: agreed(of('staffSortingPolicy')) ?? defaultRules.staffSortingPolicy,
    intakeFormPolicy: intakeForm(of('intakeFormPolicy')),
    bookForSomeoneElseAllowed: all.every((rules) => rules.bookForSomeoneElseAllowed === true),
    limitRebookingPolicy: rebooking(of('limitRebookingPolicy')),
  }
}

type Switch = { enabled?: boolean | null | undefined }
const isOn = ({ enabled }: Switch): boolean => enabled === true

/** Returns the enabled ones; all if none is, so that the numbers of disabled ones remain meaningful. */
function binding<T extends Switch>(all: readonly T[]): readonly T[] {
  const on = all.filter(isOn)
  return on.length > 0 ? on : all
}

function least<T>(all: readonly T[], of: (one: T) => number | null | undefined): number {
  return Math.min(...all.map((one) => of(one) ?? Number.POSITIVE_INFINITY))
}

function most<T>(all: readonly T[], of: (one: T) => number | null | undefined): number {
  return Math.max(...all.map((one) => of(one) ?? 0))
}

/** Combines the descriptions of all policies, each once. */
function description(all: readonly policies.PolicyDescription[]): policies.PolicyDescription {
  const texts = new Set(all.filter(isOn).flatMap(({ description: text }) => text?.trim() || []))
  return { enabled: all.some(isOn), description: [...texts].join('\n\n').slice(0, 2500) }
}

/** Booking opens last where it opens nearest to the start. */
function earlyLimit(all: readonly policies.LimitEarlyBookingPolicy[]): policies.LimitEarlyBookingPolicy {
  const minutes = least(binding(all), (it) => it.earliestBookingInMinutes)
  return { enabled: all.some(isOn), earliestBookingInMinutes: minutes }
}

/** Booking closes first where it closes farthest from the start. */
function lateLimit(all: readonly policies.LimitLateBookingPolicy[]): policies.LimitLateBookingPolicy {
  return { enabled: all.some(isOn), latestBookingInMinutes: most(binding(all), (it) => it.latestBookingInMinutes) }
}

function cancellation(all: readonly policies.CancellationPolicy[]): policies.CancellationPolicy {
  const limited = all.filter((it) => it.limitLatestCancellation)
  return {
    enabled: all.every(isOn),
    limitLatestCancellation: limited.length > 0,
    latestCancellationInMinutes: most(limited.length > 0 ? limited : all, (it) => it.latestCancellationInMinutes),
    allowAnonymous: byLink(all),
  }
}

function reschedule(all: readonly policies.ReschedulePolicy[]): policies.ReschedulePolicy {
  const limited = all.filter((it) => it.limitLatestReschedule)
  return {
    enabled: all.every(isOn),
    limitLatestReschedule: limited.length > 0,
    latestRescheduleInMinutes: most(limited.length > 0 ? limited : all, (it) => it.latestRescheduleInMinutes),
    allowAnonymous: byLink(all),
  }
}

/** Combines permissions for links. Unset counts as allowed, and stays unset if all are. */
function byLink(all: readonly { allowAnonymous?: boolean | null | undefined }[]): boolean | null {
  if (all.some(({ allowAnonymous }) => allowAnonymous === false)) return false
  return all.some(({ allowAnonymous }) => allowAnonymous === true) ? true : null
}

function waitlist(all: readonly policies.WaitlistPolicy[]): policies.WaitlistPolicy {
  return {
    enabled: all.every(isOn),
    capacity: least(all, (it) => it.capacity),
    reservationTimeInMinutes: least(all, (it) => it.reservationTimeInMinutes),
  }
}

function participants(all: readonly policies.ParticipantsPolicy[]): policies.ParticipantsPolicy {
  return {
    enabled: all.some(isOn),
    maxParticipantsPerBooking: least(all, (it) => it.maxParticipantsPerBooking),
    collectParticipantForm: all.some((it) => it.collectParticipantForm === true),
  }
}

/** Who must name a resource in one of them must name it. */
function resources(all: readonly policies.ResourcesPolicy[]): policies.ResourcesPolicy {
  return { enabled: all.some(isOn), autoAssignAllowed: binding(all).every((it) => it.autoAssignAllowed === true) }
}

/** Picks the most restrictive form, the first of equals. */
function intakeForm(all: readonly policies.IntakeFormPolicy[]): policies.IntakeFormPolicy {
  const weight = (it: policies.IntakeFormPolicy) =>
    (isOn(it) ? 4 : 0) +
    (it.completionRequirement === 'REQUIRED_BEFORE_BOOKING' ? 2 : 0) +
    (it.timing === 'BEFORE_BOOKING' ? 1 : 0)
  return all.reduce((strictest, it) => (weight(it) > weight(strictest) ? it : strictest))
}

/** Returns the fewest bookings in the longest window; a limit without a window has no end. */
function rebooking(all: readonly policies.LimitRebookingPolicy[]): policies.LimitRebookingPolicy {
  const on = all.filter(isOn)
  if (on.length === 0) return { enabled: false }
  const forever = on.some((it) => !it.windowInMinutes)
  return {
    enabled: true,
    maxBookings: Math.min(...on.map((it) => it.maxBookings ?? 1)),
    ...(forever ? {} : { windowInMinutes: most(on, (it) => it.windowInMinutes) }),
  }
}

function agreed<T>(all: readonly T[]): T | undefined {
  const [first] = all
  return all.every((it) => JSON.stringify(it) === JSON.stringify(first)) ? first : undefined
}
