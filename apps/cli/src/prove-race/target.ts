import { type Context, createApiKey, createSite, insertStaffMember } from '@kalends/server'
import type { RaceClient } from './race-client.ts'

/** The one hour with the one person that everybody wants, in a business made for the proof. */
export type Target = {
  siteId: string
  apiKey: string
  resourceId: string
  slot: {
    serviceId: string
    scheduleId: string
    startDate: string
    endDate: string
    timezone: string
    resource: { id: string }
    location: { id: string; locationType: string }
  }
}

const zone = 'Europe/Berlin'

type MadeService = { id: string; schedule: { id: string }; locations: { business?: { id: string } }[] }

/** Sets up the business: what has a call is made by it. */
export async function prepareTarget(context: Context, client: RaceClient): Promise<Target> {
  const { siteId } = await createSite(context, { name: 'Race proof', timeZone: zone, currency: 'EUR' })
  const { apiKey } = await createApiKey(context, { siteId, name: 'Race proof' })
  const person = { name: 'Everybody’s favourite', timeZone: zone, workingHours: 'always' } as const
  const { resourceId } = await context.transaction((tx) => insertStaffMember(tx, siteId, person, context.clock.now()))
  const told = await client.call('/v2/services', { service: serviceWith(resourceId) }, { authorization: apiKey })
  if (told.status !== 200) throw new Error(`The service of the proof was refused: ${JSON.stringify(told.body)}`)
  const { service } = told.body as { service: MadeService }
  return { siteId, apiKey, resourceId, slot: slotOf(service, resourceId, context.clock.now()) }
}

function serviceWith(resourceId: string) {
  return {
    type: 'APPOINTMENT',
    name: 'The one hour',
    defaultCapacity: 1,
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true, deposit: false, pricingPlan: false } },
    staffMemberIds: [resourceId],
    schedule: { availabilityConstraints: { sessionDurations: [60] } },
  }
}

const hour = 3_600_000
const week = 7 * 24 * hour

/** A full hour next week: always on the grid of somebody who works around the clock. */
function slotOf(service: MadeService, resourceId: string, now: number): Target['slot'] {
  const start = Math.ceil((now + week) / hour) * hour
  return {
    serviceId: service.id,
    scheduleId: service.schedule.id,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + hour).toISOString(),
    timezone: zone,
    resource: { id: resourceId },
    location: { id: service.locations[0]?.business?.id ?? '', locationType: 'OWNER_BUSINESS' },
  }
}
