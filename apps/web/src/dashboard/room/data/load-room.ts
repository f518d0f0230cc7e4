import type { resourceEntities } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import type { HoursPage } from '../../staff/hours.tsx'

/**
 * Loads the hours of a room or equipment; undefined if it does not exist or is a staff member, who has another page.
 */
export async function loadRoom(
  client: Client,
  resourceId: string,
): Promise<Omit<HoursPage, 'kind' | 'resourceId' | 'canChange'> | undefined> {
  const [room, { staffMembers }, { locations }, { settings }] = await Promise.all([
    findRoom(client, resourceId),
    client.resources.listStaff(),
    client.business.listLocations(),
    client.sites.getSiteSettings(),
  ])
  if (!room || staffMembers.some((person) => person.resourceId === room.id)) return undefined
  const { businessScheduleId } = settings
  const ownScheduleId = room.eventsSchedule?.id ?? ''
  const scheduleId = room.workingHoursSchedules?.values?.[0]?.scheduleId
  const loadHours = async (id: string | null | undefined) =>
    id ? (await client.schedules.getWorkingHours({ scheduleId: id })).workingHours : undefined
  const [hours, own] = await Promise.all([loadHours(scheduleId), loadHours(ownScheduleId)])
  const where = room.locationOptions?.specificLocationOptions?.businessLocations?.map((it) => it.locationId) ?? []
  return {
    name: room.name ?? '',
    hours,
    exceptions: own?.exceptions ?? [],
    ownScheduleId,
    businessScheduleId,
    hoursSource: !scheduleId ? 'always' : scheduleId === ownScheduleId ? 'own' : 'business',
    locations: locations
      .filter(({ id }) => where.length === 0 || where.includes(id))
      .map(({ id, name }) => ({ id, name })),
  }
}

export async function findRoom(
  { resources }: Client,
  resourceId: string,
): Promise<resourceEntities.Resource | undefined> {
  try {
    return (await resources.getResource({ resourceId })).resource ?? undefined
  } catch (error) {
    if (isRefusal(error, 404, 400)) return undefined
    throw error
  }
}
