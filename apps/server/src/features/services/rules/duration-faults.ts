import type { FieldViolation, services } from '@kalends/contract'
import { fault, unless } from './fault.ts'

const constraints = 'schedule.availabilityConstraints'

/** Lists what is wrong with a service's durations. */
export function durationFaults({ type, schedule }: services.Service): FieldViolation[] {
  const { sessionDurations, durationRange, workingHours, ...buffers } = schedule?.availabilityConstraints ?? {}
  const lengths = sessionDurations ?? []
  const path = `${constraints}.sessionDurations`
  const bufferFaults = (['bufferBefore', 'timeBetweenSessions'] as const).flatMap((name) => {
    const minutes = buffers[name] ?? 0
    return [
      ...(minutes < 0 ? [limit(name, 'MIN')] : []),
      ...(minutes > 0 && (type === 'CLASS' || type === 'COURSE') ? [limit(name, 'MAX')] : []),
    ]
  })
  if (type === 'CLASS' || type === 'COURSE') {
    const none = lengths.length === 0 && !durationRange
    return [...unless(none, path, 'INVALID_SESSION_DURATION', 'is for appointments only'), ...bufferFaults]
  }
  if (durationRange) {
    const isExclusive = lengths.length === 0 && !workingHours
    const description = 'cannot be combined with session durations or working hours'
    return [
      ...unless(isExclusive, `${constraints}.durationRange`, 'INVALID_SESSION_DURATION', description),
      ...rangeFaults(durationRange),
      ...bufferFaults,
    ]
  }
  const one = lengths.length === 1
  return [...unless(one, path, 'INVALID_SESSION_DURATION', 'must hold one length in minutes'), ...bufferFaults]
}

function limit(name: string, violatedRule: 'MIN' | 'MAX'): FieldViolation {
  const description = violatedRule === 'MIN' ? 'must not be less than 0' : 'is for appointments only'
  return { field: `service.${constraints}.${name}`, description, violatedRule, data: { threshold: 0 } }
}

function rangeFaults({ unitType, hourOptions, dayOptions }: services.DurationRange): FieldViolation[] {
  const path = `${constraints}.durationRange`
  const [min, max] =
    unitType === 'DAY'
      ? [dayOptions?.minDurationInDays, dayOptions?.maxDurationInDays]
      : [hourOptions?.minDurationInMinutes, hourOptions?.maxDurationInMinutes]
  if (!unitType || !min || !max)
    return [fault(path, 'INVALID_SESSION_DURATION', 'must name unit, shortest and longest')]
  return unless(min <= max, path, 'INVALID_SESSION_DURATION', 'must not be longest before shortest')
}
