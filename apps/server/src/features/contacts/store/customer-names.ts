import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Finds the names of customers; a merged duplicate has the name of the customer who remains. */
export async function findCustomerNames(
  db: Db,
  siteId: string,
  contactIds: readonly string[],
): Promise<{ contactId: string; name: string }[]> {
  if (contactIds.length === 0) return []
  return db
    .selectFrom('contacts as duplicate')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.site_id', '=', 'duplicate.site_id')
        .on('contacts.id', '=', sql<string>`coalesce(duplicate.merged_into_id, duplicate.id)`),
    )
    .where('duplicate.site_id', '=', siteId)
    .where(sql<SqlBool>`duplicate.id = any(${[...contactIds]}::uuid[])`)
    .select([
      'duplicate.id as contactId',
      sql<string>`coalesce(nullif(trim(concat_ws(' ', contacts.first_name, contacts.last_name)), ''),
        contacts.email, contacts.phone, '')`.as('name'),
    ])
    .execute()
}

/** Condition on a contact column: every word is part of a name, an email address or a phone number of the customer. */
export function customerMatches(
  siteId: string,
  column: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const matches = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql<SqlBool>`folded(concat_ws(' ', c.first_name, c.last_name, c.email, c.phone)) like folded(${pattern}::text) escape '\\'`
  })
  return sql<SqlBool>`exists (select from contacts d join contacts c
    on c.site_id = d.site_id and c.id = coalesce(d.merged_into_id, d.id)
    where d.site_id = ${siteId} and d.id = ${column} and ${sql.join(matches, sql` and `)})`
}

/** Condition on a contact column: the contact, or a duplicate that was merged into it. */
export function ofContact(siteId: string, column: RawBuilder<unknown>, contactId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} in (select id from contacts
    where site_id = ${siteId} and (id = ${contactId} or merged_into_id = ${contactId}))`
}
