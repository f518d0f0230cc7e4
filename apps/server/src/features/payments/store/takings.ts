import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { TakingsRow, TakingsSums } from '../rules/takings.ts'

/** Which payments and refunds: of a period in epoch milliseconds, of a report, or those of no report. */
export type TakingsOf =
  | { kind: 'period'; from: number; to: number; locationId?: string | undefined }
  | { kind: 'report'; reportId: string }
  | { kind: 'open' }

/** When a payment (p) or refund (r) was made or a refund came back (v), and the report that counts it. */
const columns = {
  p: { at: 'p.succeeded_at', report: 'p.report_id' },
  r: { at: 'r.succeeded_at', report: 'r.report_id' },
  v: { at: 'r.reversed_at', report: 'r.reversal_report_id' },
}

function condition(of: TakingsOf, what: keyof typeof columns): RawBuilder<SqlBool> {
  const [at, report] = [sql.ref(columns[what].at), sql.ref(columns[what].report)]
  if (of.kind === 'report') return sql`${report} = ${of.reportId}`
  if (of.kind === 'open') return sql`${report} is null and ${at} is not null`
  const here = of.locationId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`p.location_id = ${of.locationId}`
  return sql`${at} >= ${instant(of.from)} and ${at} < ${instant(of.to)} and ${here}`
}

/** Sums what was paid and refunded by currency, method, resource and tax, in one statement. */
export async function sumTakingsRows(db: Db, siteId: string, of: TakingsOf): Promise<TakingsRow[]> {
  const { rows } = await sql<TakingsRow>`
    select m.currency, m.method, m.resource_id, res.name as resource_name, c.tax_name, c.tax_percent::text as tax_percent,
      count(*)::int as count, sum(m.paid)::bigint as paid_minor, sum(m.refunded)::bigint as refunded_minor,
      sum(m.tax)::bigint as tax_minor
    from (
      select p.charge_id, p.currency, p.method, p.resource_id, p.amount_minor as paid, 0 as refunded, p.tax_minor as tax
      from payments p where p.site_id = ${siteId} and ${condition(of, 'p')}
      union all
      select p.charge_id, p.currency, coalesce(r.method, p.method), p.resource_id, 0, r.amount_minor, -r.tax_minor
      from refunds r join payments p on p.site_id = r.site_id and p.id = r.payment_id
      where r.site_id = ${siteId} and ${condition(of, 'r')}
      union all
      select p.charge_id, p.currency, coalesce(r.method, p.method), p.resource_id, 0, -r.amount_minor, r.tax_minor
      from refunds r join payments p on p.site_id = r.site_id and p.id = r.payment_id
      where r.site_id = ${siteId} and ${condition(of, 'v')}) m
    join charges c on c.site_id = ${siteId} and c.id = m.charge_id
    left join resources res on res.site_id = ${siteId} and res.id = m.resource_id
    group by m.currency, m.method, m.resource_id, res.name, c.tax_name, c.tax_percent`.execute(db)
  return rows
}

export type TakingsEntry = {
  at: string
  kind: 'PAYMENT' | 'REFUND' | 'REVERSAL'
  method: string
  currency: string
  amount_minor: number
  tax_minor: number
  customer: string
  subject_type: string
  description: string
  recorded_by_name: string | null
  receipt_number: number | null
}

/** Lists payments and refunds of a period, oldest first. */
export async function listTakings(
  db: Db,
  siteId: string,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<TakingsEntry[]> {
  const of = { kind: 'period', from, to } as const
  const { rows } = await sql<TakingsEntry>`
    select m.at, m.kind, m.method, m.currency, m.amount_minor, m.tax_minor, m.recorded_by_name, c.subject_type,
      coalesce(c.lines -> 0 ->> 'name', '') as description, n.number as receipt_number,
      concat_ws(' ', contact.first_name, contact.last_name) as customer
    from (
      select p.succeeded_at as at, 'PAYMENT' as kind, p.id as payment_id, null::uuid as refund_id, p.charge_id, p.method,
        p.currency, p.amount_minor, p.tax_minor, p.recorded_by_name
      from payments p where p.site_id = ${siteId} and ${condition(of, 'p')}
      union all
      select r.succeeded_at, 'REFUND', p.id, r.id, p.charge_id, coalesce(r.method, p.method), p.currency,
        -r.amount_minor, -r.tax_minor, r.recorded_by_name
      from refunds r join payments p on p.site_id = r.site_id and p.id = r.payment_id
      where r.site_id = ${siteId} and ${condition(of, 'r')}
      union all
      select r.reversed_at, 'REVERSAL', p.id, r.id, p.charge_id, coalesce(r.method, p.method), p.currency,
        r.amount_minor, r.tax_minor, null
      from refunds r join payments p on p.site_id = r.site_id and p.id = r.payment_id
      where r.site_id = ${siteId} and ${condition(of, 'v')}) m
    join charges c on c.site_id = ${siteId} and c.id = m.charge_id
    left join contacts contact on contact.site_id = ${siteId} and contact.id = c.contact_id
    left join receipts n on n.site_id = ${siteId} and n.payment_id = m.payment_id
      and n.refund_id is not distinct from m.refund_id
    order by m.at, m.payment_id, m.refund_id nulls first limit ${limit}`.execute(db)
  return rows
}

export type DailyReportRow = Omit<Selectable<Database['daily_reports']>, 'totals'> & { totals: TakingsSums }

/** Assigns everything no report has counted to a report that this transaction inserts. Returns how much it was. */
export async function assignOpenTakings(tx: Tx, siteId: string, reportId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with counted_payments as (
      update payments set report_id = ${reportId}
      where site_id = ${siteId} and report_id is null and succeeded_at is not null returning 1),
    counted_refunds as (
      update refunds set report_id = coalesce(report_id, ${reportId}),
        reversal_report_id = case when reversed_at is null then null else coalesce(reversal_report_id, ${reportId}) end
      where site_id = ${siteId} and ((report_id is null and succeeded_at is not null)
        or (reversal_report_id is null and reversed_at is not null)) returning 1)
    select ((select count(*) from counted_payments) + (select count(*) from counted_refunds))::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertDailyReport(
  tx: Tx,
  report: Omit<DailyReportRow, 'closed_at'> & { closed_at: string },
): Promise<DailyReportRow> {
  const row = await tx
    .insertInto('daily_reports')
    .values({ ...report, totals: jsonb(report.totals) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as unknown as DailyReportRow
}

export async function queryDailyReports(
  db: Db,
  siteId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DailyReportRow[]; total: number }> {
  const base = db.selectFrom('daily_reports').where('site_id', '=', siteId)
  const [rows, { total }] = await Promise.all([
    base.selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute(),
    base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as unknown as DailyReportRow[], total }
}
