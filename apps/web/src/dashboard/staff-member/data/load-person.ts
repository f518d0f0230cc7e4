import type { Infer, resources, schedules, staffMembers } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isBookable } from '../../../lib/bookable.ts'
import { dayIn } from '../../../lib/format.ts'
import { isRefusal } from '../../../lib/refusal.ts'
import { type AffectedBookings, loadAffectedBookings } from '../../data/load-affected.ts'

export type Hours = Infer<typeof schedules.WorkingHours>
export type OfferedService = {
  id: string
  name: string
  revision: string
  staffIds: string[]
  /** Whether customers can book it online. */
  isBookable: boolean
}
export type NextFree = { serviceId: string; name: string; start: string }

/** Data of a staff member's page. */
export type PersonData = {
  person: staffMembers.StaffMember
  shown: Infer<typeof resources.PublicStaffMember> | undefined
  hours: Hours | undefined
  /** Dates with special hours. */
  exceptions: Hours['exceptions']
  ownScheduleId: string
  businessScheduleId: string
  usesBusinessHours: boolean
  services: OfferedService[]
  locations: { id: string; name: string }[]
  next: NextFree[]
  /** Maximum appointments per day; null for no limit. */
  dayLimit: number | null
  /** Upcoming bookings. */
  coming: AffectedBookings
}

/** Returns undefined if the person does not exist. */
export async function loadPerson(
  client: Client,
  id: string,
  { now, zone, takesOnlinePayments }: { now: number; zone: string; takesOnlinePayments: boolean },
): Promise<PersonData | undefined> {
  const person = await findPerson(client, id)
  if (!person?.resourceId) return undefined
  const { resourceId } = person
  const appointments = {
    filter: { type: 'APPOINTMENT' },
    sort: [{ fieldName: 'name' as const }],
    paging: { limit: 100 },
  }
  const ownScheduleId = person.resource?.eventsSchedule?.id ?? ''
  const [{ staffMembers: everyone }, { locations }, { services }, hours, own, coming, { maxBookingsPerDay: dayLimit }] =
    await Promise.all([
      client.resources.listStaff(),
      client.business.listLocations(),
      client.services.queryServices({ query: appointments }),
      loadHours(client, person.resource?.workingHoursSchedules?.[0]?.id),
      loadHours(client, ownScheduleId),
      loadAffectedBookings(client, { 'bookedEntity.item.slot.resource.id': resourceId }, now),
      client.resources.getDayLimit({ resourceId }),
    ])
  const offered = (services ?? []).map((it) => ({
    id: it.id ?? '',
    name: it.name ?? '',
    revision: it.revision ?? '',
    staffIds: it.staffMemberIds ?? [],
    isBookable: isBookable(it, { takesOnlinePayments }),
  }))
  return {
    person,
    hours,
    services: offered,
    coming,
    dayLimit,
    shown: everyone.find((it) => it.id === id),
    exceptions: own?.exceptions ?? [],
    ownScheduleId,
    usesBusinessHours: person.resource?.usesDefaultWorkingHours === true,
    businessScheduleId: await loadBusinessScheduleId(client),
    locations: locations.map(({ id: placeId, name }) => ({ id: placeId, name })),
    next: await loadNextFree(client, resourceId, { offered, today: dayIn(now, zone) }),
  }
}

async function findPerson(client: Client, staffMemberId: string) {
  try {
    return (await client.resources.getStaffMember({ staffMemberId, fields: ['RESOURCE_DETAILS'] })).staffMember
  } catch (error) {
    if (isRefusal(error, 404, 400)) return undefined
    throw error
  }
}

/** Returns the schedule of the business hours. */
async function loadBusinessScheduleId(client: Client): Promise<string> {
  return (await client.sites.getSiteSettings()).settings.businessScheduleId
}

async function loadHours(client: Client, scheduleId: string | null | undefined): Promise<Hours | undefined> {
  return scheduleId ? (await client.schedules.getWorkingHours({ scheduleId })).workingHours : undefined
}

const servicesPreviewed = 5

/** Returns the next free times of the person's first services, as customers would find them. */
async function loadNextFree(
  client: Client,
  resourceId: string,
  { offered, today }: { offered: readonly OfferedService[]; today: string },
): Promise<NextFree[]> {
  const given = offered.filter((it) => it.isBookable && it.staffIds.includes(resourceId)).slice(0, servicesPreviewed)
  const found = await Promise.all(
    given.map(async ({ id: serviceId, name }) => {
      const requested = { serviceId, resourceId, fromDate: today, days: 35 }
      const { nextFree } = await client.availability.getAvailabilityOverview(requested)
      return nextFree ? [{ serviceId, name, start: nextFree.startDate }] : []
    }),
  )
  return found.flat()
}
