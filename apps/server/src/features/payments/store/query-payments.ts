import { type SqlBool, sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import { customerMatches, ofContact } from '../../contacts/index.ts'
import type { ChargeRow, SubjectType } from './charges.ts'
import { isOwned, type Owner } from './own-subjects.ts'
import type { PaymentRow } from './payments.ts'
import type { ReceiptRow } from './receipts.ts'

export type Page = { limit: number; offset: number }
export type PaymentsFilter = {
  words: readonly string[]
  statuses?: readonly string[] | undefined
  methods?: readonly string[] | undefined
  contactId?: string | undefined
  chargeId?: string | undefined
  locationId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Only payments with a dispute that is open. */
  isDisputed?: boolean | undefined
  /** Only payments with a refund that was returned since then, in epoch milliseconds, and not made again. */
  returnedSince?: number | undefined
}

/** Lists payments, latest first, and counts them. */
export async function queryPaymentRows(
  db: Db,
  siteId: string,
  filter: PaymentsFilter,
  page: Page,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const base = filtered(db, siteId, filter)
  const [rows, { total }] = await Promise.all([
    base
      .selectAll('payments')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as PaymentRow[], total }
}

export type ExportedPayment = Pick<
  PaymentRow,
  | 'id'
  | 'created_at'
  | 'status'
  | 'method'
  | 'currency'
  | 'amount_minor'
  | 'refunded_minor'
  | 'tax_minor'
  | 'card_brand'
  | 'card_last4'
  | 'failure_code'
  | 'recorded_by_name'
> & { subject_type: string; description: string; customer: string }

/** Lists payments with what they were for and who paid, latest first. */
export async function listExportedPayments(
  db: Db,
  siteId: string,
  filter: PaymentsFilter,
  limit: number,
): Promise<ExportedPayment[]> {
  const rows = await filtered(db, siteId, filter)
    .innerJoin('charges as c', (join) =>
      join.onRef('c.site_id', '=', 'payments.site_id').onRef('c.id', '=', 'payments.charge_id'),
    )
    .leftJoin('contacts', (join) =>
      join.onRef('contacts.site_id', '=', 'payments.site_id').onRef('contacts.id', '=', 'c.contact_id'),
    )
    .select([
      'payments.id',
      'payments.created_at',
      'payments.status',
      'payments.method',
      'payments.currency',
      'payments.amount_minor',
      'payments.refunded_minor',
      'payments.tax_minor',
      'payments.card_brand',
      'payments.card_last4',
      'payments.failure_code',
      'payments.recorded_by_name',
      'c.subject_type',
      sql<string>`coalesce(c.lines -> 0 ->> 'name', '')`.as('description'),
      sql<string>`concat_ws(' ', contacts.first_name, contacts.last_name)`.as('customer'),
    ])
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .execute()
  return rows as ExportedPayment[]
}

function filtered(db: Db, siteId: string, filter: PaymentsFilter) {
  return db
    .selectFrom('payments')
    .where('payments.site_id', '=', siteId)
    .$if(filter.statuses !== undefined, (query) =>
      query.where(sql<SqlBool>`payments.status = any(${[...(filter.statuses ?? [])]})`),
    )
    .$if(filter.methods !== undefined, (query) =>
      query.where(sql<SqlBool>`payments.method = any(${[...(filter.methods ?? [])]})`),
    )
    .$if(filter.contactId !== undefined, (query) =>
      query.where(ofContact(siteId, sql.ref('payments.contact_id'), filter.contactId ?? '')),
    )
    .$if(filter.chargeId !== undefined, (query) => query.where('payments.charge_id', '=', filter.chargeId ?? ''))
    .$if(filter.locationId !== undefined, (query) => query.where('payments.location_id', '=', filter.locationId ?? ''))
    .$if(filter.from !== undefined, (query) => query.where('payments.created_at', '>=', filter.from ?? ''))
    .$if(filter.to !== undefined, (query) => query.where('payments.created_at', '<', filter.to ?? ''))
    .$if(filter.isDisputed === true, (query) => query.where(hasOpenDispute(siteId)))
    .$if(filter.returnedSince !== undefined, (query) =>
      query.where(hasReturnedRefund(siteId, filter.returnedSince ?? 0)),
    )
    .$if(filter.words.length > 0, (query) =>
      query.where(customerMatches(siteId, sql.ref('payments.contact_id'), filter.words)),
    )
}

function hasOpenDispute(siteId: string) {
  return sql<SqlBool>`payments.id in (select d.payment_id from payment_disputes d
    where d.site_id = ${siteId} and d.status = 'OPEN')`
}

function hasReturnedRefund(siteId: string, since: number) {
  return sql<SqlBool>`(payments.id in (select r.payment_id from refunds r
    where r.site_id = ${siteId} and r.reversed_at >= ${instant(since)} and r.origin <> 'DISPUTE'
      and not exists (select from refunds later where later.site_id = r.site_id and later.payment_id = r.payment_id
      and later.created_at > r.reversed_at and later.status <> 'FAILED'))
    or (payments.succeeded_at is not null and payments.amount_minor > payments.applied_minor and payments.id in (
      select r.payment_id from refunds r where r.site_id = ${siteId} and r.is_overpayment and r.status = 'FAILED'
      and r.updated_at >= ${instant(since)}) and ${unreturnedExcess} > 0
      and not ${hasOpenDispute(siteId)}))`
}

export type ChargesFilter = {
  contactId?: string | undefined
  subjectType?: SubjectType | undefined
  subjectIds?: readonly string[] | undefined
  dueOnly: boolean
}

/** Lists charges, latest first, and counts them. */
export async function queryChargeRows(
  db: Db,
  siteId: string,
  filter: ChargesFilter,
  page: Page,
): Promise<{ rows: ChargeRow[]; total: number }> {
  const base = db
    .selectFrom('charges')
    .where('site_id', '=', siteId)
    .$if(filter.contactId !== undefined, (query) =>
      query.where(ofContact(siteId, sql.ref('charges.contact_id'), filter.contactId ?? '')),
    )
    .$if(filter.subjectType !== undefined, (query) => query.where('subject_type', '=', filter.subjectType ?? ''))
    .$if(filter.subjectIds !== undefined, (query) =>
      query.where(sql<SqlBool>`subject_id = any(${[...(filter.subjectIds ?? [])]}::uuid[])`),
    )
    .$if(filter.dueOnly, (query) => query.where(sql<SqlBool>`${balance} > 0`))
  const [rows, { total }] = await Promise.all([
    base
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as ChargeRow[], total }
}

/** What is due of a charge; negative what is owed back. As `rules/amounts.ts`. */
const balance = sql<number>`(total_minor - paid_minor + refunded_minor - credited_minor - waived_minor)`

/** What a payment brought beyond its charge and does not go back, because its refund failed. As `reserveExcess`. */
const unreturnedExcess = sql<number>`(payments.amount_minor - payments.applied_minor - coalesce((select sum(r.amount_minor)
  from refunds r where r.site_id = payments.site_id and r.payment_id = payments.id and r.is_overpayment
  and r.status <> 'FAILED'), 0))`

/** Sums what a customer paid beyond their charges and did not get back, in minor units by currency. */
export async function sumUnreturnedExcess(
  db: Db,
  siteId: string,
  contactId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('charges', (join) =>
      join.onRef('charges.site_id', '=', 'payments.site_id').onRef('charges.id', '=', 'payments.charge_id'),
    )
    .where('payments.site_id', '=', siteId)
    .where('payments.status', '=', 'SUCCEEDED')
    .where(sql<SqlBool>`payments.amount_minor > payments.applied_minor`)
    .where(ofContact(siteId, sql.ref('charges.contact_id'), contactId))
    .select(['payments.currency', sql<number>`sum(${unreturnedExcess})::bigint`.as('excess')])
    .groupBy('payments.currency')
    .execute()
  return new Map(rows.map(({ currency, excess }) => [currency, excess]))
}

export type BalanceRow = { currency: string; owedMinor: number; owedBackMinor: number; paidMinor: number }

/** Sums the charges of a customer, duplicates included, by currency. */
export async function sumCharges(db: Db, siteId: string, contactId: string): Promise<BalanceRow[]> {
  return db
    .selectFrom('charges')
    .where('site_id', '=', siteId)
    .where(ofContact(siteId, sql.ref('charges.contact_id'), contactId))
    .select([
      'currency',
      sql<number>`sum(greatest(${balance}, 0))::bigint`.as('owedMinor'),
      sql<number>`sum(owed_back_minor)::bigint`.as('owedBackMinor'),
      sql<number>`sum(paid_minor - refunded_minor)::bigint`.as('paidMinor'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}

const noOwner: Owner = { contactIds: [], memberId: undefined }

/** Whose receipts: a customer's, a member's, or all. */
export type ReceiptsFilter = { contactId?: string | undefined; owner?: Owner | undefined }

export async function queryReceiptRows(
  db: Db,
  siteId: string,
  filter: ReceiptsFilter,
  page: Page,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const base = receiptsOf(db, siteId, filter)
  const [rows, { total }] = await Promise.all([
    base.selectAll().orderBy('issued_at', 'desc').orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as unknown as ReceiptRow[], total }
}

/** Lists every receipt and credit note of a member, oldest first. */
export async function listReceiptsOf(db: Db, siteId: string, owner: Owner): Promise<ReceiptRow[]> {
  const rows = await receiptsOf(db, siteId, { owner }).selectAll().orderBy('issued_at').orderBy('id').execute()
  return rows as unknown as ReceiptRow[]
}

export async function findReceipt(
  db: Db,
  siteId: string,
  filter: ReceiptsFilter & { id: string },
): Promise<ReceiptRow | undefined> {
  const row = await receiptsOf(db, siteId, filter).selectAll().where('id', '=', filter.id).executeTakeFirst()
  return row as unknown as ReceiptRow | undefined
}

function receiptsOf(db: Db, siteId: string, { contactId, owner }: ReceiptsFilter) {
  return db
    .selectFrom('receipts')
    .where('site_id', '=', siteId)
    .$if(contactId !== undefined, (query) =>
      query.where(ofContact(siteId, sql.ref('receipts.contact_id'), contactId ?? '')),
    )
    .$if(owner !== undefined, (query) =>
      query.where(
        isOwned(siteId, owner ?? noOwner, { contactId: 'receipts.contact_id', chargeId: 'receipts.charge_id' }),
      ),
    )
}
