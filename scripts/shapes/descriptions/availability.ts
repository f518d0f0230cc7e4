import { commonDescriptions } from './common.ts'

/** Descriptions of the fields of availability (see common.ts). */
export const availabilityDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  'ResourceType.sorted': 'Whether the resources are in the service’s order; it has no effect in requests.',
  'QueryV2.fields': 'Accepted for compatibility; it has no effect.',
  'SlotAvailability.slot': 'Time with its resource and location.',
}
