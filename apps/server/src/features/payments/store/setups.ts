import type { Insertable, Selectable } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'
import type { PaymentProviderKind } from '../rules/ledger.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import { takeDue } from './take-due.ts'

type OnlineProvider = Exclude<PaymentProviderKind, 'ON_SITE'>
type Kinds = {
  status: PaymentStatus
  provider: OnlineProvider
  subject_type: 'BOOKING' | 'ORDER' | null
  card_scope: 'CONTACT' | 'SUBJECT'
}
/** A card that a customer is saving. */
export type SetupRow = Omit<Selectable<Database['card_setups']>, keyof Kinds> & Kinds
export type SetupColumns = Omit<Insertable<Database['card_setups']>, keyof Kinds | 'idempotency_key'> &
  Kinds & { idempotency_key: IdempotencyKey }

/** Inserts a setup; undefined if its idempotency key was used. */
export async function insertSetup(tx: Tx, setup: SetupColumns): Promise<SetupRow | undefined> {
  const row = await tx
    .insertInto('card_setups')
    .values(setup)
    .onConflict((conflict) => conflict.constraint('card_setups_idempotency_key_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as SetupRow | undefined
}

export async function findSetup(db: Db, siteId: string, id: string): Promise<SetupRow | undefined> {
  return (await selectSetups(db, siteId).where('id', '=', id).executeTakeFirst()) as SetupRow | undefined
}

export async function lockSetup(tx: Tx, siteId: string, id: string): Promise<SetupRow | undefined> {
  const row = await selectSetups(tx, siteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row as SetupRow | undefined
}

export async function findSetupByKey(db: Db, siteId: string, key: IdempotencyKey): Promise<SetupRow | undefined> {
  const row = await selectSetups(db, siteId).where('idempotency_key', '=', key).executeTakeFirst()
  return row as SetupRow | undefined
}

export async function findSetupOfProvider(
  db: Db,
  siteId: string,
  { provider, providerSetupId }: { provider: OnlineProvider; providerSetupId: string },
): Promise<SetupRow | undefined> {
  const row = await selectSetups(db, siteId)
    .where('provider', '=', provider)
    .where('provider_setup_id', '=', providerSetupId)
    .executeTakeFirst()
  return row as SetupRow | undefined
}

type SetupChanges = Partial<
  Pick<SetupRow, 'status' | 'provider_setup_id' | 'payment_method_id' | 'failure_code' | 'check_at'>
>

/** Updates a locked setup. */
export async function updateSetup(tx: Tx, setup: SetupRow, changes: SetupChanges, now: number): Promise<SetupRow> {
  const row = await tx
    .updateTable('card_setups')
    .set({ ...changes, updated_at: instant(now) })
    .where('site_id', '=', setup.site_id)
    .where('id', '=', setup.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as SetupRow
}

/** Takes setups that are due for a question to their provider; no other process takes them for some minutes. */
export async function takeSetupsToCheck(
  db: Db,
  due: { now: number; limit: number },
): Promise<{ siteId: string; id: string }[]> {
  const rows = await takeDue(db, 'card_setups', ['site_id', 'id'], due)
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

function selectSetups(db: Db, siteId: string) {
  return db.selectFrom('card_setups').selectAll().where('site_id', '=', siteId)
}
