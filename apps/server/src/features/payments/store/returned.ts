import { type RawBuilder, sql } from 'kysely'
import { instant, type Tx } from '../../../db/database.ts'

/** Bookings or orders that go back to a customer whose merge is undone. */
export type Returned = { siteId: string; fromId: string; toId: string; subjectIds: readonly string[] }

/** Moves the charges of subjects, with their payments and receipts, to the customer the subjects go back to. Returns their ids. */
export async function moveCharges(
  tx: Tx,
  { siteId, fromId, toId, subjectIds }: Returned,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update charges set contact_id = ${toId}, revision = revision + 1, updated_at = ${instant(now)}
    where site_id = ${siteId} and contact_id = ${fromId} and subject_id = ${uuids(subjectIds)} returning id`.execute(tx)
  const chargeIds = rows.map(({ id }) => id)
  const ofCharges = sql`site_id = ${siteId} and contact_id = ${fromId} and charge_id = ${uuids(chargeIds)}`
  // Until an open one ends, its provider knows it by the customer it was started for.
  await sql`update payments set contact_id = ${toId}, updated_at = ${instant(now)}
    where ${ofCharges} and status = 'SUCCEEDED'`.execute(tx)
  await sql`update receipts set contact_id = ${toId} where ${ofCharges}`.execute(tx)
  return chargeIds
}

/** Moves the cards that belong to these subjects alone. */
export async function moveSubjectCards(tx: Tx, { siteId, fromId, toId, subjectIds }: Returned): Promise<void> {
  await sql`update payment_methods set contact_id = ${toId} where site_id = ${siteId} and contact_id = ${fromId}
    and (booking_id = ${uuids(subjectIds)} or order_id = ${uuids(subjectIds)})`.execute(tx)
}

/** Marks pages of these subjects that are still saving a card: what they save is removed at once. */
export async function dropSubjectCards(
  tx: Tx,
  { siteId, fromId, subjectIds }: Returned,
  chargeIds: readonly string[],
): Promise<void> {
  await sql`update card_setups set drops_card = true
    where site_id = ${siteId} and contact_id = ${fromId} and status <> 'SUCCEEDED' and subject_id = ${uuids(subjectIds)}`.execute(
    tx,
  )
  await sql`update payments set drops_card = true where site_id = ${siteId} and contact_id = ${fromId}
    and save_method and status <> 'SUCCEEDED' and charge_id = ${uuids(chargeIds)}`.execute(tx)
}

const uuids = (ids: readonly string[]): RawBuilder<unknown> => sql`any(${[...ids]}::uuid[])`
