import { startLimits } from '../policy/start-limits.ts'
import { endOfDays, isDayStart } from '../zones/whole-days.ts'
import type { AvailabilityContext } from './availability-context.ts'

/** Returns the context for one start: a rental by the day has another length where clocks change. */
export function atStart(availabilityContext: AvailabilityContext, start: number): AvailabilityContext {
  const { input, now, zone, tail } = availabilityContext
  const { days, policy } = input.rules
  if (days == null) return availabilityContext
  const duration = endOfDays(start, days, zone) - start
  const after = tail - availabilityContext.duration
  return { ...availabilityContext, duration, tail: duration + after, limits: startLimits(policy, now, duration) }
}

/** Returns true if the times are whole days, where the rules ask for them. */
export function hasWholeDays({ input, zone }: AvailabilityContext, start: number): boolean {
  return input.rules.days == null || isDayStart(start, zone)
}
