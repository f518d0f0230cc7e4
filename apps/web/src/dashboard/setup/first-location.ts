import type { Client } from '@kalends/sdk'

/** The place a business begins with goes by the business's name, until it is given one of its own. */
export async function renameFirstLocation(client: Client, before: string, name: string): Promise<void> {
  const location = await loadFirstLocation(client)
  if (!location || location.name !== before || name === before) return
  await client.business.updateLocation({ locationId: location.id, revision: location.revision, name })
}

/** The only place; among several nobody can tell which one is meant. */
async function loadFirstLocation(client: Client) {
  const { locations } = await client.business.listAllLocations({})
  return locations.length === 1 ? locations[0] : undefined
}
