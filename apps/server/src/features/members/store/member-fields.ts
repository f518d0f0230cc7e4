import { type RawBuilder, sql } from 'kysely'
import type { QueryField, QuerySpec } from '../../../db/query/index.ts'

/** Searchable fields. */
export type Searched = { expression: string; columns: RawBuilder<string | null>[] }

type Field = Pick<QueryField, 'name' | 'type' | 'column'> & { sortOnly?: true; filterOnly?: true }

/** Fields everyone may query. Source: facts/members/members.json, querySpecs. */
const open: readonly Field[] = [
  { name: 'id', type: 'guid', column: sql`members.id`, filterOnly: true },
  { name: 'profile.nickname', type: 'text', column: sql`members.nickname` },
  { name: 'profile.slug', type: 'text', column: sql`members.slug`, filterOnly: true },
  { name: 'createdDate', type: 'timestamp', column: sql`members.created_at`, sortOnly: true },
  { name: 'updatedDate', type: 'timestamp', column: sql`members.updated_at`, sortOnly: true },
]

/** Fields only the business may query: customers could guess emails and names character by character. */
const closed: readonly Field[] = [
  { name: 'loginEmail', type: 'text', column: sql`members.login_email`, filterOnly: true },
  { name: 'status', type: 'text', column: sql`members.status`, filterOnly: true },
  { name: 'privacyStatus', type: 'text', column: sql`members.privacy`, filterOnly: true },
  { name: 'contactId', type: 'guid', column: sql`contact.id`, filterOnly: true },
  { name: 'contact.firstName', type: 'text', column: sql`contact.first_name` },
  { name: 'contact.lastName', type: 'text', column: sql`contact.last_name` },
  { name: 'lastLoginDate', type: 'timestamp', column: sql`members.last_login_at`, sortOnly: true },
]

const specs: Record<'all' | 'public', QuerySpec> = { all: buildSpec([...open, ...closed]), public: buildSpec(open) }

export const querySpec = (visible: 'all' | 'public'): QuerySpec => specs[visible]

/** Searchable fields and who may search them. */
export const searchable: Readonly<Record<string, { column: RawBuilder<string | null>; closed?: true }>> = {
  loginEmail: { column: sql`members.login_email`, closed: true },
  'contact.firstName': { column: sql`contact.first_name`, closed: true },
  'contact.lastName': { column: sql`contact.last_name`, closed: true },
  'profile.title': { column: sql`members.title` },
  'profile.nickname': { column: sql`members.nickname` },
  'profile.slug': { column: sql`members.slug` },
}

function buildSpec(fields: readonly Field[]): QuerySpec {
  return {
    name: 'members',
    // The id breaks ties, although it cannot be requested as an order.
    fields: fields.map(({ sortOnly, filterOnly, ...field }) => ({
      ...field,
      ...(sortOnly ? { operators: [] } : {}),
      ...(filterOnly && field.name !== 'id' ? { sortable: false } : {}),
    })),
    id: 'id',
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    maxSortEntries: 50,
    paging: ['offset'],
    defaultLimit: 50,
    maxLimit: 100,
  }
}
