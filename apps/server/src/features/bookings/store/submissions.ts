import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'
import { usesAnyResource } from './visible-to.ts'

/** Finds the booking of a submission, whether to its booking form or its intake form. */
export async function findBookingOfSubmission(
  db: Db,
  siteId: string,
  submissionId: string,
): Promise<BookingRow | undefined> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('form_submission_id', '=', submissionId), eb('intake_submission_id', '=', submissionId)]))
    .executeTakeFirst()
  return row as BookingRow | undefined
}

/** Locks the booking whose booking form this submission answers. */
export async function lockBookingOfSubmission(
  tx: Tx,
  siteId: string,
  submissionId: string,
): Promise<BookingRow | undefined> {
  const row = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('form_submission_id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row as BookingRow | undefined
}

/** Lists the submissions of bookings, to their booking forms and their intake forms. */
export async function listSubmissionIds(tx: Tx, siteId: string, bookingIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select(['form_submission_id', 'intake_submission_id'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...bookingIds]}::uuid[])`)
    .execute()
  return rows.flatMap((row) => [row.form_submission_id ?? [], row.intake_submission_id ?? []].flat())
}

/** Answers to bookings on the calendars of these resources; for a statement over `form_submissions`. */
export function submissionsOnCalendar(resourceIds: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from bookings where bookings.site_id = form_submissions.site_id
    and form_submissions.id in (bookings.form_submission_id, bookings.intake_submission_id) and ${usesAnyResource(resourceIds)})`
}

/** Answers that belong to no booking; for a statement over `form_submissions`. */
export const withoutBooking: Expression<SqlBool> = sql<SqlBool>`not exists (select 1 from bookings
  where bookings.site_id = form_submissions.site_id
    and form_submissions.id in (bookings.form_submission_id, bookings.intake_submission_id))`
