import type { Client } from '@kalends/sdk'

/** The place a business begins with goes by the business's name, until it is given one of its own. */
export async function renamePlace(client: Client, before: string, name: string): Promise<void> {
  const place = await firstPlace(client)
  if (!place || place.name !== before || name === before) return
  await client.business.updateLocation({ locationId: place.id, revision: place.revision, name })
}

/** The only place; among several nobody can tell which one is meant. */
async function firstPlace(client: Client) {
  const { locations } = await client.business.listAllLocations({})
  return locations.length === 1 ? locations[0] : undefined
}
