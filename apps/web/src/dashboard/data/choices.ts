import type { Client } from '@kalends/sdk'
import type { StaffSession } from '../staff-context.ts'

export type Choice = { id: string; name: string }
export type StaffChoice = Choice & { hue: string; photoUrl: string | null }

/** Values the lists can be filtered by. */
export type Choices = { staff: StaffChoice[]; services: Choice[]; locations: Choice[] }

export async function loadChoices(client: Client, session: StaffSession): Promise<Choices> {
  const [staff, services, { locations }] = await Promise.all([
    loadStaff(client, session),
    listServices(client),
    client.business.listLocations(),
  ])
  return { staff, services, locations: locations.map(({ id, name }) => ({ id, name })) }
}

/** Returns none for people who see their own calendar only. */
export async function loadStaff(client: Client, session: StaffSession): Promise<StaffChoice[]> {
  if (session.role === 'staff') return []
  const { staffMembers } = await client.resources.listStaff()
  return staffMembers.map(({ resourceId, name, color, imageUrl }) => ({
    id: resourceId,
    name,
    hue: color,
    photoUrl: imageUrl,
  }))
}

async function listServices(client: Client): Promise<Choice[]> {
  const found: Choice[] = []
  const limit = 100
  for (let offset = 0; ; offset += limit) {
    const query = { paging: { limit, offset }, sort: [{ fieldName: 'sortOrder', order: 'ASC' as const }] }
    const { services: page } = await client.services.queryServices({ query })
    found.push(...(page ?? []).flatMap(({ id, name }) => (id ? [{ id, name: name ?? '' }] : [])))
    if ((page?.length ?? 0) < limit) return found
  }
}
