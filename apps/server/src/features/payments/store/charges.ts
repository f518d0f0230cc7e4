import { type Insertable, type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import { isOwned, type Owner } from './own-subjects.ts'

/** What a charge is for. */
export type SubjectType = 'BOOKING' | 'ORDER' | 'CANCELLATION_FEE' | 'NO_SHOW_FEE'
/** A line of a charge; `amountMinor` is that of the whole line. */
export type ChargeLine = {
  name: string
  quantity: number
  /** Of a rental by the day, how many days each is for. */
  days?: number
  amountMinor: number
  /** A line that is no item; its name is for readers of the API. */
  kind?: 'PAID_ELSEWHERE'
}

export type ChargeRow = Omit<Selectable<Database['charges']>, 'lines' | 'subject_type'> & {
  subject_type: SubjectType
  lines: ChargeLine[]
}

export type ChargeColumns = Omit<Insertable<Database['charges']>, 'lines'> & { lines: readonly ChargeLine[] }

/** Inserts a charge; undefined if its subject has one already. */
export async function insertCharge(tx: Tx, charge: ChargeColumns): Promise<ChargeRow | undefined> {
  const row = await tx
    .insertInto('charges')
    .values({ ...charge, lines: jsonb(charge.lines) })
    .onConflict((conflict) => conflict.constraint('charges_subject_type_subject_id_cycle_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as ChargeRow | undefined
}

export async function findCharge(db: Db, siteId: string, id: string): Promise<ChargeRow | undefined> {
  const row = await selectCharges(db, siteId).where('id', '=', id).executeTakeFirst()
  return row as ChargeRow | undefined
}

export async function lockCharge(tx: Tx, siteId: string, id: string): Promise<ChargeRow | undefined> {
  const row = await selectCharges(tx, siteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row as ChargeRow | undefined
}

/** Locks several charges, in the order of what they are for: as orders lock their bookings. */
export async function lockCharges(tx: Tx, siteId: string, ids: readonly string[]): Promise<ChargeRow[]> {
  const rows = await selectCharges(tx, siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('subject_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows as ChargeRow[]
}

/** Locks the charge of a subject. */
export async function lockChargeOf(
  tx: Tx,
  siteId: string,
  { subjectType, subjectId, cycle }: { subjectType: SubjectType; subjectId: string; cycle: number },
): Promise<ChargeRow | undefined> {
  const row = await selectCharges(tx, siteId)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('cycle', '=', cycle)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row as ChargeRow | undefined
}

/** Finds the charges of some bookings or orders, by cycle. */
export async function findCharges(
  db: Db,
  siteId: string,
  subjectType: SubjectType,
  subjectIds: readonly string[],
): Promise<ChargeRow[]> {
  if (subjectIds.length === 0) return []
  const rows = await selectCharges(db, siteId)
    .where('subject_type', '=', subjectType)
    .where(sql<boolean>`subject_id = any(${[...subjectIds]}::uuid[])`)
    .orderBy('subject_id')
    .orderBy('cycle')
    .execute()
  return rows as ChargeRow[]
}

/** Lists everything a member was charged, oldest first. */
export async function listChargesOf(db: Db, siteId: string, owner: Owner): Promise<ChargeRow[]> {
  const rows = await selectCharges(db, siteId)
    .where(isOwned(siteId, owner, { contactId: 'charges.contact_id', chargeId: 'charges.id' }))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows as ChargeRow[]
}

/** Finds charges by id. */
export async function findChargesById(db: Db, siteId: string, ids: readonly string[]): Promise<ChargeRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCharges(db, siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows as ChargeRow[]
}

export type ChargeChanges = Partial<
  Pick<
    ChargeRow,
    | 'contact_id'
    | 'paid_minor'
    | 'refunded_minor'
    | 'credited_minor'
    | 'owed_back_minor'
    | 'waived_minor'
    | 'settled_tax_minor'
    | 'subtotal_minor'
    | 'discount_minor'
    | 'tax_minor'
    | 'tax_name'
    | 'tax_percent'
    | 'tax_included'
    | 'total_minor'
    | 'lines'
  >
>

/** Updates a locked charge. */
export async function updateCharge(tx: Tx, charge: ChargeRow, changes: ChargeChanges, now: number): Promise<ChargeRow> {
  const { lines, ...amounts } = changes
  const row = await tx
    .updateTable('charges')
    .set({ ...amounts, ...(lines ? { lines: jsonb(lines) } : {}), updated_at: instant(now) })
    .set({ revision: sql`revision + 1` })
    .where('site_id', '=', charge.site_id)
    .where('id', '=', charge.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as ChargeRow
}

function selectCharges(db: Db, siteId: string) {
  return db.selectFrom('charges').selectAll().where('site_id', '=', siteId)
}
