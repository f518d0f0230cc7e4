import { randomUUID } from 'node:crypto'
import type { forms } from '@kalends/contract'
import type { FormField } from './fields.ts'

type Question = {
  target: string
  label: string
  contactField?: forms.ContactField
  required?: boolean
  maxLength: number
  format?: forms.FormatEnumFormat
}

const questions: Question[] = [
  { target: 'first_name', label: 'First name', contactField: 'FIRST_NAME', required: true, maxLength: 100 },
  { target: 'last_name', label: 'Last name', contactField: 'LAST_NAME', maxLength: 100 },
  { target: 'email', label: 'Email', contactField: 'EMAIL', required: true, maxLength: 320, format: 'EMAIL' },
  { target: 'phone', label: 'Phone', contactField: 'PHONE', maxLength: 50, format: 'PHONE' },
  { target: 'message', label: 'Message', maxLength: 2000 },
]

/** First name and email are asked for; last name, phone and a message may be left out. */
export function defaultBookingFields(): FormField[] {
  return questions.map((question) => ({
    id: randomUUID(),
    hidden: false,
    identifier: question.contactField ? `CONTACTS_${question.contactField}` : 'LONG_TEXT',
    fieldType: 'INPUT',
    inputOptions: {
      target: question.target,
      pii: true,
      required: question.required ?? false,
      readOnly: false,
      inputType: 'STRING',
      ...(question.contactField ? { contactMapping: { contactField: question.contactField } } : {}),
      stringOptions: stringOptions(question),
    },
  }))
}

function stringOptions({ label, maxLength, format }: Question): forms._String {
  const input = { label, showLabel: true }
  const bounds = { maxLength, ...(format ? { format } : {}) }
  return {
    ...(format === 'PHONE'
      ? { componentType: 'PHONE_INPUT', phoneInputOptions: input }
      : { componentType: 'TEXT_INPUT', textInputOptions: input }),
    validation: bounds,
  }
}
