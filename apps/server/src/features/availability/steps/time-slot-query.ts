import type { timeSlots } from '@kalends/contract'
import { fail, refuseFields } from '../../../refusal.ts'
import { fault } from '../rules/fault.ts'
import type { TypeFilter } from '../rules/narrow-candidates.ts'

type Location = timeSlots.Location
type ResourceType = timeSlots.ResourceType

/** Returns the location of a request for a single slot. */
export function requireLocation(location: Location | null | undefined): Location {
  if (!location?.locationType && !location?.id) {
    return refuseFields([fault('location.locationType', 'REQUIRED_FIELD', 'must be given')])
  }
  const isBusiness = (location.locationType ?? 'BUSINESS') === 'BUSINESS'
  if (isBusiness && !location.id) {
    return refuseFields([fault('location.id', 'REQUIRED_FIELD', 'is required for a business location')])
  }
  return location
}

/** Kinds of resources of which one must be free. */
export function typeFilters(types: readonly ResourceType[] | null | undefined): TypeFilter[] {
  return (types ?? []).map(({ resourceTypeId, resourceIds }, i) => {
    if (!resourceTypeId) {
      return refuseFields([fault(`resourceTypes[${i}].resourceTypeId`, 'REQUIRED_FIELD', 'must be given')])
    }
    return { typeId: resourceTypeId.toLowerCase(), resourceIds: (resourceIds ?? []).map((id) => id.toLowerCase()) }
  })
}

/** The older way to name people; absent: anybody. */
export function namedResources(ids: readonly string[] | null | undefined): string[] | undefined {
  return ids?.length ? ids.map((id) => id.toLowerCase()) : undefined
}

export type FlagMatch = Partial<Record<'tooEarlyToBook' | 'tooLateToBook' | 'bookOnlineDisabled', boolean>>

/** Flags of the policy that must be as they are sent. */
export function flagMatch(sent: timeSlots.BookingPolicyViolations | null | undefined): FlagMatch {
  if (sent?.earliestBookingDate != null) {
    const field = 'bookingPolicyViolations.earliestBookingDate'
    return refuseFields([fault(field, 'OTHER', 'cannot be filtered by', { ruleName: 'UNFILTERABLE_FIELD' })])
  }
  const names = ['tooEarlyToBook', 'tooLateToBook', 'bookOnlineDisabled'] as const
  return Object.fromEntries(names.flatMap((name) => (sent?.[name] == null ? [] : [[name, sent[name]]])))
}

/** What the first call of a list cannot do without. */
export function requireArguments<T extends object, K extends keyof T>(question: T, names: readonly K[]): void {
  const missing = names.filter((name) => !question[name])
  if (missing.length > 0) fail('MISSING_ARGUMENTS', { data: { missing } })
}

/** A whole number of at least one, where it was sent. */
export function atLeastOne(field: string, value: number | null | undefined): number | undefined {
  if (value == null) return undefined
  return value >= 1 ? value : refuseFields([fault(field, 'MIN', 'must be at least 1', { data: { threshold: 1 } })])
}
