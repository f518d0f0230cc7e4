import type { bookings } from '@kalends/contract'
import type { Submission, SubmissionOwner } from '../../forms/index.ts'
import { findBookingOfSubmission, lockBookingOfSubmission, submissionsOnCalendar } from '../store/submissions.ts'
import { answeredFields } from '../view/additional-fields.ts'
import { writeChange } from './write-change.ts'

/** Answers to a booking form belong to the booking: it says until when they may be changed, and repeats them. */
export const bookingSubmissions: SubmissionOwner = {
  startOf: async (db, siteId, submissionId) => {
    const booking = await findBookingOfSubmission(db, siteId, submissionId)
    return booking?.starts_at ? Date.parse(booking.starts_at) : undefined
  },
  onCalendar: submissionsOnCalendar,
  follow: async (context, tx, submission, actor) => {
    const booking = await lockBookingOfSubmission(tx, submission.siteId, submission.id)
    if (!booking) return
    // Contact details of a booking are what was agreed; only what stands beside them follows.
    const changes = { additional_fields: besideContact(submission) }
    await writeChange(context, tx, booking, changes, {
      ...{ action: 'updateAnswers', author: actor, events: [{ slug: 'updated' }] },
    })
  },
}

/** What a booking repeats of its answers. */
export function besideContact({ questions, answers }: Submission): bookings.CustomFormField[] {
  const shown = questions.filter(({ target }) => !isContact(target))
  return answeredFields(shown, answers)
}

const contactTargets = new Set(['first_name', 'last_name', 'email', 'phone', 'address'])
const isContact = (target: string): boolean => contactTargets.has(target)
