import type { MessageKey } from '../../lib/messages/store.ts'

/** What the customer has typed; the names are the targets of the booking form. */
export type Answers = {
  first_name: string
  last_name: string
  email: string
  phone: string
  message: string
  agree: boolean
}

export type AnswerName = Exclude<keyof Answers, never>
export type Mistakes = Partial<Record<AnswerName, MessageKey>>

export const answerNames = ['first_name', 'last_name', 'email', 'phone', 'message'] as const

const NAME_LENGTH = 100
const MESSAGE_LENGTH = 2000

export function answersOf(form: FormData): Answers {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    agree: form.get('agree') === 'yes',
  }
}

/** The same rules in the browser, while typing, and on the server. The API has the last word. */
export function mistakesIn(answers: Answers): Mistakes {
  const found: Partial<Record<AnswerName, MessageKey | undefined>> = {
    first_name: nameMistake(answers.first_name),
    last_name: answers.last_name.length > NAME_LENGTH ? 'site.book.error.tooLong' : undefined,
    email: emailMistake(answers.email),
    phone: phoneMistake(answers.phone),
    message: answers.message.length > MESSAGE_LENGTH ? 'site.book.error.tooLong' : undefined,
    agree: answers.agree ? undefined : 'site.book.error.agree',
  }
  return Object.fromEntries(Object.entries(found).filter(([, mistake]) => mistake)) as Mistakes
}

function nameMistake(name: string): MessageKey | undefined {
  if (!name) return 'site.book.error.name'
  return name.length > NAME_LENGTH ? 'site.book.error.tooLong' : undefined
}

function emailMistake(email: string): MessageKey | undefined {
  if (!email) return 'site.book.error.email'
  const [box, domain, ...rest] = email.split('@')
  if (domain === undefined) return 'site.book.error.emailNoAt'
  if (!box || rest.length > 0 || /\s/.test(email)) return 'site.book.error.emailForm'
  return /^[^.]+(\.[^.]+)+$/.test(domain) ? undefined : 'site.book.error.emailEnd'
}

const phoneMistake = (phone: string): MessageKey | undefined =>
  phone && !/^\+?[\d\s()./-]{5,30}$/.test(phone) ? 'site.book.error.phone' : undefined
