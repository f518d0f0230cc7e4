import type { FieldViolation, services } from '@kalends/contract'
import { fault } from './fault.ts'

type Stored = {
  options: { variants: readonly { choices: readonly { duration?: { minutes: number } }[] }[] } | null
  add_on_groups: readonly { addOns: readonly { name: string; durationMinutes: number | null }[] }[]
}

/** Refuses days for a service with variants or add-ons that take hours: a rental by the day is whole days. */
export function dayFaults({ schedule }: services.Service, { options, add_on_groups }: Stored): FieldViolation[] {
  if (!isByTheDay(schedule?.availabilityConstraints)) return []
  const lengths = options?.variants.flatMap(({ choices }) => choices.flatMap(({ duration }) => duration?.minutes ?? []))
  const longer = add_on_groups.flatMap(({ addOns }) => addOns).find(({ durationMinutes }) => durationMinutes !== null)
  const path = 'schedule.availabilityConstraints.durationRange.unitType'
  return [
    ...(lengths?.some((minutes) => minutes % 1440 !== 0)
      ? [fault(path, 'INVALID_SESSION_DURATION', 'cannot be DAY: the service has variants that are not whole days')]
      : []),
    ...(longer
      ? [fault(path, 'INVALID_SESSION_DURATION', `cannot be DAY: the add-on ${longer.name} makes bookings longer`)]
      : []),
  ]
}

/** Returns true if customers rent by the day. */
export function isByTheDay(
  constraints: { durationRange?: services.DurationRange | null | undefined } | null | undefined,
) {
  return constraints?.durationRange?.unitType === 'DAY'
}
