import { type ContactDetail, findContactDetail, visibleQuestions } from '@kalends/contract/form-rules'
import type { Asking } from './fields.ts'

/** Contact details that answers give; absent ones are undefined. */
export type AnsweredContact = {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  fullAddress?: { formattedAddress: string }
}

const names = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phone',
  ADDRESS: 'fullAddress',
} as const satisfies Record<ContactDetail, keyof AnsweredContact>

/** Returns the contact details that a form asks for. */
export function listContactDetails({ fields }: Asking): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ inputOptions }) => {
      const detail = findContactDetail(inputOptions ?? {})
      return detail ? names[detail] : []
    }),
  )
}

/** Who answered: fields mapped to the contact or with a standard target, trimmed; blank answers say nothing. */
export function answeredContact(form: Asking, answers: Readonly<Record<string, unknown>>): AnsweredContact {
  return Object.fromEntries(
    visibleQuestions(form, answers).flatMap(({ target, input }) => {
      const detail = findContactDetail(input)
      const answer = Object.hasOwn(answers, target) ? answers[target] : undefined
      const text = typeof answer === 'string' ? answer.trim() : ''
      if (!detail || !text) return []
      const name = names[detail]
      return [[name, name === 'fullAddress' ? { formattedAddress: text } : text]]
    }),
  )
}
