import { type RawBuilder, sql } from 'kysely'
import type { QueryField, QuerySpec } from '../../../db/query/index.ts'

/** What a member is found by, beside a filter. */
export type Searched = { expression: string; columns: RawBuilder<string | null>[] }

type Field = Pick<QueryField, 'name' | 'type' | 'column'> & { sortOnly?: true; filterOnly?: true }

/** What everybody may ask by. Source: facts/members/members.json, querySpecs. */
const open: readonly Field[] = [
  { name: 'id', type: 'guid', column: sql`members.id`, filterOnly: true },
  { name: 'profile.nickname', type: 'text', column: sql`members.nickname` },
  { name: 'profile.slug', type: 'text', column: sql`members.slug`, filterOnly: true },
  { name: 'createdDate', type: 'timestamp', column: sql`members.created_at`, sortOnly: true },
  { name: 'updatedDate', type: 'timestamp', column: sql`members.updated_at`, sortOnly: true },
]

/** What only the business may ask by: a customer could find out addresses and names, letter by letter. */
const closed: readonly Field[] = [
  { name: 'loginEmail', type: 'text', column: sql`members.login_email`, filterOnly: true },
  { name: 'status', type: 'text', column: sql`members.status`, filterOnly: true },
  { name: 'privacyStatus', type: 'text', column: sql`members.privacy`, filterOnly: true },
  { name: 'contactId', type: 'guid', column: sql`contact.id`, filterOnly: true },
  { name: 'contact.firstName', type: 'text', column: sql`contact.first_name` },
  { name: 'contact.lastName', type: 'text', column: sql`contact.last_name` },
  { name: 'lastLoginDate', type: 'timestamp', column: sql`members.last_login_at`, sortOnly: true },
]

const specs: Record<'all' | 'public', QuerySpec> = { all: specOf([...open, ...closed]), public: specOf(open) }

export const querySpec = (visible: 'all' | 'public'): QuerySpec => specs[visible]

/** Where words are looked for, and who may look there. */
export const searchable: Readonly<Record<string, { column: RawBuilder<string | null>; closed?: true }>> = {
  loginEmail: { column: sql`members.login_email`, closed: true },
  'contact.firstName': { column: sql`contact.first_name`, closed: true },
  'contact.lastName': { column: sql`contact.last_name`, closed: true },
  'profile.title': { column: sql`members.title` },
  'profile.nickname': { column: sql`members.nickname` },
  'profile.slug': { column: sql`members.slug` },
}

function specOf(fields: readonly Field[]): QuerySpec {
  return {
    name: 'members',
    // The last word on the order is the id's, though nobody may ask for that order.
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
