import { commonDescriptions } from './common.ts'

/** Descriptions of the fields of availability (see common.ts). */
export const availabilityDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  'QueryV2.fields': 'Accepted for compatibility; it has no effect.',
  'SlotAvailability.slot': 'Time with its resource and location.',
}
