import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../actor.ts'
import type { Database, Db } from '../../../db/database.ts'
import { isSeenContact, visibleTo } from '../../bookings/index.ts'
import type { ContactRow } from '../../contacts/index.ts'
import type { SearchWord } from '../rules/search-terms.ts'
import { visitSums } from './figures.ts'

export type CustomerSort = 'NAME' | 'LAST_VISIT' | 'NEXT_VISIT' | 'CREATED' | 'NO_SHOWS'

export type CustomersRequest = {
  words: readonly SearchWord[]
  /** Undefined: best match first with search terms, otherwise the default order. */
  sort: CustomerSort | undefined
  limit: number
  offset: number
}

type Customers<O> = SelectQueryBuilder<Database, 'contacts', O>

/** Lists one page of the customers this actor may see. */
export function queryCustomerRows(
  db: Db,
  actor: Actor,
  requested: CustomersRequest,
  now: number,
): Promise<ContactRow[]> {
  const found = matching(visibleCustomers(db, actor), requested.words).selectAll('contacts')
  return ordered(db, actor, found, requested, now).limit(requested.limit).offset(requested.offset).execute()
}

/** Counts customers on all pages. */
export async function countCustomers(db: Db, actor: Actor, words: readonly SearchWord[]): Promise<number> {
  const { count } = await matching(visibleCustomers(db, actor), words)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Finds a customer this actor may see, without merged duplicates. */
export function findCustomerRow(db: Db, actor: Actor, contactId: string): Promise<ContactRow | undefined> {
  return visibleCustomers(db, actor).selectAll('contacts').where('contacts.id', '=', contactId).executeTakeFirst()
}

/** Finds possible duplicates: same phone number, name or mailbox. */
export function findAlike(db: Db, actor: Actor, customer: ContactRow): Promise<ContactRow[]> {
  const { id, first_name, last_name, email, search_digits } = customer
  const samePhone = sql<SqlBool>`(length(contacts.search_digits) >= 7 and length(${search_digits}) >= 7
    and right(contacts.search_digits, 8) = right(${search_digits}, 8))`
  const sameName = sql<SqlBool>`(folded(contacts.first_name) = folded(${first_name})
    and folded(contacts.last_name) = folded(${last_name}))`
  const box = (address: unknown) => sql`replace(split_part(split_part(lower(${address}), '@', 1), '+', 1), '.', '')`
  const sameBox = sql<SqlBool>`${box(sql.ref('contacts.email'))} = ${box(email)}`
  return visibleCustomers(db, actor)
    .selectAll('contacts')
    .where('contacts.id', '!=', id)
    .where((eb) =>
      eb.or([
        ...(search_digits.length >= 7 ? [samePhone] : []),
        ...(first_name && last_name ? [sameName] : []),
        ...(email ? [sameBox] : []),
        sql<SqlBool>`false`,
      ]),
    )
    .orderBy('contacts.created_at')
    .orderBy('contacts.id')
    .limit(10)
    .execute()
}

function visibleCustomers(db: Db, actor: Actor): Customers<object> {
  return db
    .selectFrom('contacts')
    .where('contacts.site_id', '=', actor.siteId)
    .where('merged_into_id', 'is', null)
    .where('erased_at', 'is', null)
    .where(isSeenContact(db, actor))
}

function matching<O>(customers: Customers<O>, words: readonly SearchWord[]): Customers<O> {
  return words.reduce((found, { text, digits }) => {
    const inText = sql<SqlBool>`contacts.search_text like folded(${anywhere(text)})`
    if (digits === null) return found.where(inText)
    return found.where(sql<SqlBool>`(${inText} or contacts.search_digits like ${anywhere(digits)})`)
  }, customers)
}

function ordered<O>(
  db: Db,
  actor: Actor,
  found: Customers<O>,
  { sort, words }: CustomersRequest,
  now: number,
): Customers<O> {
  if (sort === 'CREATED') return found.orderBy('contacts.created_at', 'desc').orderBy('contacts.id')
  if (sort === 'LAST_VISIT' || sort === 'NEXT_VISIT' || sort === 'NO_SHOWS') {
    const sums = visitSums(db, { siteId: actor.siteId, visible: visibleTo(actor) }, now).as('sums')
    const joined = found.leftJoin(sums, 'sums.contact_id', 'contacts.id')
    const by = {
      LAST_VISIT: sql`sums.last_visit desc nulls last`,
      NEXT_VISIT: sql`sums.next_visit asc nulls last`,
      NO_SHOWS: sql`coalesce(sums.no_shows, 0) desc, sums.last_no_show desc nulls last`,
    }
    return byName(joined.orderBy(by[sort]) as unknown as Customers<O>)
  }
  return byName(sort === undefined && words.length > 0 ? found.orderBy(beginnings(words), 'desc') : found)
}

function byName<O>(found: Customers<O>): Customers<O> {
  return found.orderBy(sql`lower(contacts.last_name)`).orderBy(sql`lower(contacts.first_name)`).orderBy('contacts.id')
}

/** Counts the terms that begin a name or an address. */
function beginnings(words: readonly SearchWord[]) {
  const each = words.map(
    ({ text }) => sql`(contacts.search_text like folded(${anywhere(text).replace('%', '% ')}))::int`,
  )
  return sql<number>`${sql.join(each, sql` + `)}`
}

/** Builds an escaped LIKE pattern that matches anywhere. */
function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
