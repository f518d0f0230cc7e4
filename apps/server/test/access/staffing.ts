import { randomUUID } from 'node:crypto'
import type { Fixture } from './fixture.ts'

/** A staff member or resource of the home business, created for one call. Its name is in no other response. */
export type Made = { id: string; revision: string; name: string; resourceId: string; scheduleId: string }

export async function aColleague(fixture: Fixture, more: object = {}): Promise<Made> {
  const staffMember = { name: `S ${randomUUID()}`, ...more }
  const made = await asKey(fixture, 'POST', '/v1/staff-members', { staffMember, fields: ['RESOURCE_DETAILS'] })
  const { resource } = made.staffMember
  return { ...made.staffMember, scheduleId: resource.eventsSchedule.id }
}

export async function aDeletedColleague(fixture: Fixture): Promise<Made> {
  const made = await aColleague(fixture)
  await asKey(fixture, 'DELETE', `/v1/staff-members/${made.id}`)
  return made
}

export async function aThing(fixture: Fixture): Promise<Made> {
  return (await asKey(fixture, 'POST', '/v2/resources', { resource: { name: `R ${randomUUID()}` } })).resource
}

export async function createDeletedResource(fixture: Fixture): Promise<Made> {
  const made = await aThing(fixture)
  await asKey(fixture, 'DELETE', `/v2/resources/${made.id}`)
  return made
}

const kinds: string[] = []

/** Creates a resource type and deletes old ones: at most a hundred may exist. */
export async function createResourceType(fixture: Fixture): Promise<Made> {
  const resourceType = { name: `K ${randomUUID()}` }
  const made = (await asKey(fixture, 'POST', '/v2/resources/resource-types', { resourceType })).resourceType
  kinds.push(made.id)
  const old = kinds.splice(0, Math.max(0, kinds.length - 10))
  for (const id of old) await asKey(fixture, 'DELETE', `/v2/resources/resource-types/${id}`, {}, [200, 404])
  return made
}

const mark = `@alder/${randomUUID()}`

/** Recognizable settings of the home business, and the revision for updating them. */
export async function writtenStaffSettings(fixture: Fixture): Promise<{ mark: string; revision: string }> {
  const { revision } = (await asKey(fixture, 'GET', '/v1/staff-member-settings')).staffMemberSettings
  const staffMemberSettings = { revision, extendedFields: { namespaces: { [mark]: { x: 1 } } } }
  const written = await asKey(fixture, 'PATCH', '/v1/staff-member-settings', { staffMemberSettings })
  return { mark, revision: written.staffMemberSettings.revision }
}

async function asKey(
  fixture: Fixture,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload: object = {},
  fine = [200],
) {
  const headers = await fixture.actors.actorHeaders('key')
  const answer = await fixture.app.inject({
    method,
    url,
    headers,
    ...(method === 'POST' || method === 'PATCH' ? { payload } : {}),
  })
  if (!fine.includes(answer.statusCode)) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
