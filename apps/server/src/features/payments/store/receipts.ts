import { type Insertable, type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { ChargeLine } from './charges.ts'

export type ReceiptKind = 'RECEIPT' | 'CREDIT_NOTE'
type CounterKind = ReceiptKind | 'DAILY_REPORT'

/** What a receipt says, as it was when it was issued. */
export type ReceiptDocument = {
  businessName: string
  customerName: string
  customerEmail: string | null
  method: string
  card: string | null
  lines: ChargeLine[]
  subtotalMinor: number
  discountMinor: number
  chargeTaxMinor: number
  totalMinor: number
  taxName: string | null
  taxPercent: string | null
  taxIncluded: boolean
  header: string
  footer: string
}
type Parts = { kind: ReceiptKind; document: ReceiptDocument }
export type ReceiptRow = Omit<Selectable<Database['receipts']>, keyof Parts> & Parts

/** Takes the next number. The counter stays locked until the transaction ends, so that numbers have no gaps. */
export async function takeNumber(tx: Tx, siteId: string, kind: CounterKind): Promise<number> {
  const { last_number } = await tx
    .insertInto('receipt_counters')
    .values({ site_id: siteId, kind, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'kind']).doUpdateSet({ last_number: sql`receipt_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export type ReceiptColumns = Omit<Insertable<Database['receipts']>, keyof Parts> & Parts

export async function insertReceipt(tx: Tx, receipt: ReceiptColumns): Promise<void> {
  await tx
    .insertInto('receipts')
    .values({ ...receipt, document: jsonb(receipt.document) })
    .execute()
}

export async function listReceiptsOfPayments(
  db: Db,
  siteId: string,
  paymentIds: readonly string[],
): Promise<ReceiptRow[]> {
  if (paymentIds.length === 0) return []
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`payment_id = any(${[...paymentIds]}::uuid[])`)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  return rows as unknown as ReceiptRow[]
}
