import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'

/** The booking these answers belong to. */
export async function findBookingOfSubmission(
  db: Db,
  siteId: string,
  submissionId: string,
): Promise<BookingRow | undefined> {
  return (await bookingOf(db, siteId, submissionId).executeTakeFirst()) as BookingRow | undefined
}

export async function lockBookingOfSubmission(
  tx: Tx,
  siteId: string,
  submissionId: string,
): Promise<BookingRow | undefined> {
  return (await bookingOf(tx, siteId, submissionId).forNoKeyUpdate().executeTakeFirst()) as BookingRow | undefined
}

/** Answers to bookings on the calendars of these resources; for a statement over `form_submissions`. */
export function submissionsOnCalendar(resourceIds: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from bookings where bookings.site_id = form_submissions.site_id
    and bookings.form_submission_id = form_submissions.id and bookings.resource_ids && ${[...resourceIds]}::uuid[])`
}

function bookingOf(db: Db, siteId: string, submissionId: string) {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('form_submission_id', '=', submissionId)
}
