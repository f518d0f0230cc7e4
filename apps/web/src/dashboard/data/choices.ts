import type { Client } from '@kalends/sdk'
import type { StaffSession } from '../staff-context.ts'
import { listServices } from './list-services.ts'

export type Choice = { id: string; name: string }
export type StaffChoice = Choice & { hue: string; photoUrl: string | null }

/** Values the lists can be filtered by. */
export type Choices = { staff: StaffChoice[]; services: Choice[]; locations: Choice[] }

export async function loadChoices(client: Client, session: StaffSession): Promise<Choices> {
  const [staff, services, { locations }] = await Promise.all([
    loadStaff(client, session),
    loadServices(client),
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

async function loadServices(client: Client): Promise<Choice[]> {
  return (await listServices(client)).flatMap(({ id, name }) => (id ? [{ id, name: name ?? '' }] : []))
}
