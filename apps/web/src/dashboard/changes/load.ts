import type { audit, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isGuid } from '../../lib/guid.ts'
import type { StaffSession } from '../staff-context.ts'

export type Entry = Infer<typeof audit.AuditEntry>
export type Change = Entry['changes'][number]

/** Filters of the list, stored in the URL. */
export type ChangesFilters = { kind: string; actor: string; cursor: string }

export function readChangesFilters(search: URLSearchParams): ChangesFilters {
  return { kind: search.get('kind') ?? '', actor: search.get('actor') ?? '', cursor: search.get('cursor') ?? '' }
}

/** Loads one page of the log, and the people to filter by: the team and everyone on the page. */
export async function loadChanges(client: Client, { kind, actor, cursor }: ChangesFilters, session: StaffSession) {
  const [{ entries, nextCursor }, people] = await Promise.all([
    client.audit.listAuditEntries({
      ...(kind ? { entityType: kind } : {}),
      ...(isGuid(actor) ? { actorId: actor } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    session.permissions.includes('MANAGE_USERS') ? client.users.listPeople() : { people: [] },
  ])
  const names = new Map<string, string>([[session.userId, session.name]])
  for (const { actorId, actorName } of entries) if (actorId) names.set(actorId, actorName)
  for (const { userId, name } of people.people) names.set(userId, name)
  const actors = [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name))
  return { entries, nextCursor, actors }
}
