import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { checkAnswers, contactOfAnswers, type Form, type FormField, loadForm } from '../../forms/index.ts'

type Answers = Readonly<Record<string, unknown>>

export type BookingAnswers = {
  contactDetails: bookings.ContactDetails
  additionalFields: bookings.CustomFormField[]
}

export type AnswersSent = {
  formId: string
  /** Absent: existing front ends send contact details alone. */
  formSubmission: Answers | null | undefined
  contactDetails: bookings.ContactDetails | null | undefined
  /** Questions the form demands an answer to bind customers only. */
  required: boolean
}

/**
 * Who books and what they answered. With answers the contact comes from them, and of the details sent only what the form
 * does not ask for counts; all faults are told at once.
 */
export async function readAnswers(db: Db, siteId: string, sent: AnswersSent): Promise<BookingAnswers> {
  const given = sent.contactDetails ?? {}
  if (!sent.formSubmission) return { contactDetails: given, additionalFields: [] }
  const form = await loadForm(db, siteId, sent.formId)
  const faults = checkAnswers(form, sent.formSubmission, { required: sent.required })
  if (faults.length > 0) return refuseFields(faults)
  const { contactId, fullAddress, timeZone, countryCode } = given
  const rest = Object.fromEntries(
    Object.entries({ contactId, fullAddress, timeZone, countryCode }).filter(([, it]) => it),
  )
  return {
    contactDetails: { ...rest, ...contactOfAnswers(form, sent.formSubmission) },
    additionalFields: extraFields(form, sent.formSubmission),
  }
}

/** Answers that are not the contact's, by field, as the older part of the wire shows them. */
function extraFields(form: Form, answers: Answers): bookings.CustomFormField[] {
  return form.fields.flatMap((field) => {
    const { inputOptions: input } = field
    if (!input || field.hidden || input.contactMapping || !Object.hasOwn(answers, input.target)) return []
    const value = written(answers[input.target])
    return value === '' ? [] : [{ id: field.id, value, label: labelOf(field), valueType: valueType(field) }]
  })
}

function written(answer: unknown): string {
  if (Array.isArray(answer)) return answer.map(written).join(', ')
  return answer === null || answer === undefined ? '' : String(answer).trim()
}

function valueType({ identifier, inputOptions }: FormField): bookings.ValueType {
  if (inputOptions?.inputType === 'BOOLEAN') return 'CHECK_BOX'
  return identifier === 'LONG_TEXT' ? 'LONG_TEXT' : 'SHORT_TEXT'
}

/** Each component keeps its label in options of its own name. */
function labelOf({ inputOptions }: FormField): string {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions } = inputOptions ?? {}
  const options = Object.values(stringOptions ?? numberOptions ?? booleanOptions ?? arrayOptions ?? {})
  const labels = options.map((option) => (option as { label?: unknown } | null)?.label)
  return labels.find((label) => typeof label === 'string') ?? inputOptions?.target ?? ''
}
