import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'
import { type Visibility, visibleToAll } from './visible-to.ts'

type OfContacts = {
  siteId: string
  contactIds: readonly string[]
  /** Also those that this member made, for whomever. */
  creatorId?: string
  visible?: Visibility
}

/** Locks the bookings of contacts that have not ended and are not over, in the order of their ids. */
export async function lockComingBookings(tx: Tx, of: OfContacts, now: number): Promise<BookingRow[]> {
  const rows = await coming(tx, of, now).selectAll().orderBy('id').forNoKeyUpdate().execute()
  return rows as unknown as BookingRow[]
}

/** A coming booking, as a refusal names it. */
export type ComingBooking = { id: string; title: string; startDate: string; status: string }

/** Lists the first hundred of them, soonest first. */
export async function listComingBookings(db: Db, of: OfContacts, now: number): Promise<ComingBooking[]> {
  const rows = await coming(db, of, now)
    .select(['id', 'title', 'starts_at', 'status'])
    .orderBy('starts_at')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id, title, starts_at, status }) => ({
    id,
    title,
    startDate: new Date(starts_at).toISOString(),
    status,
  }))
}

function coming(db: Db, { siteId, contactIds, creatorId, visible = visibleToAll }: OfContacts, now: number) {
  return db
    .selectFrom('bookings')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`(contact_id = any(${[...contactIds]}::uuid[])
      or created_by_type = 'member' and created_by_id = ${creatorId ?? null}::uuid)`)
    .where('status', 'in', ['CREATED', 'PENDING', 'CONFIRMED', 'WAITING_LIST'])
    .where('ends_at', '>', instant(now))
    .where(visible)
}

type MadeSince = {
  siteId: string
  contactId: string
  /** Who made them with their accounts. */
  memberIds: readonly string[]
  /** Or under which address somebody did. */
  email: string | null
  since: number
}

/** Lists the bookings of a contact that these members made since an instant, or somebody under this address. */
export async function listMadeSince(
  db: Db,
  { siteId, contactId, memberIds, email, since }: MadeSince,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .where('created_at', '>=', instant(since))
    .where(sql<boolean>`(created_by_type = 'member' and created_by_id = any(${[...memberIds]}::uuid[])
      or lower(contact_details ->> 'email') = lower(${email}))`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
