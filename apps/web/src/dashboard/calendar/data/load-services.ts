import type { Infer, services } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { chooseHue } from '../../../ui/hue.ts'
import type { ServiceChoice } from '../model.ts'

type WireService = Infer<typeof services.Service>

const PAGE = 100

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
  const found: ServiceChoice[] = []
  for (let offset = 0; ; offset += PAGE) {
    const query = {
      filter: { type: { $in: types } },
      sort: [{ fieldName: 'sortOrder', order: 'ASC' as const }],
      paging: { limit: PAGE, offset },
    }
    const { services: page } = await client.services.queryServices({ query })
    found.push(...(page ?? []).flatMap((service) => serviceChoice(service) ?? []))
    if ((page?.length ?? 0) < PAGE) return found
  }
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
    minutes: service.schedule?.availabilityConstraints?.sessionDurations?.[0] ?? 60,
    price: price?.value && price.currency ? { value: price.value, currency: price.currency } : null,
    staffIds: service.staffMemberIds ?? [],
  }
}
