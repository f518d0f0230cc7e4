import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasCharge, hasDueCharge } from '../../payments/index.ts'

/**
 * Matches bookings of which something is still to be paid: of their charge, otherwise of the agreed price of a booking
 * that takes place and that nobody settled otherwise. A price of zero or in words is nothing to pay.
 */
export function isUnpaid(alias: string): RawBuilder<SqlBool> {
  return sql`(${hasDueCharge(columnsOf(alias))} or ${isUnpaidWithoutCharge(alias)})`
}

/** Matches unpaid bookings that have no charge yet. */
export function isUnpaidWithoutCharge(alias: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(${of('status')} in ('CONFIRMED', 'PENDING')
    and ${of('payment_status')} not in ('PAID', 'REFUNDED', 'EXEMPT')
    and coalesce((${of('agreed_price')} ->> 'value')::numeric > 0, false)
    and not ${hasCharge(columnsOf(alias))})`
}

function columnsOf(alias: string) {
  return { siteId: sql.ref(`${alias}.site_id`), id: sql.ref(`${alias}.id`) }
}
