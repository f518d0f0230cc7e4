import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { findAnswers } from '../../forms/index.ts'
import { findProven } from '../../members/index.ts'
import { findEveryBooking } from '../store/bookings-of-member.ts'
import { bookedBy } from '../store/visible-to.ts'
import { bookingView } from '../view/booking.ts'

/** Returns every booking of a member with the answers given for it. */
export async function exportBookings(
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<{ bookings: bookings.Booking[]; answers: object[] }> {
  const visible = bookedBy({ siteId, memberId })
  const rows = await findEveryBooking(db, siteId, visible)
  const submissions = rows.flatMap((row) => [row.form_submission_id, row.intake_submission_id])
  const answers = await findAnswers(
    db,
    siteId,
    submissions.filter((id) => id !== null),
  )
  const { contactIds } = await findProven(db, siteId, memberId)
  return { bookings: rows.map((row) => bookingView(row, 'customer', contactIds)), answers }
}
