import type { resourceEntities } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export type Room = {
  id: string
  name: string
  revision: string
  isOn: boolean
  /** Empty for all locations. */
  locationIds: string[]
  hours: 'always' | 'shared' | 'own'
}
export type Kind = { id: string; name: string; revision: string; rooms: Room[] }
export type RoomsData = {
  kinds: Kind[]
  withoutKind: Room[]
  locations: { id: string; name: string }[]
  gone: { id: string; name: string }[]
}

/** Loads rooms and equipment by type, without staff members, who are resources too. */
export async function loadRooms(client: Client): Promise<RoomsData> {
  const [{ resourceTypes }, resources, { locations }, { resources: gone }, { staffMembers }] = await Promise.all([
    client.resources.queryResourceTypes({ query: { cursorPaging: { limit: 100 } } }),
    allResources(client),
    client.business.listLocations(),
    client.resources.listDeletedResources(),
    client.resources.listStaff(),
  ])
  const people = new Set(staffMembers.map(({ resourceId }) => resourceId))
  const things = resources.filter(({ id }) => !people.has(id ?? ''))
  const staffType = resources.find(({ id }) => people.has(id ?? ''))?.typeId
  const filterRooms = (typeId: string | null) =>
    things
      .filter((it) => (it.typeId ?? null) === typeId)
      .map(toRoom)
      .sort((a, b) => a.name.localeCompare(b.name))
  const kinds = (resourceTypes ?? [])
    .filter(({ id, name }) => id !== staffType && !(staffType === undefined && name === 'Staff'))
    .map(({ id, name, revision }) => ({
      id: id ?? '',
      name: name ?? '',
      revision: revision ?? '',
      rooms: filterRooms(id ?? ''),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
  return {
    kinds,
    withoutKind: filterRooms(null),
    gone: gone.map(({ id, name }) => ({ id, name })),
    locations: locations.map(({ id, name }) => ({ id, name })),
  }
}

async function allResources(client: Client): Promise<resourceEntities.Resource[]> {
  const found: resourceEntities.Resource[] = []
  let cursor: string | null | undefined
  do {
    const query = { cursorPaging: { limit: 100, ...(cursor ? { cursor } : {}) } }
    const page = await client.resources.queryResources({ query })
    found.push(...(page.resources ?? []))
    cursor = page.pagingMetadata?.cursors?.next
  } while (cursor)
  return found
}

function toRoom(it: resourceEntities.Resource): Room {
  const [hours] = it.workingHoursSchedules?.values ?? []
  const locations = it.locationOptions?.specificLocationOptions?.businessLocations ?? []
  return {
    id: it.id ?? '',
    name: it.name ?? '',
    revision: it.revision ?? '',
    isOn: it.bookable === true,
    locationIds: locations.flatMap(({ locationId }) => locationId ?? []),
    hours: !hours ? 'always' : hours.shared ? 'shared' : 'own',
  }
}
