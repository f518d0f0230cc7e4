import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { eraseSubmissions } from '../../../forms/index.ts'
import type { BookingChanges, BookingRow, NewBooking } from '../../store/rows.ts'
import { type Change, writeChange } from '../write-change.ts'

/** Books a hold again whose booking was not paid: the booking becomes what was sent now. */
export async function bookAgain(
  context: Context,
  tx: Tx,
  { unpaid, row }: { unpaid: BookingRow; row: NewBooking },
  change: Change,
): Promise<BookingRow> {
  const booking = await writeChange(context, tx, unpaid, changesOf(row), change)
  const replaced = listSubmissions(unpaid).filter(
    (id) => id !== booking.form_submission_id && id !== booking.intake_submission_id,
  )
  if (replaced.length > 0) await eraseSubmissions(tx, booking.site_id, replaced)
  return booking
}

/** The answers that were sent with a booking. */
export function listSubmissions({ form_submission_id, intake_submission_id }: BookingRow): string[] {
  return [form_submission_id, intake_submission_id].filter((id) => id !== null)
}

function changesOf(row: NewBooking): BookingChanges {
  return {
    status: row.status,
    payment_status: row.payment_status,
    selected_payment_option: row.selected_payment_option,
    deposit_selected: row.deposit_selected ?? null,
    session_id: row.session_id,
    seats_taken: row.seats_taken ?? 0,
    resource_id: row.resource_id,
    resource: row.resource,
    resource_ids: row.resource_ids,
    location: row.location,
    location_type: row.location_type,
    location_id: row.location_id,
    title: row.title,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    local_start: row.local_start,
    attends_from: row.attends_from,
    time_zone: row.time_zone,
    buffer_before_minutes: row.buffer_before_minutes,
    buffer_after_minutes: row.buffer_after_minutes,
    total_participants: row.total_participants,
    participants_choices: row.participants_choices ?? null,
    booked_add_ons: row.booked_add_ons ?? [],
    agreed_price: row.agreed_price ?? null,
    agreement: null,
    policy_snapshot: row.policy_snapshot,
    contact_id: row.contact_id,
    contact_details: row.contact_details,
    additional_fields: row.additional_fields ?? [],
    form_id: row.form_id,
    form_submission_id: row.form_submission_id ?? null,
    intake_submission_id: row.intake_submission_id ?? null,
    created_by_type: row.created_by_type,
    created_by_id: row.created_by_id,
    created_by_contact_id: row.created_by_contact_id,
    language: row.language,
  }
}
