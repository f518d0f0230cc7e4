import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { refuseShape } from '../../../../refusal.ts'
import { confirmAnswers, lockAnswers } from '../../../forms/index.ts'
import { findBookingOfSubmission } from '../../store/submissions.ts'
import { withoutContact } from './booking-submissions.ts'

type HandedIn = {
  actor: Actor
  /** Form of the service. */
  formId: string
  submissionId: string | null | undefined
  /** Answers were sent with the booking itself. */
  isAnswered: boolean
  /** Path of the id in the request. */
  field: string
}

/**
 * Takes answers that were handed in before and that the new booking names: it repeats them and keeps its contact.
 * Returns nothing to store without an id.
 */
export async function takeHandedIn(
  context: Context,
  tx: Tx,
  { actor, formId, submissionId, isAnswered, field }: HandedIn,
): Promise<{ formSubmissionId: string; additionalFields: bookings.CustomFormField[] } | undefined> {
  if (!submissionId) return undefined
  if (isAnswered) return refuseShape(field, 'cannot be given together with formSubmission')
  const submission = await lockAnswers(context, tx, actor, submissionId)
  if (!submission) return refuseShape(field, 'must be answers that were handed in')
  if (submission.formId !== formId) return refuseShape(field, 'must be answers to the form of the service')
  if (await findBookingOfSubmission(tx, actor.siteId, submission.id))
    return refuseShape(field, 'belongs to a booking already')
  await confirmAnswers(context, tx, { actor, submission })
  return { formSubmissionId: submission.id, additionalFields: withoutContact(submission) }
}
