import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Where the charge of a booking is looked for: columns of the outer statement. */
type Booking = { siteId: RawBuilder<unknown>; id: RawBuilder<unknown> }

/** What is due of a charge, here `c`; negative what is owed back. As `rules/amounts.ts`. */
export const dueOfCharge: RawBuilder<number> = sql`(c.total_minor - c.paid_minor + c.refunded_minor - c.credited_minor - c.waived_minor)`

/** Matches bookings of whose charge something is still to be paid. */
export function hasDueCharge(booking: Booking): RawBuilder<SqlBool> {
  return sql`exists (select from charges c where ${isOf(booking)} and ${dueOfCharge} > 0)`
}

/** Matches bookings of whose charge the business has money. */
export function hasMoney(booking: Booking): RawBuilder<SqlBool> {
  return sql`exists (select from charges c where ${isOf(booking)} and c.paid_minor > c.refunded_minor)`
}

/** Matches bookings that have a charge. */
export function hasCharge(booking: Booking): RawBuilder<SqlBool> {
  return sql`exists (select from charges c where ${isOf(booking)})`
}

/** Joins a booking to its charge, as `c`. */
export function isOf({ siteId, id }: Booking): RawBuilder<SqlBool> {
  return sql`c.site_id = ${siteId} and c.subject_type = 'BOOKING' and c.subject_id = ${id} and c.cycle = 0`
}
