import { randomUUID } from 'node:crypto'
import type { House } from './house.ts'

/** Somebody or something at home, made for one call. Its name stands in no other answer. */
export type Made = { id: string; revision: string; name: string; resourceId: string; scheduleId: string }

export async function aColleague(house: House, more: object = {}): Promise<Made> {
  const staffMember = { name: `S ${randomUUID()}`, ...more }
  const made = await asKey(house, 'POST', '/v1/staff-members', { staffMember, fields: ['RESOURCE_DETAILS'] })
  const { resource } = made.staffMember
  return { ...made.staffMember, scheduleId: resource.eventsSchedule.id }
}

export async function aDeletedColleague(house: House): Promise<Made> {
  const made = await aColleague(house)
  await asKey(house, 'DELETE', `/v1/staff-members/${made.id}`)
  return made
}

export async function aThing(house: House): Promise<Made> {
  return (await asKey(house, 'POST', '/v2/resources', { resource: { name: `R ${randomUUID()}` } })).resource
}

export async function aDeletedThing(house: House): Promise<Made> {
  const made = await aThing(house)
  await asKey(house, 'DELETE', `/v2/resources/${made.id}`)
  return made
}

const kinds: string[] = []

/** Those made long before go: there may be no more than a hundred. */
export async function aKind(house: House): Promise<Made> {
  const resourceType = { name: `K ${randomUUID()}` }
  const made = (await asKey(house, 'POST', '/v2/resources/resource-types', { resourceType })).resourceType
  kinds.push(made.id)
  const old = kinds.splice(0, Math.max(0, kinds.length - 10))
  for (const id of old) await asKey(house, 'DELETE', `/v2/resources/resource-types/${id}`, {}, [200, 404])
  return made
}

const mark = `@alder/${randomUUID()}`

/** Settings at home with a mark in them, and the revision to change them with. */
export async function writtenStaffSettings(house: House): Promise<{ mark: string; revision: string }> {
  const { revision } = (await asKey(house, 'GET', '/v1/staff-member-settings')).staffMemberSettings
  const staffMemberSettings = { revision, extendedFields: { namespaces: { [mark]: { x: 1 } } } }
  const written = await asKey(house, 'PATCH', '/v1/staff-member-settings', { staffMemberSettings })
  return { mark, revision: written.staffMemberSettings.revision }
}

async function asKey(
  house: House,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload: object = {},
  fine = [200],
) {
  const headers = await house.callers.headersOf('key')
  const answer = await house.app.inject({
    method,
    url,
    headers,
    ...(method === 'POST' || method === 'PATCH' ? { payload } : {}),
  })
  if (!fine.includes(answer.statusCode)) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
