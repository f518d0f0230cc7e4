import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import { confirmAnswers, lockAnswers } from '../../forms/index.ts'
import { withoutContact } from '../steps/intake/booking-submissions.ts'
import { loadIntakeFormId } from '../steps/intake/intake-answers.ts'
import { showBooking } from '../steps/show-booking.ts'
import { writeChange } from '../steps/write-change.ts'
import { lockBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { findBookingOfSubmission } from '../store/submissions.ts'
import { visibleTo } from '../store/visible-to.ts'

export const setBookingSubmissionId: Operation<'setBookingSubmissionId'> = async (call, context) => {
  const booking = await context.transaction((tx) => link(context, tx, call))
  return { booking: await showBooking(context.db, booking, call.actor) }
}

/** Links a submission. Locks it before the booking, the same order as when answers change. */
async function link(
  context: Context,
  tx: Tx,
  { input, actor }: Call<bookings.SetBookingSubmissionIdRequest>,
): Promise<BookingRow> {
  const submission = await lockAnswers(context, tx, actor, input.submissionId)
  const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  if (!submission) return refuseShape('submissionId', 'must be answers that were handed in')
  const isIntake = submission.formId === (await loadIntakeFormId(tx, booking))
  if (!isIntake && submission.formId !== booking.form_id)
    return refuseShape('submissionId', 'must be answers to a form of the booking')
  if (isIntake ? booking.intake_submission_id : booking.form_submission_id)
    return refuseShape('bookingId', 'has answers already')
  if (await findBookingOfSubmission(tx, booking.site_id, submission.id))
    return refuseShape('submissionId', 'belongs to a booking already')
  await confirmAnswers(context, tx, { actor, submission })
  const changes = isIntake
    ? { intake_submission_id: submission.id }
    : { form_submission_id: submission.id, additional_fields: withoutContact(submission) }
  return writeChange(context, tx, booking, changes, {
    action: 'linkAnswers',
    actor,
    events: [{ slug: 'updated' }],
  })
}
