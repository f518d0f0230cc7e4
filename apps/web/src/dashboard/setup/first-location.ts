import type { Client } from '@kalends/sdk'

/** Names the first location after the business until it has a name of its own. */
export async function renameFirstLocation(client: Client, before: string, name: string): Promise<void> {
  const location = await loadFirstLocation(client)
  if (!location || location.name !== before || name === before) return
  await client.business.updateLocation({ locationId: location.id, revision: location.revision, name })
}

/** Returns undefined if there are several locations. */
async function loadFirstLocation(client: Client) {
  const { locations } = await client.business.listAllLocations({})
  return locations.length === 1 ? locations[0] : undefined
}
