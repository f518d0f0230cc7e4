import type { Client } from '@kalends/sdk'
import { isSameWeek, type Window } from './week.ts'

/** The place a business begins with goes by the business's name, until it is given one of its own. */
export async function renamePlace(client: Client, before: string, name: string): Promise<void> {
  const place = await firstPlace(client)
  if (!place || place.name !== before || name === before) return
  await client.business.updateLocation({ locationId: place.id, revision: place.revision, name })
}

/** It is open as the business is, until it has hours of its own. */
export async function openPlace(client: Client, before: readonly Window[], weekly: Window[]): Promise<void> {
  const place = await firstPlace(client)
  if (!place) return
  const { scheduleId } = place
  const { workingHours } = await client.schedules.getWorkingHours({ scheduleId })
  if (isSameWeek(workingHours.weekly, before)) await client.schedules.setWorkingHours({ scheduleId, weekly })
}

/** The only place; among several nobody can tell which one is meant. */
async function firstPlace(client: Client) {
  const { locations } = await client.business.listAllLocations({})
  return locations.length === 1 ? locations[0] : undefined
}
