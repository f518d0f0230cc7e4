import type { Infer, services } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isByTheDay, rentalLengths } from '../../../parts/rentals.ts'
import { chooseHue } from '../../../ui/hue.ts'
import { listServices } from '../../data/list-services.ts'
import type { ServiceChoice } from '../model.ts'

type WireService = Infer<typeof services.Service>

/** Lists bookable appointments in the owner's order. */
export const loadAppointmentServices = async (client: Client): Promise<ServiceChoice[]> =>
  loadServices(client, ['APPOINTMENT'])

/** Lists everything staff can book, in the owner's order. */
export const loadBookableServices = async (client: Client): Promise<ServiceChoice[]> =>
  loadServices(client, ['APPOINTMENT', 'CLASS', 'COURSE'])

/** Lists classes and courses, whose sessions staff schedule, in the owner's order. */
export const loadGroupServices = async (client: Client): Promise<ServiceChoice[]> =>
  loadServices(client, ['CLASS', 'COURSE'])

async function loadServices(client: Client, types: ServiceChoice['kind'][]): Promise<ServiceChoice[]> {
  return (await listServices(client, types)).flatMap((service) => serviceChoice(service) ?? [])
}

function serviceChoice(service: WireService): ServiceChoice | undefined {
  if (!service.id || !service.type) return undefined
  const price = service.payment?.fixed?.price
  return {
    id: service.id,
    name: service.name ?? '',
    hue: chooseHue(service.id),
    kind: service.type,
    scheduleId: service.schedule?.id ?? '',
    minutes: service.schedule?.availabilityConstraints?.sessionDurations?.[0] ?? rentalLengths(service)[0] ?? 60,
    byTheDay: isByTheDay(service),
    price: price?.value && price.currency ? { value: price.value, currency: price.currency } : null,
    staffIds: service.staffMemberIds ?? [],
    locations: (service.locations ?? []).flatMap(({ type, business }) =>
      type === 'BUSINESS' && business?.id ? [{ id: business.id, name: business.name ?? '' }] : [],
    ),
  }
}
