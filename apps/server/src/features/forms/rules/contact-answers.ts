import { askedFields, type Form } from './fields.ts'

/** Contact details that answers give; absent ones are undefined. */
export type AnsweredContact = {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
}

const contactFields: Record<string, keyof AnsweredContact> = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phone',
}

const standardTargets: Record<string, keyof AnsweredContact> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
}

/** Who answered: fields mapped to the contact or with a standard target, trimmed; blank answers say nothing. */
export function contactOfAnswers(
  form: Pick<Form, 'fields'>,
  answers: Readonly<Record<string, unknown>>,
): AnsweredContact {
  return Object.fromEntries(
    askedFields(form).flatMap(({ target, contactMapping }) => {
      const name = contactFields[contactMapping?.contactField ?? ''] ?? standardTargets[target]
      const answer = Object.hasOwn(answers, target) ? answers[target] : undefined
      const text = typeof answer === 'string' ? answer.trim() : ''
      return name && text ? [[name, text]] : []
    }),
  )
}
