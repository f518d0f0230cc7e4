import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { refuseFields } from '../../../../refusal.ts'
import {
  answeredContact,
  closedForm,
  type Form,
  judgeAnswers,
  listContactDetails,
  loadForm,
  writeSubmission,
} from '../../../forms/index.ts'
import { additionalFields, withLabels } from '../../view/additional-fields.ts'

type Answers = Readonly<Record<string, unknown>>

export type BookingAnswers = {
  contactDetails: bookings.ContactDetails
  additionalFields: bookings.CustomFormField[]
  /** The form and its answers; undefined when none were sent. */
  answered: { form: Form; answers: Record<string, unknown>; replaces?: readonly string[] | undefined } | undefined
}

export type AnswersSent = {
  actor: Actor
  formId: string
  /** Absent when a front end sends contact details only. */
  formSubmission: Answers | null | undefined
  contactDetails: bookings.ContactDetails | null | undefined
  /** Answers in the older shape, for front ends that send no `formSubmission`. */
  additionalFields?: bookings.CustomFormField[] | null | undefined
  /** Enforces required questions and the form's limits; false for staff. */
  required: boolean
  /** Submissions of the booking that this one replaces. */
  replaces?: readonly string[]
}

/**
 * Reads contact details and form answers. Answers take precedence: of the details sent, only fields that the form does
 * not ask for are used. Reports all violations at once.
 */
export async function readAnswers(context: Context, tx: Tx, sent: AnswersSent): Promise<BookingAnswers> {
  const given = sent.contactDetails ?? {}
  const { actor, required, replaces } = sent
  const fields = sent.additionalFields ?? []
  if (!sent.formSubmission && fields.length === 0)
    return { contactDetails: given, additionalFields: [], answered: undefined }
  const form = await loadForm(tx, actor.siteId, sent.formId)
  if (!sent.formSubmission)
    return { contactDetails: given, additionalFields: withLabels(form, fields), answered: undefined }
  const closed = required ? await closedForm(context, tx, { form, actor, at: 'formSubmission' }) : []
  if (closed.length > 0) return refuseFields(closed)
  const options = { actor, required, replaces, at: 'formSubmission' }
  const judged = await judgeAnswers(tx, form, sent.formSubmission, options)
  if (judged.faults.length > 0) return refuseFields(judged.faults)
  const inForm = listContactDetails(form)
  const rest = Object.fromEntries(Object.entries(given).filter(([name, it]) => it && !inForm.has(name)))
  return {
    contactDetails: { ...rest, ...answeredContact(form, judged.stored) },
    additionalFields: additionalFields(form, judged.stored),
    answered: { form, answers: judged.stored, replaces },
  }
}

/** Saves the answers as a submission of the contact. Returns its id, or null without answers. */
export async function saveAnswers(
  context: Context,
  tx: Tx,
  { actor, answered, contactId }: { actor: Actor; answered: BookingAnswers['answered']; contactId: string | null },
): Promise<string | null> {
  if (!answered) return null
  const submission = await writeSubmission(context, tx, { ...answered, actor, contactId, status: 'CONFIRMED' })
  return submission.id
}
