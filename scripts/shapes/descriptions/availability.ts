import { commonDescriptions } from './common.ts'

/** What the fields of the generated shapes of availability mean (common.ts). */
export const availabilityDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  'SlotAvailability.slot': 'The time with its resource and place.',
}
