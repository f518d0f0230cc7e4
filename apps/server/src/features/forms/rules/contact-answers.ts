import { visibleQuestions } from '@kalends/contract/form-rules'
import type { Asking } from './fields.ts'

/** Contact details that answers give; absent ones are undefined. */
export type AnsweredContact = {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  fullAddress?: { formattedAddress: string }
}

const contactFields: Record<string, keyof AnsweredContact> = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phone',
  ADDRESS: 'fullAddress',
}
const standardTargets: Record<string, keyof AnsweredContact> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  address: 'fullAddress',
}

/** Which detail of the contact the answer to a question is, by its mapping or a standard target. */
export function toContactDetail(target: string, contactField: string | null | undefined) {
  const mapped = contactField ? contactFields[contactField] : undefined
  return mapped ?? (Object.hasOwn(standardTargets, target) ? standardTargets[target] : undefined)
}

/** Returns the contact details that a form asks for. */
export function listContactDetails({ fields }: Asking): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ inputOptions }) => {
      const { target, contactMapping } = inputOptions ?? {}
      return toContactDetail(target ?? '', contactMapping?.contactField) ?? []
    }),
  )
}

/** Who answered: fields mapped to the contact or with a standard target, trimmed; blank answers say nothing. */
export function answeredContact(form: Asking, answers: Readonly<Record<string, unknown>>): AnsweredContact {
  return Object.fromEntries(
    visibleQuestions(form, answers).flatMap(({ target, input }) => {
      const name = toContactDetail(target, input.contactMapping?.contactField)
      const answer = Object.hasOwn(answers, target) ? answers[target] : undefined
      const text = typeof answer === 'string' ? answer.trim() : ''
      if (!name || !text) return []
      return [[name, name === 'fullAddress' ? { formattedAddress: text } : text]]
    }),
  )
}
