import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Db, Tx } from '../../../../db/database.ts'
import type { Submission } from '../../../forms/index.ts'
import { findBookingOfSubmission, lockBookingOfSubmission } from '../../store/submissions.ts'
import { answeredFields } from '../../view/additional-fields.ts'
import { writeChange } from '../write-change.ts'

/** Finds the start of the booking a submission belongs to, in epoch milliseconds. */
export async function findBookingStart(db: Db, siteId: string, submissionId: string): Promise<number | undefined> {
  const booking = await findBookingOfSubmission(db, siteId, submissionId)
  return booking?.starts_at ? Date.parse(booking.starts_at) : undefined
}

/**
 * Copies changed answers to the booking they belong to, except contact details: those stay as agreed.
 */
export async function updateBookingAnswers(
  context: Context,
  tx: Tx,
  submission: Submission,
  actor: Actor,
): Promise<void> {
  const booking = await lockBookingOfSubmission(tx, submission.siteId, submission.id)
  if (!booking) return
  const changes = { additional_fields: withoutContact(submission) }
  await writeChange(context, tx, booking, changes, {
    action: 'updateAnswers',
    actor,
    events: [{ slug: 'updated' }],
  })
}

/** Returns the answers a booking stores, without contact details. */
export function withoutContact({ questions, answers }: Submission): bookings.CustomFormField[] {
  const shown = questions.filter(({ target }) => !isContact(target))
  return answeredFields(shown, answers)
}

const contactTargets = new Set(['first_name', 'last_name', 'email', 'phone', 'address'])
const isContact = (target: string): boolean => contactTargets.has(target)
