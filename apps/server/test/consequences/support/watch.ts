import { sql } from 'kysely'
import type { Db } from '../../../src/db/database.ts'
import type { Thing } from '../table/things.ts'

/** The tables whose rows are such a thing. */
const tables: Record<string, Thing> = {
  charges: 'charge',
  waivers: 'charge',
  payments: 'payments',
  combined_payments: 'payments',
  refunds: 'refunds',
  ledger_transactions: 'ledger',
  ledger_entries: 'ledger',
  credit_grants: 'credits',
  credit_uses: 'credits',
  credit_entries: 'credits',
  orders: 'order',
  order_cycles: 'order',
  order_pause_periods: 'order',
  holds: 'holds',
  seats: 'seats',
  occupancies: 'occupancies',
  messages: 'messages',
  receipts: 'receipts',
  events: 'webhooks',
  booking_history: 'history',
  contact_history: 'history',
  member_history: 'history',
  audit_entries: 'history',
  payment_methods: 'cards',
  refresh_tokens: 'signIns',
  token_families: 'signIns',
  member_sessions: 'signIns',
  staff_sessions: 'signIns',
  bookings: 'waiting',
}

type Note = { name: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }

/** From now on the database notes each row of these tables that changes, as it was and as it is. */
export async function watchThings(db: Db): Promise<void> {
  await sql`create schema watch`.execute(db)
  await sql`create table watch.rows (name text not null, before jsonb, after jsonb)`.execute(db)
  await sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      insert into watch.rows values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$`.execute(db)
  for (const name of Object.keys(tables)) {
    await sql`create trigger watch after insert or update or delete on ${sql.table(name)}
      for each row execute function watch.note()`.execute(db)
  }
}

/** Forgets what was noted so far. */
export async function forgetRows(db: Db): Promise<void> {
  await sql`truncate watch.rows`.execute(db)
}

/** The things whose rows changed since. A booking is one only where it waits for an answer. */
export async function changedThings(db: Db, waitingId: string): Promise<Set<Thing>> {
  const { rows } = await sql<Note>`select name, before, after from watch.rows`.execute(db)
  return new Set(rows.flatMap((note) => thingsOf(note, waitingId)))
}

function thingsOf({ name, before, after }: Note, waitingId: string): Thing[] {
  const thing = tables[name]
  if (thing === undefined) return []
  if (name === 'bookings') return (after ?? before)?.['id'] === waitingId ? [thing] : []
  const attachments = (after ?? before)?.['attachments']
  const isCalendar = name === 'messages' && Array.isArray(attachments) && attachments.length > 0
  return isCalendar ? [thing, 'calendarEntries'] : [thing]
}
