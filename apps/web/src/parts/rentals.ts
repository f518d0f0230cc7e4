import type { Infer, services, servicesOwn } from '@kalends/contract'
import { startOfDay } from '../lib/day-bounds.ts'
import { addDays, dayIn } from '../lib/format.ts'

type WireService = Infer<typeof services.Service>
type Offered = NonNullable<Infer<typeof servicesOwn.GetServiceChoicesResponse>['option']>

/** The option of a service, or the lengths of a rental, which have one price. */
export type OptionOrLengths = Omit<Offered, 'kind'> & { kind: Offered['kind'] | 'RENTAL' }

const MINUTE = 60_000
const MINUTES_A_DAY = 1440

const readRange = (service: WireService) => service.schedule?.availabilityConstraints?.durationRange

export const isByTheDay = (service: WireService): boolean => readRange(service)?.unitType === 'DAY'

/** Returns the lengths of a rental in minutes, shortest first; nothing for a service that is no rental. */
export function rentalLengths(service: WireService): number[] {
  const range = readRange(service)
  if (!range) return []
  if (range.unitType === 'DAY') {
    const { minDurationInDays, maxDurationInDays } = range.dayOptions ?? {}
    return steps((minDurationInDays ?? 1) * MINUTES_A_DAY, (maxDurationInDays ?? 1) * MINUTES_A_DAY, MINUTES_A_DAY)
  }
  const { minDurationInMinutes, maxDurationInMinutes } = range.hourOptions ?? {}
  const shortest = minDurationInMinutes ?? 60
  return steps(shortest, maxDurationInMinutes ?? shortest, shortest % 60 === 0 ? 60 : 30)
}

/** Returns the option of a service; of a rental that has none its lengths. */
export function optionOrLengths(option: Offered | null, service: WireService): OptionOrLengths | null {
  const lengths = rentalLengths(service)
  if (option || lengths.length === 0) return option
  const variants = lengths.map((minutes) => ({
    choiceId: String(minutes),
    label: '',
    durationMinutes: minutes,
    resourceId: null,
    price: null,
  }))
  return { optionId: '', kind: 'RENTAL', name: '', variants }
}

/** Returns the end of an appointment: that of its last local day if it is a rental by the day. */
export function endOfSlot(service: WireService, start: number, minutes: number, zone: string): number {
  if (!isByTheDay(service)) return start + minutes * MINUTE
  return startOfDay(addDays(dayIn(start, zone), Math.round(minutes / MINUTES_A_DAY)), zone)
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)
}
